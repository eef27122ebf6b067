import { type ReactElement, useEffect, useState } from 'react'
import { useLanguage, useWords } from '../i18n/index.ts'
import './deal.css'

/**
 * The deal of a match. While it runs: what the server has committed to. When it is over, by its key for watching: was it
 * dealt before it began, and how can anybody check that? What it takes is fetched when somebody looks.
 */
export function Fairness({ match, commitment }: { match: string; commitment?: string | null }) {
  const { untold } = useWords().table.ending
  const language = useLanguage()
  const [report, setReport] = useState<ReactElement | null>(null)
  useEffect(() => {
    let wanted = true
    import('./DealReport.tsx')
      .then(fetched => fetched.report(match, commitment, language))
      .catch(() => <p className="hint">{untold}</p>)
      .then(told => wanted && setReport(told))
    return () => {
      wanted = false
    }
  }, [match, commitment, language, untold])
  return report
}
