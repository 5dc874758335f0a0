import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { forgetMailCodes } from './codes/mail-code-storage.ts'
import { forgetRegistrations } from './codes/registration-storage.ts'
import { forgetSessions } from './sessions/session-storage.ts'
import { forgetTurns } from './throttle/turns.ts'

const DAY_MS = 86_400_000

/** A code that is over is kept a day longer, so that who comes late reads why. */
export function worker({ db }: { readonly db: Database }): WorkerSide {
  return {
    retention: [
      { what: 'registrations', keptMs: DAY_MS, forget: (before) => forgetRegistrations(db, before) },
      { what: 'codes of mails', keptMs: DAY_MS, forget: (before) => forgetMailCodes(db, before) },
      { what: 'sessions that are over', keptMs: 30 * DAY_MS, forget: (before) => forgetSessions(db, before) },
      { what: 'turns', keptMs: 0, forget: (before) => forgetTurns(db, before) },
    ],
  }
}
