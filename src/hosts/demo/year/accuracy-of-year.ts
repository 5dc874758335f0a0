import { contestReading, keepReading, settleScores } from '#domains/accuracy/contract.ts'
import { offersToCheck } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { drawFrom } from '../../../../demo/prng.ts'
import type { ShopOfYear } from './shops-of-year.ts'

/** Pages of a shop that were read in the last months. */
const READINGS = 40
const DAYS = 80
const DAY_MS = 86_400_000
const CONTEST = 'O preço lido é o da versão sem colchão; o da nossa página para este artigo é o que enviámos.'

/** Readings of shops' pages as they might have been, most of them right; the first shop with a wrong one contests it. Once: see the mark of the year. */
export async function readPages(db: Database, shops: readonly ShopOfYear[], now: Date): Promise<number> {
  let [kept, isContested] = [0, false]
  for (const shop of shops) {
    const draw = drawFrom(`year pages ${shop.slug}`)
    const careless = draw.unit() * 0.12
    const offers = [
      ...(
        await offersToCheck(
          db,
          shop.offers.slice(0, READINGS).map(({ variantId }) => variantId),
        )
      ).values(),
    ]
    await db.transaction().execute(async (tx) => {
      let wrong: number | null = null
      for (const { variantId, link, priceCents, availability } of offers) {
        const at = new Date(now.getTime() - draw.int(1, DAYS) * DAY_MS)
        const isWrong = draw.chance(careless)
        const id = await keepReading(
          tx,
          { variantId, eshopId: shop.eshopId, cause: 'click', clickedAt: at, priceCents, availability },
          {
            outcome: isWrong ? 'price' : 'right',
            why: null,
            readCents: isWrong ? Math.round(priceCents * 1.1) : priceCents,
            readAvailability: availability,
            url: link,
            evidence: null,
          },
          at,
        )
        if (isWrong) wrong ??= id
        kept += 1
      }
      const from = new Date(now.getTime() - (DAYS + 1) * DAY_MS)
      await settleScores(tx, { eshopIds: [shop.eshopId], from, now })
      if (wrong === null || isContested) return
      await contestReading(tx, { eshopId: shop.eshopId, observationId: wrong, reason: CONTEST }, now)
      isContested = true
    })
  }
  return kept
}
