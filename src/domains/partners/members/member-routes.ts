import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressesOf, namesOf, readEmail } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { takeTurns, type TurnRule, type TurnTaker } from '#platform/pace/turns.ts'
import { changeMemberRole, type MemberOf, type MemberOutcome, removeMember } from './change-members.ts'
import { invitationsOf } from './invitation-storage.ts'
import { invite, withdrawInvitation } from './invite.ts'
import {
  changeMemberCall,
  inviteMemberCall,
  MOST_MEMBERS,
  removeMemberCall,
  shopMembersCall,
  withdrawInvitationCall,
} from './member-calls.ts'
import { membersOf } from './member-storage.ts'

export interface MemberRoutesParts {
  readonly db: Database
  readonly clock: Clock
  readonly turns: TurnTaker
}

/** Mails to strangers in a shop's name. */
const INVITATIONS: TurnRule = { purpose: 'partners.invite', burst: 10, everyMs: 600_000 }
/** Of one of them, whichever shops ask. */
const TO_MAILBOX: TurnRule = { purpose: 'partners.invited', burst: 5, everyMs: 4 * 3_600_000 }

/** `/api/v2/shop/members`: who may act for a shop (B-07). */
export function memberRoutes(app: FastifyInstance, { db, clock, turns }: MemberRoutesParts): void {
  mountCall(app, shopMembersCall, ({ request }) =>
    ofShop(request, (eshopId, by) => people(db, eshopId, by, clock.now())),
  )
  mountCall(app, inviteMemberCall, ({ request, body: { email, role } }) =>
    ofShop(request, async (eshopId, by) => {
      const address = readEmail(email)
      if (address === null) return refusal('unprocessable', 'email: is no address (inviteMember)')
      const waitSeconds = await takeTurns(turns, [
        [INVITATIONS, String(eshopId)],
        [TO_MAILBOX, mailboxOf(address)],
      ])
      if (waitSeconds !== null) return refusal('too_many_requests', 'too many invitations (inviteMember)', waitSeconds)
      const asked = { eshopId, by: signedIn(by), address, role, now: clock.now(), requestId: request.id }
      const outcome = await db.transaction().execute((tx) => invite(tx, asked))
      if (outcome.kind === 'member') return refusal('conflict', 'email: acts for the shop already (inviteMember)')
      if (outcome.kind === 'full')
        return refusal('unprocessable', `members: the shop has ${MOST_MEMBERS} people already (inviteMember)`)
      return { expiresAt: outcome.expiresAt.toISOString() }
    }),
  )
  mountCall(app, changeMemberCall, ({ request, params: { personId }, body: { role } }) =>
    changed(request, personId, (of) => db.transaction().execute((tx) => changeMemberRole(tx, { ...of, role }))),
  )
  mountCall(app, removeMemberCall, ({ request, params: { personId } }) =>
    changed(request, personId, (of) => db.transaction().execute((tx) => removeMember(tx, of))),
  )
  mountCall(app, withdrawInvitationCall, ({ request, params: { invitationId: id } }) =>
    ofShop(request, async (eshopId, by) => {
      const of = { eshopId, id, by, requestId: request.id }
      return (await db.transaction().execute((tx) => withdrawInvitation(tx, of)))
        ? undefined
        : refusal('not_found', `invitation ${id} does not exist (withdrawInvitation)`)
    }),
  )
}

async function people(db: Database, eshopId: EshopId, by: UserId | null, now: Date) {
  const members = await membersOf(db, eshopId)
  const ids = members.map(({ personId }) => personId)
  const [names, addresses, invitations] = await Promise.all([
    namesOf(db, ids),
    addressesOf(db, ids),
    invitationsOf(db, eshopId, now),
  ])
  return {
    members: members.map(({ personId, role, since }) => ({
      personId,
      name: names.get(personId) ?? '',
      email: addresses.get(personId) ?? '',
      role,
      since: since.toISOString(),
      isYou: personId === by,
    })),
    invitations: invitations.map(({ id, address, role, expiresAt }) => ({
      invitationId: id,
      email: address,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

async function changed(request: FastifyRequest, personId: number, act: (of: MemberOf) => Promise<MemberOutcome>) {
  return ofShop(request, async (eshopId, by) => {
    const outcome = await act({ eshopId, personId: asId<UserId>(personId), by, requestId: request.id })
    if (outcome === 'unknown') return refusal('not_found', `person ${personId} does not act for the shop`)
    return outcome === 'last-owner'
      ? refusal('conflict', `person ${personId} is the last owner of the shop`)
      : undefined
  })
}

/** No token has the right that these calls ask for. */
function signedIn(by: UserId | null): UserId {
  if (by === null) throw new Error('a program was let in to change the people of a shop')
  return by
}
