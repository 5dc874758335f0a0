import { defineUndo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import { unbring } from '../undo-inspiration.ts'
import { UPLOAD_CHANGE } from './bring-upload.ts'
import { lockUpload } from './upload.ts'

/**
 * Takes back what a shop's file brought, all of it or nothing: what was new is withdrawn, what was changed is again as it was. What is not as the
 * file left it stops all of it; then single ones are taken back by their own rows of the log.
 */
export function undoUpload(clock: Clock) {
  return defineUndo({
    kind: UPLOAD_CHANGE,
    access: 'staff:content',
    undo: async (tx, { thingId, action }) => {
      const upload = action === 'brought' ? await lockUpload(tx, Number(thingId)) : null
      const rows = upload?.brought ?? []
      return rows.length === 0 ? 'changed' : unbring(tx, rows, clock.now())
    },
  })
}
