import { randomBytes } from 'node:crypto'
import { eshopNames } from '#domains/eshops/contract.ts'
import { addressesOf, namesOf } from '#domains/identity/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { memberInvited } from '../mails/invitation-notice.ts'
import { addMember } from './change-members.ts'
import {
  deleteInvitation,
  findInvitation,
  type Invitation,
  insertInvitation,
  invitationsOf,
} from './invitation-storage.ts'
import type { MemberRole } from './member.ts'
import { INVITATION_DAYS, MOST_MEMBERS } from './member-calls.ts'
import { lockMembers } from './member-storage.ts'
import { tellInvitation } from './tell-invitation.ts'

const CODE_BYTES = 24
const DAY_MS = 86_400_000

export interface Inviting {
  readonly eshopId: EshopId
  readonly by: UserId
  /** Read by `readEmail`. */
  readonly address: string
  readonly role: MemberRole
  readonly now: Date
  readonly requestId: string
}

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly expiresAt: Date }
  | { readonly kind: 'member' }
  | { readonly kind: 'full' }

/** Asks somebody by mail to act for a shop; `member`: they do already, `full`: the shop has no room for more. */
export async function invite(tx: DatabaseTransaction, asked: Inviting): Promise<InviteOutcome> {
  const { eshopId, address, role, now, by, requestId } = asked
  const members = await lockMembers(tx, eshopId)
  const addresses = await addressesOf(
    tx,
    members.map(({ personId }) => personId),
  )
  if ([...addresses.values()].some((each) => each.toLowerCase() === address.toLowerCase())) return { kind: 'member' }
  if (members.length + (await invitationsOf(tx, eshopId, now)).length >= MOST_MEMBERS) return { kind: 'full' }
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const id = await insertInvitation(tx, { eshopId, address, role, expiresAt, invitedBy: by }, code, now)
  const [shop, inviter] = await Promise.all([eshopNames(tx, [eshopId]), namesOf(tx, [by])])
  await queueMail(tx, memberInvited, {
    to: address,
    data: { shop: shop.get(eshopId)?.name ?? '', inviter: inviter.get(by) ?? '', role, code },
  })
  await tellInvitation(tx, { eshopId, id, by, requestId }, 'invited', role)
  return { kind: 'invited', expiresAt }
}

/** What a mail's code opens for who has signed in with an address; null: nothing, or not for that address. */
export async function invitationFor(
  tx: DatabaseTransaction,
  { code, email, now }: { readonly code: string; readonly email: string; readonly now: Date },
): Promise<Invitation | null> {
  const invitation = await findInvitation(tx, code, now)
  return invitation !== null && invitation.address.toLowerCase() === email.toLowerCase() ? invitation : null
}

/** Makes who was invited one of the shop's people; the slug of the shop, or null where the code opens nothing for them. */
export async function acceptInvitation(
  tx: DatabaseTransaction,
  asked: { readonly code: string; readonly email: string; readonly personId: number; readonly now: Date },
): Promise<string | null> {
  const invitation = await invitationFor(tx, asked)
  if (invitation === null) return null
  const { eshopId, role, invitedBy, id } = invitation
  const personId = asId<UserId>(asked.personId)
  await deleteInvitation(tx, eshopId, id)
  await addMember(tx, { eshopId, personId, role, by: invitedBy, now: asked.now })
  return (await eshopNames(tx, [eshopId])).get(eshopId)?.slug ?? null
}

/** false: there is none of that number. */
export async function withdrawInvitation(
  tx: DatabaseTransaction,
  of: { readonly eshopId: EshopId; readonly id: number; readonly by: UserId | null; readonly requestId: string },
): Promise<boolean> {
  const role = await deleteInvitation(tx, of.eshopId, of.id)
  if (role !== null) await tellInvitation(tx, of, 'withdrawn', role)
  return role !== null
}
