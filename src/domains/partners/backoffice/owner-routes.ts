import type { FastifyInstance } from 'fastify'
import { eshopNames } from '#domains/eshops/contract.ts'
import { namesOf, readEmail } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { refusal, type Refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'
import { changeMemberRole } from '../members/change-members.ts'
import { invitationsOf } from '../members/invitation-storage.ts'
import { invite } from '../members/invite.ts'
import { MOST_MEMBERS } from '../members/member-calls.ts'
import { lockMembers, membersOf } from '../members/member-storage.ts'
import { nameShopOwnerCall, showShopPeopleCall } from './owner-calls.ts'

export interface OwnerRoutesParts {
  readonly db: Database
  readonly clock: Clock
  readonly turns: TurnTaker
}

/** Mails to strangers, in the site's name. */
const INVITATIONS: TurnRule = { purpose: 'partners.name-owner', burst: 10, everyMs: 600_000 }

/** B-07: a shop whose last owner is gone, or that never had one, is given one. */
export function ownerRoutes(app: FastifyInstance, { db, clock, turns }: OwnerRoutesParts): void {
  mountCall(app, showShopPeopleCall, async ({ params }) => {
    const eshopId = asId<EshopId>(params.eshopId)
    const shop = (await eshopNames(db, [eshopId])).get(eshopId)
    return shop === undefined ? noShop(eshopId, 'showShopPeople') : people(db, eshopId, shop.name, clock.now())
  })
  mountCall(app, nameShopOwnerCall, async ({ params, body: { email, personId }, request }) => {
    const eshopId = asId<EshopId>(params.eshopId)
    const by = (await callerOf(request))?.userId
    if (by === undefined) throw new Error('a staff call has a caller')
    const address = email === undefined ? null : readEmail(email)
    if ((personId === undefined) === (email === undefined))
      return refusal('unprocessable', 'requestBody: takes an email or a personId (nameShopOwner)')
    if (email !== undefined && address === null)
      return refusal('unprocessable', 'requestBody.email: is no address (nameShopOwner)')
    if (!(await eshopNames(db, [eshopId])).has(eshopId)) return noShop(eshopId, 'nameShopOwner')
    const waitSeconds = await turns.take(INVITATIONS, String(by))
    if (waitSeconds !== null) return refusal('too_many_requests', 'too many invitations (nameShopOwner)', waitSeconds)
    const asked = { eshopId, by, now: clock.now(), requestId: request.id }
    return db.transaction().execute(async (tx) => {
      const members = await lockMembers(tx, eshopId)
      if (members.some(({ role }) => role === 'owner'))
        return refusal('conflict', `shop ${eshopId} has an owner (nameShopOwner)`)
      return address === null
        ? promote(tx, { ...asked, personId: asId<UserId>(personId ?? 0) })
        : inviteOwner(tx, { ...asked, address })
    })
  })
}

function noShop(eshopId: number, call: string): Refusal<'not_found'> {
  return refusal('not_found', `there is no shop ${eshopId} (${call})`)
}

interface Asked {
  readonly eshopId: EshopId
  readonly by: UserId
  readonly now: Date
  readonly requestId: string
}

async function promote(tx: DatabaseTransaction, of: Asked & { readonly personId: UserId }) {
  const outcome = await changeMemberRole(tx, { ...of, role: 'owner' })
  return outcome === 'unknown'
    ? refusal('unprocessable', `requestBody.personId: ${of.personId} does not act for the shop (nameShopOwner)`)
    : { expiresAt: null }
}

async function inviteOwner(tx: DatabaseTransaction, asked: Asked & { readonly address: string }) {
  const outcome = await invite(tx, { ...asked, role: 'owner' })
  if (outcome.kind === 'member')
    return refusal('unprocessable', 'requestBody.email: acts for the shop already: name them (nameShopOwner)')
  return outcome.kind === 'full'
    ? refusal('unprocessable', `members: the shop has ${MOST_MEMBERS} people already (nameShopOwner)`)
    : { expiresAt: outcome.expiresAt.toISOString() }
}

async function people(db: Database, eshopId: EshopId, shop: string, now: Date) {
  const [members, invitations] = await Promise.all([membersOf(db, eshopId), invitationsOf(db, eshopId, now)])
  const names = await namesOf(
    db,
    members.map(({ personId }) => personId),
  )
  return {
    eshopId,
    shop,
    members: members.map(({ personId, role, since }) => ({
      personId,
      name: names.get(personId) ?? '',
      role,
      since: since.toISOString(),
    })),
    invitations: invitations.map(({ address, role, expiresAt }) => ({
      email: address,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
