import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { Deciding } from './deciding.ts'
import type { Item } from './items/item.ts'

/**
 * Tells the audit log what a person has decided; rules decide too often, and theirs stand in `moderation.decision` alone. Words are
 * somebody's: the log names the decision that has them.
 */
export async function recordDecision(
  tx: DatabaseTransaction,
  { kind, itemId, version, state }: Item,
  { decision, reasons, who, requestId }: Deciding,
  after: { readonly state: Item['state']; readonly decisionId: number },
): Promise<void> {
  if (who.by === 'rules') return
  await recordChange(tx, {
    by: who.by === 'person' ? asId<UserId>(who.personId) : null,
    of: { kind: 'moderation.text', id: `${kind}/${itemId}` },
    action: decision,
    before: { state },
    after: { ...after, version, reasons: [...reasons] },
    ...(requestId !== undefined && { requestId }),
  })
}
