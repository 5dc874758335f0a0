import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import {
  endSuspension,
  openSuspension,
  suspendShop,
  type SuspensionAnswer,
  type SuspensionMaker,
} from '../suspension/suspend.ts'
import { backofficeEshopCall, editEshopCall, endSuspensionCall, suspendEshopCall } from './calls.ts'
import { editProfile, shopProfile } from './shop-profile.ts'

export interface EshopRoutesOptions {
  /** A shop's offers are marked with it, a million of them. */
  readonly patient: { readonly db: Database }
  readonly clock: Clock
  /** Something of these shops has changed that their offers are shown with. */
  markShopsDirty(tx: DatabaseTransaction, eshopIds: readonly number[], now: Date): Promise<void>
  countLiveOffers(db: DatabaseOrTransaction, eshopId: number): Promise<number>
}

/** Shops in the back office: what is edited of them (B-08), suspension with reasons and notice (G-04). */
export function eshopRoutes(
  app: FastifyInstance,
  { patient: { db }, clock, markShopsDirty, countLiveOffers }: EshopRoutesOptions,
): void {
  mountCall(app, backofficeEshopCall, async ({ params: { eshopId } }) => {
    const standing = await shopProfile(db, eshopId)
    if (standing === null) return refusal('not_found', `shop ${eshopId} does not exist (backofficeEshop)`)
    const { eshop, profile, version } = standing
    return {
      eshopId,
      slug: eshop.slug,
      profile,
      version,
      liveOffers: await countLiveOffers(db, eshopId),
      suspension: await presentSuspension(eshopId),
    }
  })
  mountCall(app, editEshopCall, async ({ params: { eshopId }, body, request }) => {
    const now = clock.now()
    const by = (await callerOf(request))?.userId ?? null
    return db.transaction().execute(async (tx) => {
      const answer = await editProfile(
        tx,
        { eshopId, ...body },
        { by, reason: body.reason, now, requestId: request.id },
      )
      if (answer.state === 'unknown') return refusal('not_found', `shop ${eshopId} does not exist (editEshop)`)
      if (answer.state === 'stale') return refusal('conflict', `shop ${eshopId} was changed meanwhile (editEshop)`)
      if (answer.state === 'wrong') return refusal('unprocessable', answer.problems.join('; '))
      if (answer.isChanged) await markShopsDirty(tx, [eshopId], now)
      return { version: answer.version, warnings: [...answer.warnings] }
    })
  })
  suspensionRoutes(app, { db, clock, markShopsDirty, countLiveOffers })

  async function presentSuspension(eshopId: number) {
    const open = await openSuspension(db, eshopId)
    return (
      open && {
        number: open.id,
        reasons: [...open.reasons],
        facts: open.facts,
        toldAt: open.toldAt.toISOString(),
        beginsAt: open.beginsAt.toISOString(),
        isBegun: open.beginsAt <= clock.now(),
      }
    )
  }
}

/** Suspending a shop and ending that; its products are marked in the same transaction. */
function suspensionRoutes(
  app: FastifyInstance,
  { db, clock, markShopsDirty, countLiveOffers }: Omit<EshopRoutesOptions, 'patient'> & { readonly db: Database },
): void {
  mountCall(app, suspendEshopCall, async ({ params: { eshopId }, body: { reasons, facts, beginsAt }, request }) =>
    changed(request, eshopId, (tx, maker) =>
      suspendShop(tx, { eshopId, reasons, facts, beginsAt: beginsAt === null ? null : new Date(beginsAt) }, maker),
    ).then((answer) =>
      answer.state === 'refused'
        ? suspensionRefused(answer, eshopId)
        : { isSuspended: answer.isSuspended, beginsAt: (answer.beginsAt as Date).toISOString(), offers: answer.offers },
    ),
  )
  mountCall(app, endSuspensionCall, async ({ params: { eshopId }, body: { facts }, request }) => {
    const answer = await changed(request, eshopId, (tx, maker) => endSuspension(tx, { eshopId, facts }, maker))
    if (answer.state === 'done') return { isSuspended: false as const, offers: answer.offers }
    return answer.why === 'unknown'
      ? refusal('not_found', `shop ${eshopId} does not exist (endSuspension)`)
      : refusal('conflict', `shop ${eshopId} is not suspended (endSuspension)`)
  })

  async function changed(
    request: FastifyRequest,
    eshopId: number,
    act: (tx: DatabaseTransaction, maker: SuspensionMaker) => Promise<SuspensionAnswer>,
  ): Promise<CountedAnswer> {
    const by = (await callerOf(request))?.userId ?? null
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const answer = await act(tx, { by, now, requestId: request.id })
      if (answer.state === 'refused') return answer
      if (!answer.isSeen) return { ...answer, offers: 0 }
      await markShopsDirty(tx, [eshopId], now)
      return { ...answer, offers: await countLiveOffers(tx, eshopId) }
    })
  }
}

type Refused = Extract<SuspensionAnswer, { state: 'refused' }>
/** `offers`: how many of the shop's offers leave or come back by it, counted in the same transaction. */
type CountedAnswer = Refused | (Exclude<SuspensionAnswer, Refused> & { readonly offers: number })

function suspensionRefused({ why, earliest }: Refused, eshopId: number) {
  if (why === 'unknown') return refusal('not_found', `shop ${eshopId} does not exist (suspendEshop)`)
  if (why === 'too_soon')
    return refusal('unprocessable', `beginsAt: for these reasons not before ${earliest?.toISOString()} (suspendEshop)`)
  if (why === 'no_mail')
    return refusal('unprocessable', `contactMail: shop ${eshopId} has none, it could not be told (suspendEshop)`)
  return refusal('conflict', `shop ${eshopId} is suspended already (suspendEshop)`)
}
