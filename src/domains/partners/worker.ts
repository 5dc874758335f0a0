import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { forgetInvitations } from './members/invitation-storage.ts'

/** Forgets invitations that nobody took. */
export function worker({ db }: { readonly db: Database }): WorkerSide {
  return {
    retention: [{ what: 'invitations of shops', keptMs: 0, forget: (before) => forgetInvitations(db, before) }],
  }
}
