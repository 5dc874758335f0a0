import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import type { Member, MemberRole } from './member.ts'

/** Everybody of a shop, whoever has been there longest first. */
export async function membersOf(db: DatabaseOrTransaction, eshopId: EshopId): Promise<readonly Member[]> {
  return (await selectMembers(db).where('eshop_id', '=', eshopId).execute()).map(memberOfRow)
}

/** All shops that a person may act for. */
export async function membershipsOf(db: DatabaseOrTransaction, personId: UserId): Promise<readonly Member[]> {
  return (await selectMembers(db).where('person_id', '=', personId).execute()).map(memberOfRow)
}

/** What a person is to a shop, or null. Read at each request and kept nowhere: who is removed is out with the next one. */
export async function roleOf(
  db: DatabaseOrTransaction,
  eshopId: EshopId,
  personId: UserId,
): Promise<MemberRole | null> {
  const row = await db
    .selectFrom('partners.member')
    .select('role')
    .where('eshop_id', '=', eshopId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return (row?.role as MemberRole | undefined) ?? null
}

/** Everybody of a shop; until the transaction ends nobody else changes them. */
export async function lockMembers(tx: DatabaseOrTransaction, eshopId: EshopId): Promise<readonly Member[]> {
  return (await selectMembers(tx).where('eshop_id', '=', eshopId).forUpdate().execute()).map(memberOfRow)
}

/** false: they are one already, whatever their role. */
export async function insertMember(
  tx: DatabaseOrTransaction,
  { eshopId, personId, role, since, by }: Member & { readonly by: UserId | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('partners.member')
    .values({ eshop_id: eshopId, person_id: personId, role, since, added_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function writeRole(
  tx: DatabaseOrTransaction,
  { eshopId, personId, role }: Pick<Member, 'eshopId' | 'personId' | 'role'>,
): Promise<void> {
  await tx
    .updateTable('partners.member')
    .set({ role })
    .where('eshop_id', '=', eshopId)
    .where('person_id', '=', personId)
    .execute()
}

export async function deleteMember(
  tx: DatabaseOrTransaction,
  { eshopId, personId }: Pick<Member, 'eshopId' | 'personId'>,
): Promise<void> {
  await tx.deleteFrom('partners.member').where('eshop_id', '=', eshopId).where('person_id', '=', personId).execute()
}

function selectMembers(db: DatabaseOrTransaction) {
  return db
    .selectFrom('partners.member')
    .select(['eshop_id', 'person_id', 'role', 'since'])
    .orderBy('since')
    .orderBy('eshop_id')
    .orderBy('person_id')
}

function memberOfRow(row: { eshop_id: number; person_id: number; role: string; since: Date }): Member {
  return {
    eshopId: asId<EshopId>(row.eshop_id),
    personId: asId<UserId>(row.person_id),
    role: row.role as MemberRole,
    since: row.since,
  }
}
