import { defineUndo, type Undo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import { APPLICATION_CHANGE } from './decide.ts'
import { isTaken } from './domain-step.ts'
import { lockApplication, submitApplication } from './storage.ts'

/** A refusal is taken back: the application waits again. An approval is not: a shop that is there is suspended instead. */
export function undoDecision({ clock }: { readonly clock: Clock }): Undo {
  return defineUndo({
    kind: APPLICATION_CHANGE,
    access: 'staff:feeds',
    undo: async (tx, { thingId, action }) => {
      const found = action === 'rejected' ? await lockApplication(tx, Number(thingId)) : null
      if (found === null || found.state !== 'refused' || found.domain === null) return 'changed'
      if (await isTaken(tx, found.domain)) return 'changed'
      await submitApplication(tx, found.id, clock.now())
      return 'undone'
    },
  })
}
