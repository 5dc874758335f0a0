import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packed } from './feeds/pack.ts'
import { shopFeed } from './feeds/shop-feed.ts'
import type { FeedFile } from './manifest.ts'
import type { Offer } from './offers/offer.ts'
import { type DesignsOfLeaf, picturePlan } from './pictures/shots/plan.ts'
import { pictureTruths } from './pictures/shots/truth.ts'
import { extensionOf, feedPath, type Shop } from './shops/shop.ts'
import { truthOf } from './truth.ts'

export interface WriteShopOptions {
  /** The demo's folder. */
  root: string
  seed: string
  port: number
  today: Date
  designsOf: DesignsOfLeaf
}

/** Writes all files of one shop: its feed, the data of its pages and pictures, its past, and what is true of it. */
export async function writeShop(
  shop: Shop,
  offers: readonly Offer[],
  { root, seed, port, today, designsOf }: WriteShopOptions,
): Promise<FeedFile> {
  const origin = `http://${shop.slug}.localhost:${port}`
  const plans = new Map(offers.map((offer) => [offer, picturePlan(offer, designsOf)]))
  const { text, defects } = shopFeed(shop, offers, {
    origin,
    seed,
    today,
    picturesOf: (offer) => plans.get(offer)?.views.length ?? 0,
  })
  const extension = extensionOf(shop.feed)
  const bytes = packed(text, shop.feed, `feed.${extension}`)
  const name = `${shop.slug}${feedPath(shop).replace('/feed', '')}`
  const lines = (of: (offer: Offer) => unknown): string =>
    offers.map((offer) => `${JSON.stringify(of(offer))}\n`).join('')
  await Promise.all([
    writeFile(join(root, 'feeds', name), bytes),
    writeFile(
      join(root, 'pages', `${shop.slug}.jsonl`),
      lines(({ itemId, title, description, regularCents, saleCents }) => [
        itemId,
        title,
        description,
        saleCents ?? regularCents,
      ]),
    ),
    writeFile(
      join(root, 'pictures', `${shop.slug}.jsonl`),
      lines((offer) => [offer.itemId, plans.get(offer)]),
    ),
    writeFile(
      join(root, 'history', `${shop.slug}.jsonl`),
      lines(({ itemId, history }) => ({ shop: shop.slug, itemId, history })),
    ),
    writeFile(join(root, 'truth', `${shop.slug}.jsonl`), lines(truthOf)),
    writeFile(
      join(root, 'truth', 'pictures', `${shop.slug}.jsonl`),
      [...plans]
        .flatMap(([offer, plan]) => (plan === null ? [] : pictureTruths(offer, plan, origin)))
        .map((truth) => `${JSON.stringify(truth)}\n`)
        .join(''),
    ),
    writeFile(
      join(root, 'truth', 'defects', `${shop.slug}.jsonl`),
      defects.map((defect) => `${JSON.stringify(defect)}\n`).join(''),
    ),
  ])
  return {
    shop: shop.slug,
    path: feedPath(shop),
    file: join(root, 'feeds', name),
    bytes: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`,
    contentType: contentTypeOf(shop),
  }
}

function contentTypeOf({ feed }: Shop): string {
  if (feed.packing !== 'none') return `application/${feed.packing}`
  const kind = {
    xml: 'application/xml',
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
    jsonl: 'application/x-ndjson',
  }[extensionOf(feed)]
  return `${kind}; charset=${feed.declaredEncoding.toLowerCase()}`
}
