import { eshopNames } from '#domains/eshops/contract.ts'
import { setShopsOfPerson } from '#domains/identity/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import { deleteInvitationsBy } from './invitation-storage.ts'
import type { MemberRole } from './member.ts'
import { deleteMember, insertMember, lockMembers, membershipsOf, writeRole } from './member-storage.ts'
import { MEMBER_CHANGE, tellInvitation } from './tell-invitation.ts'

/** Whose membership, and who changes it: null is a command of the operator, or the product itself. */
export interface MemberOf {
  readonly eshopId: EshopId
  readonly personId: UserId
  readonly by: UserId | null
  readonly requestId?: string
}

/** `last-owner`: a shop always has somebody who may let others in. */
export type MemberOutcome = 'done' | 'unchanged' | 'unknown' | 'last-owner'

const NO_OWNER_LEFT =
  'A conta da última pessoa responsável pela loja foi apagada: já ninguém da loja pode convidar outras pessoas.'

/** Lets a person act for a shop, in the caller's transaction; `unchanged`: they are one of its people already, whatever their role. */
export async function addMember(
  tx: DatabaseTransaction,
  { role, now, ...of }: MemberOf & { readonly role: MemberRole; readonly now: Date },
): Promise<'done' | 'unchanged'> {
  const { eshopId, personId, by } = of
  if (!(await insertMember(tx, { eshopId, personId, role, since: now, by }))) return 'unchanged'
  await tellChange(tx, of, 'added', null, role)
  await tellIdentity(tx, personId)
  return 'done'
}

/** Gives somebody of a shop another role. */
export async function changeMemberRole(
  tx: DatabaseTransaction,
  { role, ...of }: MemberOf & { readonly role: MemberRole },
): Promise<MemberOutcome> {
  const found = await lockMember(tx, of)
  if (found === null) return 'unknown'
  if (found.role === role) return 'unchanged'
  if (found.isLastOwner) return 'last-owner'
  await writeRole(tx, { ...of, role })
  await tellChange(tx, of, 'set', found.role, role)
  if (found.role === 'owner') await withdrawInvitationsOf(tx, of)
  return 'done'
}

/** From their next request on they are nobody to this shop. */
export async function removeMember(tx: DatabaseTransaction, of: MemberOf): Promise<MemberOutcome> {
  const found = await lockMember(tx, of)
  if (found === null) return 'unknown'
  if (found.isLastOwner) return 'last-owner'
  await deleteMember(tx, of)
  await tellChange(tx, of, 'removed', found.role, null)
  await withdrawInvitationsOf(tx, of)
  await tellIdentity(tx, of.personId)
  return 'done'
}

/**
 * With an account that ends, in the transaction of its erasure: the person is of no shop any more, the last owner neither, and where nobody
 * is left who may let others in, the log says so to who runs the site.
 */
export async function removeWithAccount(tx: DatabaseTransaction, personId: UserId): Promise<void> {
  for (const { eshopId } of await membershipsOf(tx, personId)) {
    const of = { eshopId, personId, by: null }
    const found = await lockMember(tx, of)
    if (found === null) continue
    await deleteMember(tx, of)
    await withdrawInvitationsOf(tx, of)
    // Nothing of who is erased stays, their number neither.
    await recordChange(tx, {
      by: null,
      of: { kind: MEMBER_CHANGE, id: `${eshopId}/conta-eliminada` },
      action: 'removed',
      before: { role: found.role },
      after: null,
      ...(found.isLastOwner && { reason: NO_OWNER_LEFT }),
    })
  }
}

/** Who may let nobody in any more has let nobody in: their invitations would bring them back by another address. */
async function withdrawInvitationsOf(tx: DatabaseTransaction, { eshopId, personId, by, requestId }: MemberOf) {
  for (const { id, role } of await deleteInvitationsBy(tx, eshopId, personId))
    await tellInvitation(tx, { eshopId, id, by, ...(requestId !== undefined && { requestId }) }, 'withdrawn', role)
}

async function lockMember(tx: DatabaseTransaction, { eshopId, personId }: MemberOf) {
  const members = await lockMembers(tx, eshopId)
  const member = members.find((each) => each.personId === personId)
  if (member === undefined) return null
  const owners = members.filter(({ role }) => role === 'owner')
  return { role: member.role, isLastOwner: member.role === 'owner' && owners.length === 1 }
}

function tellChange(
  tx: DatabaseTransaction,
  { eshopId, personId, by, requestId }: MemberOf,
  action: string,
  before: MemberRole | null,
  after: MemberRole | null,
): Promise<void> {
  return recordChange(tx, {
    by,
    of: { kind: MEMBER_CHANGE, id: `${eshopId}/${personId}` },
    action,
    before: before === null ? null : { role: before },
    after: after === null ? null : { role: after },
    ...(requestId !== undefined && { requestId }),
  })
}

/** What pages show of a person of a shop, and that nobody reviews their own (identity's roles), follows from here. */
async function tellIdentity(tx: DatabaseTransaction, personId: UserId): Promise<void> {
  const shops = (await membershipsOf(tx, personId)).map(({ eshopId }) => eshopId)
  const names = await eshopNames(tx, shops)
  await setShopsOfPerson(
    tx,
    personId,
    shops.flatMap((eshopId) => names.get(eshopId)?.slug ?? []),
  )
}
