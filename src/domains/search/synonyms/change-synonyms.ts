import { defineUndo } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import { type Synonym, synonymKey } from './synonym.ts'
import { deleteSynonym, insertSynonym, loadSynonyms, lockSynonyms } from './synonym-storage.ts'
import { type SynonymGiven, type SynonymProblem, type VettedAgainst, vetSynonym } from './vet-synonym.ts'

export interface ChangedBy {
  readonly by: UserId
  readonly reason?: string | undefined
  readonly requestId: string
}

export interface SynonymDeps {
  readonly clock: Clock
  readonly isOurWord: VettedAgainst['isOurWord']
}

export type AddOutcome =
  | { readonly kind: 'added'; readonly id: number }
  /** The words mean something already. */
  | { readonly kind: 'taken'; readonly present: Synonym }
  | { readonly kind: 'wrong'; readonly problem: SynonymProblem }

const KIND = 'search.synonym'

/** Gives words of searches a meaning; told to the audit log. */
export function addSynonym(db: Database, given: SynonymGiven, who: ChangedBy, deps: SynonymDeps): Promise<AddOutcome> {
  return db.transaction().execute(async (tx) => {
    const outcome = await keep(tx, given, deps)
    if (outcome.kind === 'added') await tell(tx, 'added', synonymKey(given), null, given, who)
    return outcome
  })
}

async function keep(
  tx: DatabaseTransaction,
  given: SynonymGiven,
  { clock, isOurWord }: SynonymDeps,
): Promise<AddOutcome> {
  await lockSynonyms(tx)
  const synonyms = await loadSynonyms(tx)
  const present = synonyms.find(({ words }) => synonymKey({ words }) === synonymKey(given))
  if (present !== undefined) return { kind: 'taken', present }
  const vetted = vetSynonym(given, { synonyms, isOurWord })
  if ('problem' in vetted) return { kind: 'wrong', problem: vetted.problem }
  const id = await insertSynonym(tx, given, vetted.key, clock.now())
  if (id === null) throw new Error('the words were taken under the lock')
  return { kind: 'added', id }
}

/** The words that it was of; null: it is gone already. */
export function removeSynonym(db: Database, id: number, who: ChangedBy): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    await lockSynonyms(tx)
    const removed = await deleteSynonym(tx, id)
    if (removed !== null) await tell(tx, 'removed', synonymKey(removed), removed, null, who)
    return removed && removed.words
  })
}

async function tell(
  tx: DatabaseTransaction,
  action: string,
  id: string,
  before: SynonymGiven | null,
  after: SynonymGiven | null,
  { by, reason, requestId }: ChangedBy,
): Promise<void> {
  const of = { kind: KIND, id }
  await recordChange(tx, {
    by,
    of,
    action,
    requestId,
    before: jsonOf(before),
    after: jsonOf(after),
    ...(reason !== undefined && reason !== '' && { reason }),
  })
}

function jsonOf(given: SynonymGiven | null): JsonValue | null {
  return given && { words: given.words, meaning: given.meaning, categoryId: given.categoryId }
}

/** Takes away what was added, and brings back what was removed, where the words have not been given another meaning since. */
export function undoSynonyms(deps: SynonymDeps) {
  return defineUndo({
    kind: KIND,
    access: 'staff:content',
    undo: async (tx, { before, after, thingId }) => {
      await lockSynonyms(tx)
      if (after === null)
        return (await keep(tx, before as unknown as SynonymGiven, deps)).kind === 'added' ? 'undone' : 'changed'
      const { words, meaning, categoryId } = after as unknown as SynonymGiven
      const present = (await loadSynonyms(tx)).find((each) => synonymKey(each) === thingId)
      const isSame = present?.words === words && present.meaning === meaning && present.categoryId === categoryId
      if (present === undefined || !isSame) return 'changed'
      await deleteSynonym(tx, present.id)
      return 'undone'
    },
  })
}
