export const BY_AUTHOR: Readonly<Record<string, string>>
export const BY_GAME: Readonly<Record<string, string>>
export function fileOf(game: string): URL
export function cut(game: string): Record<string, string[]>
