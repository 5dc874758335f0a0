import { recordChange } from '#platform/audit/record-change.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { decide } from '../decide.ts'
import type { DecideDeps, Decider } from '../deciding.ts'
import type { Item, ItemName } from '../items/item.ts'
import { findItem, lockItem } from '../items/item-storage.ts'
import type { PolicyReason } from '../rules/policy-reasons.ts'
import type { Decision } from '../told.ts'

export interface PersonsDecision {
  readonly decision: 'publish' | 'refuse' | 'remove'
  readonly reasons: readonly PolicyReason[]
  readonly words: string | null
  readonly who: Decider
  /** What was read: words that have changed since are read again. Null: whatever stands. */
  readonly version: number | null
  /** Of the request that it came by. */
  readonly requestId?: string
}

/** `changed`: its author has written something else since it was read. */
export type DecideOutcome = 'decided' | 'unknown' | 'changed'

/** What a person decides about a text, whether it waits or is published. */
export function decideItem(
  db: Database,
  name: ItemName,
  deciding: PersonsDecision,
  deps: DecideDeps,
): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, name)
    if (item === null) return 'unknown'
    if (deciding.version !== null && deciding.version !== item.version) return 'changed'
    await decide(tx, item, { ...deciding, decision: decisionFor(item, deciding.decision) }, deps)
    await tellLog(tx, item, deciding)
    return 'decided'
  })
}

/** What a person decides is told to the audit log; words that authors or reporters may be known by stay here. */
async function tellLog(
  tx: DatabaseTransaction,
  before: Item,
  { who, requestId, decision }: PersonsDecision,
): Promise<void> {
  if (who.by !== 'person') return
  const { kind, itemId } = before
  const after = await findItem(tx, { kind, itemId })
  await recordChange(tx, {
    by: asId<UserId>(who.personId),
    of: { kind: 'moderation.decision', id: `${kind}/${itemId}` },
    action: decision,
    before: standing(before),
    after: after && standing(after),
    ...(requestId !== undefined && { requestId }),
  })
}

function standing({ version, state, shownVersion, reasons }: Item): JsonValue {
  return { version, state, shownVersion, reasons: [...reasons] }
}

/** What others read is removed, what nobody has read is refused. */
function decisionFor({ state, shownVersion }: Item, decision: PersonsDecision['decision']): Decision {
  if (decision === 'refuse' && state === 'published') return 'remove'
  return decision === 'remove' && shownVersion === null && state !== 'removed' ? 'refuse' : decision
}
