export function roundPath(text: string): string
