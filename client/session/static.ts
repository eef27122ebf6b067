/** Does this page lie on a host that has nothing but files? (tools/lib/static.mjs) Then no server is ever asked. */
export const isStatic = globalThis.document?.querySelector('meta[name=static]') != null

/** Where a file lies beside the page. */
export const fileAt = (path: string): string => (isStatic ? `./${path}` : `/${path}`)
