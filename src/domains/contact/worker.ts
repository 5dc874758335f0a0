import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { CONTACT_LIMITS } from './message.ts'
import { forgetMessages } from './storage.ts'

/** Forgets messages half a year after they came. */
export function worker({ db }: { readonly db: Database }): WorkerSide {
  return {
    retention: [
      {
        what: 'messages of the contact forms',
        keptMs: CONTACT_LIMITS.keptDays * 86_400_000,
        forget: (before) => db.transaction().execute((tx) => forgetMessages(tx, before)),
      },
    ],
  }
}
