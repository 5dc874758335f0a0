import type { ReactNode } from 'react'

/** One part of a page about one's account; `saved`: what has just happened to it. */
export function OwnSection({
  id,
  title,
  lead,
  saved = null,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly saved?: string | null
  readonly children: ReactNode
}) {
  return (
    <section className="own-part" id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {saved !== null && (
        <p className="own-saved" role="status">
          {saved}
        </p>
      )}
      {children}
    </section>
  )
}
