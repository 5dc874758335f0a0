import type { Database } from '#platform/database/connect.ts'
import { decide } from '../decide.ts'
import type { DecideDeps, Decider } from '../deciding.ts'
import type { Item, ItemName } from '../items/item.ts'
import { lockItem } from '../items/item-storage.ts'
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
    return 'decided'
  })
}

/** What others read is removed, what nobody has read is refused. */
function decisionFor({ state, shownVersion }: Item, decision: PersonsDecision['decision']): Decision {
  if (decision === 'refuse' && state === 'published') return 'remove'
  return decision === 'remove' && shownVersion === null && state !== 'removed' ? 'refuse' : decision
}
