import type { ReactNode } from 'react'

/** Nothing is here: what that means and where to go on. `actions`: links or buttons. */
export function EmptyState({
  title,
  children,
  actions,
}: {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  )
}
