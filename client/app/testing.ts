import type { Section } from '../games/contract.ts'

/** What is wrong with the pictures of a reference: each stands at a paragraph, says what it shows, and can be told apart. */
export const faultsOfDrawings = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ id, paragraphs, drawings = [] }) => [
    ...drawings.flatMap(({ at, alt, width, height }) => {
      const where = `${id}: “${alt}”`
      return [
        ...(paragraphs[at] === undefined ? [`${where} has no paragraph ${at}`] : []),
        ...(alt.trim() === '' || /undefined|NaN|\[object/.test(alt) ? [`${where} says nothing`] : []),
        ...(Math.min(width, height) > 33 ? [] : [`${where} is too small`]),
      ]
    }),
    ...(new Set(drawings.map(({ alt }) => alt)).size === drawings.length
      ? []
      : [`${id} says the same of two pictures`]),
  ])

/** Whether a section shows what has this name, once, at a paragraph that tells of it. */
export function isBeside(sections: readonly Section[], id: string, name: string): boolean {
  const { paragraphs = [], drawings = [] } = sections.find(each => each.id === id) ?? {}
  return drawings.filter(({ alt, at }) => alt.includes(name) && paragraphs[at]?.includes(name)).length === 1
}
