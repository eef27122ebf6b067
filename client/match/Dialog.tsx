import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import type { ConfirmWords } from '../i18n/table.ts'

interface Opened {
  readonly title: string
  readonly onClose: () => void
  readonly className?: string
  /** Something long, with forms of its own: it gets a button to close it with. */
  readonly sheet?: string
  readonly children: ReactNode
}

/** Open as long as it is there. Escape, a click outside and every button of its form close it; the focus goes back. */
export function Dialog({ title, onClose, className = '', sheet, children }: Opened) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // Read first what it is about; an Enter pressed too often does nothing.
    heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`table-dialog ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={event => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      {sheet === undefined ? (
        <form method="dialog" className="stack">
          <h2 ref={heading} id={id} tabIndex={-1} className="dialog-title">
            {title}
          </h2>
          {children}
        </form>
      ) : (
        <>
          <form method="dialog" className="sheet-head">
            <h2 ref={heading} id={id} tabIndex={-1} className="dialog-title">
              {title}
            </h2>
            <button type="submit" className="button bright small">
              {sheet}
            </button>
          </form>
          {children}
        </>
      )}
    </dialog>
  )
}

/** Asks before something that cannot be undone. */
export function Confirm({ ask, onYes, onClose }: { ask: ConfirmWords; onYes: () => void; onClose: () => void }) {
  const { shell } = useWords()
  return (
    <Dialog title={ask.title} onClose={onClose}>
      <p>{ask.text}</p>
      <div className="row">
        <button type="submit" className="button quiet">
          {shell.cancel}
        </button>
        <button type="submit" className="button primary" onClick={onYes}>
          {ask.yes}
        </button>
      </div>
    </Dialog>
  )
}
