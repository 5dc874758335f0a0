import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { enrichOffer } from '../../src/domains/feeds/import/staging/enrich-offer.ts'
import { readFeed } from '../../src/domains/feeds/read/read-feed.ts'
import { ImportReport } from '../../src/domains/feeds/report/import-report.ts'
import type { GroupedOffer } from '../../src/domains/offers/grouping/groups/articles.ts'
import { explainRelation } from '../../src/domains/offers/grouping/pairs/relation.ts'
import { groupedItem } from './grouped-item.ts'
import { groupInMemory } from './group-in-memory.ts'

/** The offers of real shops, and the article that each is, by the item's id; a folder of feeds with its truth.json. */
export interface LabelledShops {
  readonly offers: readonly GroupedOffer[]
  readonly articleOf: ReadonlyMap<number, string>
}

/** Reads the feeds of a folder as imports do; null without the folder. */
export async function readLabelledShops(folder: string): Promise<LabelledShops | null> {
  if (!existsSync(folder)) return null
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, number>
  const offers: GroupedOffer[] = []
  const articleOf = new Map<number, string>()
  for (const [at, file] of globSync(join(folder, '*.xml')).toSorted().entries()) {
    for (const offer of await offersOfFeed(file, at + 1, offers.length + 1)) {
      offers.push(offer.grouped)
      articleOf.set(offer.grouped.variantId, String(truth[offer.itemId]))
    }
  }
  return { offers, articleOf }
}

async function offersOfFeed(
  file: string,
  eshopId: number,
  firstId: number,
): Promise<{ itemId: string; grouped: GroupedOffer }[]> {
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  const offers: { itemId: string; grouped: GroupedOffer }[] = []
  for await (const batch of reading.batches) {
    for (const raw of batch) {
      const item = reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report)
      if (item === null) continue
      offers.push({
        itemId: item.itemId,
        grouped: groupedItem(item, enrichOffer(item), {
          id: firstId + offers.length,
          eshopId,
          eshop: basename(file),
        }),
      })
    }
  }
  return offers
}

/** Prints how many merges are right, and the wrong and missed ones with their reasons. */
export function judgeShops(
  { offers, articleOf }: LabelledShops,
  examples: number,
): { precision: number; recall: number } {
  const groups = groupInMemory(offers)
  const groupOf = new Map(groups.flatMap((group, at) => group.map(({ variantId }) => [variantId, at] as const)))
  const real = pairsOf([...Map.groupBy(offers, ({ variantId }) => articleOf.get(variantId) as string).values()])
  const made = pairsOf(groups)
  const wrong = made.filter(([a, b]) => articleOf.get(a.variantId) !== articleOf.get(b.variantId))
  const missed = real.filter(([a, b]) => groupOf.get(a.variantId) !== groupOf.get(b.variantId))
  const [precision, recall] = [
    made.length === 0 ? 1 : (made.length - wrong.length) / made.length,
    1 - missed.length / real.length,
  ]
  console.log(
    `${offers.length} offers, ${real.length} true pairs, ${made.length} merged: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`,
  )
  for (const [what, pairs] of [
    ['wrong', wrong],
    ['missed', missed],
  ] as const)
    for (const pair of pairs.slice(0, examples)) printPair(what, ...pair)
  return { precision, recall }
}

function pairsOf(groups: readonly (readonly GroupedOffer[])[]): [GroupedOffer, GroupedOffer][] {
  return groups.flatMap((group) =>
    group.flatMap((a, at) => group.slice(at + 1).map((b): [GroupedOffer, GroupedOffer] => [a, b])),
  )
}

function printPair(what: string, a: GroupedOffer, b: GroupedOffer): void {
  const { decision, same, reasons } = explainRelation(a, b)
  console.log(`${what}: ${decision}, same ${same.toFixed(3)}`)
  for (const {
    features: { article },
  } of [a, b])
    console.log(`    "${article.title}" ${article.priceCents / 100} € ${JSON.stringify(article.attributes.sizes)}`)
  console.log(
    `    ${reasons
      .slice(0, 7)
      .map(({ note, weight }) => `${note} ${weight.toFixed(1)}`)
      .join('; ')}`,
  )
}
