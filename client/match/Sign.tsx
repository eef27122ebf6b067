import type { ComponentProps, ReactNode } from 'react'

/** What is drawn on a button. */
export function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    >
      {children}
    </svg>
  )
}

/** A button with a sign in place of words. */
export function SignButton({ label, ...button }: Omit<ComponentProps<'button'>, 'type'> & { label: string }) {
  return <button type="button" className="button quiet small" aria-label={label} title={label} {...button} />
}
