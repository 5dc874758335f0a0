import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PRODUCT_COUNT } from '../../demo/assortment/assortment.ts'
import { generateDemo } from '../../demo/generate.ts'
import type { Truth } from '../../demo/truth.ts'
import { importFeed } from '../../src/domains/feeds/contract.ts'
import { groupDueOffers, tellLooks } from '../../src/domains/offers/contract.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { type Connection, connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { createLog } from '../../src/platform/log.ts'
import { throwawaySettings } from '../../src/platform/postgres/settings.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { demoLooks } from './demo-looks.ts'

/** The least that is asked of grouping, by the pairs of offers that it puts together (ADR 0022, 0047). */
const GOALS: GroupingGoals = { product: { precision: 0.995, recall: 0.92 }, family: { precision: 0.98, recall: 0.9 } }

export interface GroupingGoals {
  readonly product: { readonly precision: number; readonly recall: number }
  readonly family: { readonly precision: number; readonly recall: number }
}

export interface DemoGroupingOptions {
  /** What is asked; the goals when left out. */
  readonly goals?: GroupingGoals
  /** Articles of the demo; the whole of it when left out. */
  readonly productCount?: number
  /** Wrong and missed pairs to print, of each kind. */
  readonly examples?: number
  /** Whether their first pictures are told afterwards, and all is judged once more; about 0.1 s an offer. */
  readonly pictures?: boolean
}

/** One offer, what it was grouped into and what is true of it. */
export interface JudgedOffer {
  readonly shop: string
  readonly itemId: string
  readonly title: string
  readonly variantId: number
  readonly product: string
  readonly family: string
  readonly truth: Truth
}

/**
 * The demo's shops made anew, imported by the real path into a PostgreSQL of its own, grouped as the worker does it, and
 * compared with what is true of its offers. Resolves to the exit code: 1 when a goal is missed.
 */
export async function evalDemoGrouping({
  goals = GOALS,
  productCount = PRODUCT_COUNT,
  examples = 10,
  pictures = false,
}: DemoGroupingOptions = {}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-eval-matching-'))
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), settings: throwawaySettings })
  const connection = connectDatabase({ url: postgres.url, applicationName: 'eval', statementTimeoutMs: 0 })
  try {
    await migrate(postgres.url)
    await importDemo(connection, folder, productCount)
    await group(connection)
    const exitCode = judge(await judgedOffers(connection, folder), examples, goals)
    if (!pictures) return exitCode
    console.log(`\n${await tellPictures(connection, folder)} offers of which the first picture is known`)
    await group(connection)
    return Math.max(exitCode, judge(await judgedOffers(connection, folder), examples, goals))
  } finally {
    await connection.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function group({ pool }: Connection): Promise<void> {
  const began = performance.now()
  const counts = await groupDueOffers({ pool, clock: systemClock })
  console.log(
    `grouped ${counts.offers} offers in ${((performance.now() - began) / 1000).toFixed(1)} s: ${counts.compared} pairs compared, ${counts.merges} merges, ${counts.splits} splits`,
  )
}

/** As the images tell it, once for all; gives how many offers were told of. */
async function tellPictures({ db }: Connection, folder: string): Promise<number> {
  const { rows } = await sql<{
    id: number
    key: string
  }>`select v.id, e.slug || ' ' || v.item_id as key from offers.variant v join eshops.eshop e on e.id = v.eshop_id where v.state = 'live'`.execute(
    db,
  )
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  let told = 0
  for await (const { shop, itemId, look } of demoLooks(folder)) {
    const variantId = idOf.get(`${shop} ${itemId}`)
    if (variantId === undefined || look === null) continue
    await tellLooks(db, [{ variantId, looks: [look] }])
    told += 1
  }
  return told
}

async function importDemo(connection: Connection, folder: string, productCount: number): Promise<void> {
  const manifest = await generateDemo({ dataFolder: folder, port: 3100, productCount, today: new Date() })
  const deps = {
    db: connection.db,
    pool: connection.pool,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    dataFolder: folder,
    feedTestHosts: [],
  }
  for (const { shop, file } of manifest.feeds) {
    const outcome = await importFeed({ shop, source: { kind: 'file', path: file } }, deps)
    if (outcome.state !== 'applied') throw new Error(`the feed of ${shop} was not applied: ${outcome.state}`)
  }
}

/** The demo's offers in the database beside their truth; of an article in another condition another product is true. */
export async function judgedOffers({ db }: Pick<Connection, 'db'>, folder: string): Promise<JudgedOffer[]> {
  const truths = new Map<string, Truth>()
  for (const file of readdirSync(join(folder, 'demo/truth')).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, 'demo/truth', file), 'utf8')
      .split('\n')
      .filter((text) => text !== '')) {
      const truth = JSON.parse(line) as Truth
      truths.set(`${truth.shop} ${truth.itemId}`, truth)
    }
  }
  const { rows } = await sql<Omit<JudgedOffer, 'truth'>>`
    select e.slug as shop, v.item_id as "itemId", v.title, v.id as "variantId", p.id::text as product, coalesce('f' || p.family_id, 'p' || p.id) as family
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id join offers.product p on p.id = v.product_id where v.state = 'live' order by v.id`.execute(
    db,
  )
  return rows.flatMap((row) => {
    const truth = truths.get(`${row.shop} ${row.itemId}`)
    return truth === undefined ? [] : [{ ...row, truth }]
  })
}

/** Prints what was found of both levels; 1 when a goal is missed. */
export function judge(offers: readonly JudgedOffer[], examples: number, goals = GOALS): number {
  console.log(
    `${offers.length} offers of the demo, ${new Set(offers.map(({ product }) => product)).size} products found, ${new Set(offers.map(trueProduct)).size} true`,
  )
  const kinds = [
    { name: 'product', found: (offer: JudgedOffer) => offer.product, true: trueProduct, allowed: trueProduct },
    {
      name: 'family',
      found: (offer: JudgedOffer) => offer.family,
      true: (offer: JudgedOffer) => offer.truth.family,
      allowed: (offer: JudgedOffer) => offer.truth.kin,
    },
  ] as const
  const longSeries = offers.filter(({ truth }) => truth.isOfLongSeries)
  let isMissed = false
  for (const kind of kinds) {
    const { precision, recall, pairs } = pairwise(offers, kind)
    const goal = goals[kind.name]
    const isMet = precision >= goal.precision && recall >= goal.recall
    isMissed ||= !isMet
    console.log(
      `${kind.name.padEnd(8)} precision ${precision.toFixed(4)} (≥ ${goal.precision}), recall ${recall.toFixed(4)} (≥ ${goal.recall}) over ${pairs} true pairs: ${isMet ? 'met' : 'missed'}`,
    )
    const hard = pairwise(longSeries, kind)
    console.log(
      `         of the ${longSeries.length} offers of long series: precision ${hard.precision.toFixed(4)}, recall ${hard.recall.toFixed(4)} over ${hard.pairs} true pairs`,
    )
    printExamples(`wrong ${kind.name}`, offers, kind.found, kind.allowed, examples)
    printExamples(`missed ${kind.name}`, offers, kind.true, kind.found, examples)
  }
  return isMissed ? 1 : 0
}

function trueProduct({ truth }: JudgedOffer): string {
  return `${truth.product} ${truth.condition}`
}

type Label = (offer: JudgedOffer) => string

/** What was put together, what is to be found, and what may stand together though nobody asks for it. */
interface Kind {
  readonly found: Label
  readonly true: Label
  readonly allowed: Label
}

/** Precision and recall over all pairs of offers, counted by sizes of groups. */
function pairwise(
  offers: readonly JudgedOffer[],
  { found, true: real, allowed }: Kind,
): { precision: number; recall: number; pairs: number } {
  const pairsOf = (label: Label): number =>
    [...Map.groupBy(offers, label).values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
  const bothOf = (label: Label): number => pairsOf((offer) => `${found(offer)} / ${label(offer)}`)
  const [put, pairs] = [pairsOf(found), pairsOf(real)]
  return { precision: put === 0 ? 1 : bothOf(allowed) / put, recall: pairs === 0 ? 1 : bothOf(real) / pairs, pairs }
}

/** Groups of `within` that `across` cuts, those with most cut pairs first: one offer of each part. */
function printExamples(
  what: string,
  offers: readonly JudgedOffer[],
  within: Label,
  across: Label,
  examples: number,
): void {
  const cut = [...Map.groupBy(offers, within).values()].flatMap((group) => {
    const parts = [...Map.groupBy(group, across).values()]
    const pairs =
      (group.length * (group.length - 1)) / 2 - parts.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
    return pairs === 0 ? [] : [{ pairs, parts }]
  })
  for (const { pairs, parts } of cut.toSorted((a, b) => b.pairs - a.pairs).slice(0, examples)) {
    console.log(`  ${what}, ${pairs} pairs:`)
    for (const part of parts.slice(0, 4))
      console.log(`    ${offerText(part[0] as JudgedOffer)}${part.length > 1 ? ` and ${part.length - 1} more` : ''}`)
  }
}

function offerText({ variantId, shop, itemId, title, truth }: JudgedOffer): string {
  return `${variantId} ${shop} ${itemId} "${title}" (${truth.product}, ${truth.identifiers})`
}
