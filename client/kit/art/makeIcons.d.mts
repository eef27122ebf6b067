export const BY_AUTHOR: Readonly<Record<string, string>>
export function cut(): Record<string, string[]>
