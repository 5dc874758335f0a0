import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId } from '#platform/ids.ts'
import type { EshopRoutesOptions } from '../backoffice/routes.ts'
import { editProfile, shopProfile } from '../backoffice/shop-profile.ts'
import { editShopProfileCall, shopProfileCall } from './shop-profile-calls.ts'

/** In the log, beside the reasons that people of ours give. */
const REASON = 'pela loja'

/** `/api/v2/shop/profile` (B-07): what a shop says of itself. */
export function shopProfileRoutes(
  app: FastifyInstance,
  { patient: { db }, clock, markShopsDirty, countLiveOffers }: EshopRoutesOptions,
): void {
  mountCall(app, shopProfileCall, ({ request }) =>
    ofShop(request, async (eshopId) => {
      const { profile, version } = await standing(eshopId)
      const { name: _name, domains: _domains, paid: _paid, ...own } = profile
      return { profile: own, version, liveOffers: await countLiveOffers(db, eshopId) }
    }),
  )
  mountCall(app, editShopProfileCall, ({ request, body }) =>
    ofShop(request, async (eshopId, by) => {
      const now = clock.now()
      const { profile } = await standing(eshopId)
      const edited = { eshopId, version: body.version, profile: { ...profile, ...body.profile } }
      return db.transaction().execute(async (tx) => {
        const answer = await editProfile(tx, edited, { by, reason: REASON, now, requestId: request.id })
        if (answer.state === 'wrong') return refusal('unprocessable', answer.problems.join('; '))
        if (answer.state !== 'done') return refusal('conflict', 'the shop was changed meanwhile (editShopProfile)')
        if (answer.isChanged) await markShopsDirty(tx, [eshopId], now)
        return { version: answer.version, warnings: [...answer.warnings] }
      })
    }),
  )

  async function standing(eshopId: EshopId) {
    const found = await shopProfile(db, eshopId)
    if (found === null) throw new Error(`somebody acts for shop ${eshopId}, which is not there`)
    return found
  }
}
