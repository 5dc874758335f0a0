import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { forgetChanges } from './find-changes.ts'

/** Three years (docs/limits.md); the table refuses to lose what is younger. */
const KEPT_MS = 1_096 * 86_400_000

export function worker({ db }: { readonly db: Database }): WorkerSide {
  return { retention: [{ what: 'the audit log', keptMs: KEPT_MS, forget: (before) => forgetChanges(db, before) }] }
}
