import type { ReactNode } from 'react'

/** drop is for true price drops alone. */
export type TagTone = 'neutral' | 'info' | 'good' | 'care' | 'wrong' | 'drop'

/** A word or two that qualify what they stand on. `round`: a count or a state of a whole thing. */
export function Tag({
  tone = 'neutral',
  round = false,
  children,
}: {
  readonly tone?: TagTone
  readonly round?: boolean
  readonly children: ReactNode
}) {
  return <span className={`tag${tone === 'neutral' ? '' : ` ${tone}`}${round ? ' round' : ''}`}>{children}</span>
}
