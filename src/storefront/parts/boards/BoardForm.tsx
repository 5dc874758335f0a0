import type { ReactNode } from 'react'

/**
 * What changes a board: a form that is sent to its page, by the browser as it is or by the island without leaving the page
 * (use-live-board.ts). `act`: its word in read-act.ts.
 */
export function BoardForm({
  url,
  act,
  fields = {},
  className,
  leaves = false,
  children,
}: {
  url: string
  act: string
  fields?: Readonly<Record<string, string | number>>
  className?: string
  /** What it does ends in another page. */
  leaves?: boolean
  children: ReactNode
}) {
  return (
    <form method="post" action={url} className={className} data-board-form={leaves ? undefined : ''}>
      <input type="hidden" name="acao" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
