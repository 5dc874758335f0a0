import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { BOARD_LIMITS } from './board.ts'

/** Forgets boards that are nobody's and that nobody has changed for long. */
export function worker({ db }: { readonly db: Database }): WorkerSide {
  return {
    retention: [
      {
        what: 'boards that were begun signed out',
        keptMs: BOARD_LIMITS.unownedMs,
        forget: (before) =>
          sql`delete from boards.board where person_id is null and changed_at <= ${before}`.execute(db),
      },
    ],
  }
}
