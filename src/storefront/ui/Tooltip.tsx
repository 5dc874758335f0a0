import type { ReactNode } from 'react'

/** A word of explanation beside something, by pointer, focus or touch; Escape puts it away (client/escape.ts). `id` is its own on the page. */
export function Tooltip({
  id,
  label,
  children,
}: {
  readonly id: string
  /** What it explains: the name of its button. */
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <span className="tooltip" data-dismissible="">
      <button type="button" aria-label={label} aria-describedby={id}>
        ?
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  )
}
