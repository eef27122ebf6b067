import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { Frame } from './Frame.tsx'
import { type Block, blocksIn } from './markdown.ts'

function Shown({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return block.level <= 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="bullets">
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="scrolling">
          <table>
            <thead>
              <tr>
                {block.head.map(cell => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(row => (
                <tr key={row.join()}>
                  {row.map(cell => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

/** Who made what this page shows: CREDITS.md, readably. */
export function Credits() {
  const { shell } = useWords()
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null)
  useEffect(() => {
    fetch('/CREDITS.md')
      .then(answer => (answer.ok ? answer.text() : ''))
      // The first heading is the page's own.
      .then(text => setBlocks(blocksIn(text).slice(1)))
      .catch(() => setBlocks([]))
  }, [])
  return (
    <Frame title={shell.footer.credits}>
      <div className="panel stack reading" lang="en">
        {blocks?.length === 0 && <p>{shell.offline}</p>}
        {blocks?.map(block => (
          <Shown key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </Frame>
  )
}
