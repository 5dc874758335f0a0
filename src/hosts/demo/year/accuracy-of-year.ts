import { contestReading, keepReading, settleScores } from '#domains/accuracy/contract.ts'
import { offersToCheck } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { drawFrom } from '../../../../demo/prng.ts'
import type { ShopOfYear } from './shops-of-year.ts'

/** Pages of a shop that were read in the last months. */
const READINGS = 40
const DAYS = 80
const DAY_MS = 86_400_000
/** So often at most the page of a careless shop says another price, and so many times what was shown. */
const MOST_CARELESS = 0.12
const DEARER = 1.1
const CONTEST = 'O preço lido é o da versão sem colchão; o da nossa página para este artigo é o que enviámos.'

/** Readings of shops' pages as they might have been, most of them right; the first shop with a wrong one contests it. All of it or nothing. */
export function readPages(db: Database, shops: readonly ShopOfYear[], now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let [kept, isContested] = [0, false]
    for (const shop of shops) {
      const { eshopId } = shop
      const { readings, wrong } = await readShop(tx, shop, now)
      kept += readings
      await settleScores(tx, { eshopIds: [eshopId], from: new Date(now.getTime() - (DAYS + 1) * DAY_MS), now })
      if (wrong === null || isContested) continue
      await contestReading(tx, { eshopId, observationId: wrong, reason: CONTEST }, now)
      isContested = true
    }
    return kept
  })
}

/** Gives how many were kept, and the first that found another price; some shops are more careful than others. */
async function readShop(
  tx: DatabaseTransaction,
  { eshopId, slug, offers }: ShopOfYear,
  now: Date,
): Promise<{ readonly readings: number; readonly wrong: number | null }> {
  const draw = drawFrom(`year pages ${slug}`)
  const careless = draw.unit() * MOST_CARELESS
  const clicked = offers.slice(0, READINGS).map(({ variantId }) => variantId)
  const checked = [...(await offersToCheck(tx, clicked)).values()]
  let wrong: number | null = null
  for (const { variantId, link, priceCents, availability } of checked) {
    const at = new Date(now.getTime() - draw.int(1, DAYS) * DAY_MS)
    const isWrong = draw.chance(careless)
    const read = {
      outcome: isWrong ? ('price' as const) : ('right' as const),
      why: null,
      readCents: isWrong ? Math.round(priceCents * DEARER) : priceCents,
      readAvailability: availability,
      url: link,
      evidence: null,
    }
    const click = { variantId, eshopId, cause: 'click' as const, clickedAt: at, priceCents, availability }
    const id = await keepReading(tx, click, read, at)
    if (isWrong) wrong ??= id
  }
  return { readings: checked.length, wrong }
}
