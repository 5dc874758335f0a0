import { Conflict } from '../Conflict.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Outcome } from './outcome.ts'

/** What came of the form that was sent last, above its screen. */
export function OutcomeView({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return null
  if (outcome.kind === 'done')
    return (
      <p className="outcome done" role="status">
        {outcome.message}
      </p>
    )
  if (outcome.kind === 'refused')
    return (
      <p className="outcome refused" role="alert">
        {outcome.message}
      </p>
    )
  if (outcome.kind === 'conflict') return <Conflict versions={outcome.versions} />
  return outcome.kind === 'confirm' ? <ConfirmDialog question={outcome.question} fields={outcome.fields} /> : null
}
