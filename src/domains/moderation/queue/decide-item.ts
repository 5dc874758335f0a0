import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#platform/database/connect.ts'
import { decide } from '../decide.ts'
import type { DecideDeps, Decider } from '../deciding.ts'
import type { Item, ItemName } from '../items/item.ts'
import { lockItem } from '../items/item-storage.ts'
import type { PolicyReason } from '../rules/policy-reasons.ts'
import type { Decision } from '../told.ts'
import { type ItemFile, loadItemFile } from './queue.ts'

export interface PersonsDecision {
  readonly decision: 'publish' | 'refuse' | 'remove'
  readonly reasons: readonly PolicyReason[]
  readonly words: string | null
  readonly who: Decider
  /** `fileVersion` of what was read: what has changed since is read again. Null: whatever stands. */
  readonly fileVersion: string | null
  /** Of the request that it came by. */
  readonly requestId?: string
}

/** `changed`: somebody has written, reported, complained or decided since it was read. */
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
    const { fileVersion, ...decided } = deciding
    const file = fileVersion === null ? null : await loadItemFile(tx, name)
    if (file !== null && file.fileVersion !== fileVersion) return isSame(file, decided) ? 'decided' : 'changed'
    await decide(tx, item, { ...decided, decision: decisionFor(item, decided.decision) }, deps)
    return 'decided'
  })
}

/** A decision that is sent again, its answer lost on the way, is the one that stands: nobody is told twice. */
function isSame(
  { item, decisions: [last], notices, complaints }: ItemFile,
  { decision, reasons, words, who }: Omit<PersonsDecision, 'fileVersion'>,
): boolean {
  return (
    last !== undefined &&
    notices.length + complaints.length === 0 &&
    last.version === item.version &&
    who.by === 'person' &&
    last.personId === who.personId &&
    last.words === words &&
    isDeepStrictEqual(last.reasons, reasons) &&
    (last.decision === 'publish') === (decision === 'publish')
  )
}

/** What others read is removed, what nobody has read is refused. */
function decisionFor({ state, shownVersion }: Item, decision: PersonsDecision['decision']): Decision {
  if (decision === 'refuse' && state === 'published') return 'remove'
  return decision === 'remove' && shownVersion === null && state !== 'removed' ? 'refuse' : decision
}
