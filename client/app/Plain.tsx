import { Component, type ReactNode } from 'react'
import { useWords } from '../i18n/index.ts'
import { Frame } from './Frame.tsx'
import { hrefOf, Link } from './router.tsx'

export function Loading() {
  const { shell } = useWords()
  return (
    <p className="loading caption" role="status">
      {shell.loading}
    </p>
  )
}

export function NotFound() {
  const { shell } = useWords()
  return (
    <Frame title={shell.notFound.title}>
      <div className="panel stack">
        <p>{shell.notFound.text}</p>
        <p>
          <Link className="button bright" href="/">
            {shell.backHome}
          </Link>
        </p>
      </div>
    </Frame>
  )
}

function Broken() {
  const { shell } = useWords()
  return (
    <Frame title={shell.failed.title}>
      <div className="panel stack" role="alert">
        <p>{shell.failed.text}</p>
        <p className="row">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {shell.failed.retry}
          </button>
          <a className="button" href={hrefOf('/')}>
            {shell.backHome}
          </a>
        </p>
      </div>
    </Frame>
  )
}

/** Whatever breaks below is said in words, with a way back. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
