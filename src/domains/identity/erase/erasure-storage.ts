import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'

export interface Erasure {
  readonly personId: UserId
  readonly askedAt: Date
  readonly dueAt: Date
}

/** Asks for it; false when it has been asked for already, which stays as it is. */
export async function insertErasure(tx: DatabaseOrTransaction, erasure: Erasure, undoHash: Buffer): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity.erasure')
    .values({
      person_id: erasure.personId,
      asked_at: erasure.askedAt,
      due_at: erasure.dueAt,
      undo_hash: undoHash,
    })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('person_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findErasure(
  db: DatabaseOrTransaction,
  which: { readonly personId: UserId } | { readonly undoHash: Buffer },
): Promise<Erasure | null> {
  return found(db, which)
}

async function found(db: DatabaseOrTransaction, which: { personId: UserId } | { undoHash: Buffer }) {
  const all = db.selectFrom('identity.erasure').select(['person_id', 'asked_at', 'due_at'])
  const row = await (
    'personId' in which ? all.where('person_id', '=', which.personId) : all.where('undo_hash', '=', which.undoHash)
  ).executeTakeFirst()
  return row === undefined ? null : { personId: asId<UserId>(row.person_id), askedAt: row.asked_at, dueAt: row.due_at }
}

/** Of some people, those who are to be erased. */
export async function erasedAmong(
  db: DatabaseOrTransaction,
  personIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const rows = await db
    .selectFrom('identity.erasure')
    .select('person_id')
    .where('person_id', 'in', [...personIds])
    .execute()
  return new Set(rows.map(({ person_id }) => asId<UserId>(person_id)))
}

/** Those whose days are over, at most so many. */
export async function dueErasures(db: DatabaseOrTransaction, now: Date, most: number): Promise<readonly UserId[]> {
  const rows = await db
    .selectFrom('identity.erasure')
    .select('person_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ person_id }) => asId<UserId>(person_id))
}

/** Undoes it; false when there was none. */
export async function deleteErasure(tx: DatabaseOrTransaction, personId: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.erasure')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
