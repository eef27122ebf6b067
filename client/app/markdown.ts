/* As much of Markdown as CREDITS.md uses: headings, paragraphs, lists, tables. */

export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+/g, '')
    .trim()
const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plain)

export function blocksIn(text: string): Block[] {
  return text
    .replace(/\r/g, '')
    .replace(/^(#+ .*)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .map(chunk => chunk.trim())
    .filter(chunk => chunk !== '')
    .map((chunk): Block => {
      const lines = chunk.split('\n')
      const heading = /^(#+) (.*)$/.exec(chunk)
      if (heading) return { type: 'heading', level: heading[1]?.length ?? 1, text: plain(heading[2] ?? '') }
      if (lines.every(line => line.startsWith('|'))) {
        const [head = '', , ...rows] = lines
        return { type: 'table', head: cells(head), rows: rows.map(cells) }
      }
      if (/^[-*] /.test(chunk))
        return {
          type: 'list',
          items: ` ${lines.map(line => line.trim()).join(' ')}`
            .split(/ [-*] /)
            .slice(1)
            .map(plain),
        }
      return { type: 'paragraph', text: plain(lines.join(' ')) }
    })
}
