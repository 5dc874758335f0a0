import type { ReactNode } from 'react'

/** The heading of a screen, and what can be done with all of it. */
export function ScreenHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="screen-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="soft">{lead}</p>}
      </div>
      {children !== undefined && <div className="actions">{children}</div>}
    </header>
  )
}
