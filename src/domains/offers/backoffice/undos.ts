import { defineUndo, type Undo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import { undoDecisionIn } from '../grouping/decisions/decisions.ts'
import { OVERRIDE_CHANGE, undoOverride } from '../overrides/set-override.ts'
import { DECISION_CHANGE } from './product-routes.ts'

/** How changes of offers and products are taken back from the audit log. */
export function backofficeUndos(clock: Clock): readonly Undo[] {
  return [
    defineUndo({
      kind: OVERRIDE_CHANGE,
      access: 'staff:feeds',
      undo: (tx, change) => undoOverride(tx, change, clock.now()),
    }),
    defineUndo({
      kind: DECISION_CHANGE,
      access: 'staff:feeds',
      // A decision that was taken back is made anew where it is wanted: it is another one then.
      undo: async (tx, { thingId, action }) => {
        if (action === 'undone') return 'changed'
        const answer = await undoDecisionIn(tx, Number(thingId), { by: 'audit log', now: clock.now() })
        return answer.state === 'made' ? 'undone' : 'changed'
      },
    }),
  ]
}
