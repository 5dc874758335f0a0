import type { ReactNode } from 'react'
import { useHasErrors } from './form-answer.ts'

/** Fields of a long form that belong together, folded away until somebody wants them. It stands open where something in it is set or wrong. */
export function FieldGroup({
  title,
  lead,
  names,
  isOpen,
  children,
}: {
  title: string
  /** What stands in it now, for who does not open it: '2 escolhidas'. */
  lead?: string
  /** Of its fields, or what their names begin with. */
  names: readonly string[]
  isOpen: boolean
  children: ReactNode
}) {
  const isWrong = useHasErrors(names)
  return (
    <details className="field-group" open={isOpen || isWrong}>
      <summary>
        {title}
        {lead !== undefined && <span className="soft">{lead}</span>}
      </summary>
      {children}
    </details>
  )
}
