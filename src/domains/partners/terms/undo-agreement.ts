import { z } from 'zod'
import { defineUndo, type Undo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import { AGREEMENT_CHANGE, lockAgreement, storeAgreement } from './agreement.ts'

const told = z.object({ holdsFrom: z.iso.datetime().nullable() })

/** The day before is put back; what clicks have cost meanwhile stays. */
export function undoAgreement({ clock }: { readonly clock: Clock }): Undo {
  return defineUndo({
    kind: AGREEMENT_CHANGE,
    access: 'staff:finance',
    undo: async (tx, { thingId, before, after }) => {
      const [earlier, later] = [told.parse(before).holdsFrom, told.parse(after).holdsFrom]
      const present = await lockAgreement(tx, Number(thingId))
      if ((present?.toISOString() ?? null) !== later) return 'changed'
      await storeAgreement(tx, Number(thingId), earlier === null ? null : new Date(earlier), clock.now())
      return 'undone'
    },
  })
}
