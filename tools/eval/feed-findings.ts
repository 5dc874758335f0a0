import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { Defect } from '../../demo/feeds/defect.ts'
import type { DemoManifest, FeedFile } from '../../demo/manifest.ts'
import type { OfferHistory } from '../../demo/history.ts'
import type { Truth } from '../../demo/truth.ts'
import { effectivePrice, type OfferItem } from '../../src/domains/feeds/offer-item.ts'
import { readFeed } from '../../src/domains/feeds/read/read-feed.ts'
import { ImportReport } from '../../src/domains/feeds/report/import-report.ts'
import { PROBLEM_CODES, type ProblemCode } from '../../src/domains/feeds/report/problem-codes.ts'
import type { ProblemPlace } from '../../src/domains/feeds/report/problem.ts'

/** How one shop's feed was read, beside what is true of it and what was seeded in it. */
export interface FeedFindings {
  readonly shop: string
  readonly dialect: string
  /** Items read, decoys and repetitions included. */
  readonly items: number
  readonly goodOffers: number
  readonly accepted: number
  /** Good offers that are missing, or whose price, availability, name or brand was read wrong; the first few. */
  readonly lost: readonly string[]
  readonly readWrong: readonly string[]
  readonly decoys: number
  readonly decoysLost: number
  /** Seeded defects that the report must name, those named rightly, and those at the right line. */
  readonly defects: number
  readonly found: number
  readonly placed: number
  readonly missed: readonly string[]
  /** Kinds seeded here, those that are to be read without a word included. */
  readonly kinds: readonly string[]
  /** Problems told of good offers that nobody has put there, by code. */
  readonly falseAlarms: ReadonlyMap<string, number>
}

interface Told extends Partial<ProblemPlace> {
  readonly code: ProblemCode
}

/** A report that keeps every problem, not the first ten of each code. */
class FullReport extends ImportReport {
  readonly told: Told[] = []

  override add(code: ProblemCode, place: Partial<ProblemPlace> = {}, limit = ''): void {
    this.told.push({ code, ...place })
    super.add(code, place, limit)
  }
}

/** Reads one feed of the demo as an import does and compares. */
export async function feedFindings(
  manifest: Pick<DemoManifest, 'folder' | 'generatedAt'>,
  feed: FeedFile,
): Promise<FeedFindings> {
  const truth = new Map(
    jsonLines<Truth>(join(manifest.folder, 'truth', `${feed.shop}.jsonl`)).map((row) => [row.itemId, row]),
  )
  const seeded = jsonLines<Defect>(join(manifest.folder, 'truth', 'defects', `${feed.shop}.jsonl`))
  const { items, kept, report, dialect } = await readItems(feed)
  const history = await lastPrices(manifest.folder, feed.shop)
  const decoys = seeded.filter(({ lost }) => lost)
  const lost = [...truth.keys()].filter((itemId) => !kept.has(itemId)).map((itemId) => `${feed.shop} ${itemId}`)
  const readWrong = [...truth.values()].flatMap((row) =>
    differences(row, kept.get(row.itemId), history.get(row.itemId), new Date(manifest.generatedAt)),
  )
  const named = seeded.filter((defect) => defect.code !== null)
  const judged = named.map((defect) => ({ defect, ...judge(defect, report.told) }))
  return {
    shop: feed.shop,
    dialect,
    items,
    goodOffers: truth.size,
    accepted: truth.size - lost.length,
    lost,
    readWrong,
    decoys: decoys.length,
    decoysLost: decoys.length - [...kept.keys()].filter((itemId) => !truth.has(itemId)).length,
    defects: named.length,
    found: judged.filter(({ isFound }) => isFound).length,
    placed: judged.filter(({ isPlaced }) => isPlaced).length,
    missed: judged
      .filter(({ isPlaced }) => !isPlaced)
      .map(
        ({ defect, nearest }) =>
          `${feed.shop} ${defect.kind} ${defect.itemId} ${defect.code} ${defect.line}:${defect.column}, told ${nearest}`,
      ),
    kinds: [...new Set(seeded.map(({ kind }) => kind))],
    falseAlarms: falseAlarms(report.told, seeded, truth),
  }
}

async function readItems(
  feed: FeedFile,
): Promise<{ items: number; kept: Map<string, OfferItem>; report: FullReport; dialect: string }> {
  const report = new FullReport()
  const reading = await readFeed(
    { file: feed.file, charset: /charset=([\w-]+)/.exec(feed.contentType)?.[1] ?? null },
    report,
  )
  const items = new Map<string, { item: OfferItem; fingerprint: string; line: number; column: number }[]>()
  for await (const batch of reading.batches) {
    for (const raw of batch) {
      const item = reading.dialect.normalise(
        raw,
        { feedCurrency: null, allowedDomains: [`${feed.shop}.localhost`] },
        report,
      )
      if (item === null) continue
      const place = { item, fingerprint: raw.fingerprint, line: raw.line, column: raw.column }
      items.set(item.itemId, [...(items.get(item.itemId) ?? []), place])
    }
  }
  return { items: reading.read(), kept: withoutDuplicates(items, report), report, dialect: reading.dialect.name }
}

/** The rule of `markDuplicates` (offers/snapshot), which an import applies in the database: equal ones leave the first, unlike ones none. */
function withoutDuplicates(
  items: ReadonlyMap<string, readonly { item: OfferItem; fingerprint: string; line: number; column: number }[]>,
  report: FullReport,
): Map<string, OfferItem> {
  const kept = new Map<string, OfferItem>()
  for (const [itemId, [first, ...others]] of items) {
    if (first === undefined) continue
    const isConflict = others.some(({ fingerprint }) => fingerprint !== first.fingerprint)
    for (const { line, column } of isConflict ? [first, ...others] : others)
      report.add(isConflict ? 'duplicate_conflict' : 'duplicate_equal', { line, column, itemId })
    if (!isConflict) kept.set(itemId, first.item)
  }
  return kept
}

function judge(defect: Defect, told: readonly Told[]): { isFound: boolean; isPlaced: boolean; nearest: string } {
  const same = told.filter(
    ({ code, line, itemId }) =>
      code === defect.code &&
      PROBLEM_CODES[code].severity === defect.severity &&
      (defect.line === null || itemId === defect.itemId || line === defect.line),
  )
  const isPlaced = same.some(
    (one) => defect.line === null || (one.line === defect.line && (one.column ?? null) === defect.column),
  )
  return {
    isFound: same.length > 0,
    isPlaced,
    nearest: same.length === 0 ? 'nothing' : `${same[0]?.line}:${same[0]?.column}`,
  }
}

/** What was told of good offers beyond what was put there. */
function falseAlarms(
  told: readonly Told[],
  seeded: readonly Defect[],
  truth: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const expected = new Set(seeded.map(({ itemId, code }) => `${itemId} ${code}`))
  const counts = new Map<string, number>()
  for (const { code, itemId } of told)
    if (itemId != null && truth.has(itemId) && !expected.has(`${itemId} ${code}`))
      counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

/** What a shopper would see beside what holds. */
function differences(
  truth: Truth,
  item: OfferItem | undefined,
  last: OfferHistory['history'][number] | undefined,
  now: Date,
): string[] {
  if (item === undefined || last === undefined) return []
  const { priceCents, claimedBeforeCents } = effectivePrice(item, now)
  const pairs: [string, unknown, unknown][] = [
    ['price', priceCents, last.priceCents],
    ['claim', claimedBeforeCents, last.claimedBeforeCents],
    ['availability', item.availability, last.availability],
    ['brand', item.brand, truth.brand ?? item.brand],
  ]
  return pairs
    .filter(([, found, wanted]) => found !== wanted && !(found === null && wanted === truth.brand))
    .map(([name, found, wanted]) => `${truth.shop} ${truth.itemId}: ${name} ${String(found)} for ${String(wanted)}`)
}

async function lastPrices(folder: string, shop: string): Promise<Map<string, OfferHistory['history'][number]>> {
  const prices = new Map<string, OfferHistory['history'][number]>()
  for await (const line of createInterface({ input: createReadStream(join(folder, 'history', `${shop}.jsonl`)) })) {
    const { itemId, history } = JSON.parse(line) as OfferHistory
    const last = history.at(-1)
    if (last !== undefined) prices.set(itemId, last)
  }
  return prices
}

function jsonLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
}
