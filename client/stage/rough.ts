declare global {
  interface Window {
    /** Tests: painted roughly, since it is done by software and nobody looks. */
    __rough?: boolean
  }
}

export const isRough = (): boolean => typeof window !== 'undefined' && window.__rough === true
