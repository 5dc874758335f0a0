import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Truth } from '../../demo/truth.ts'
import { type Enrichment, enrichOffer } from '../../src/domains/feeds/import/staging/enrich-offer.ts'
import type { OfferItem } from '../../src/domains/feeds/offer-item.ts'
import { readFeed } from '../../src/domains/feeds/read/read-feed.ts'
import { ImportReport } from '../../src/domains/feeds/report/import-report.ts'
import { projectRoot } from '../../src/platform/project-root.ts'

export interface LabelledOffer {
  readonly item: OfferItem
  readonly found: Enrichment
  readonly truth: Truth
}

/** The demo's feeds as an import reads them, each offer beside its truth. Needs feeds: `npm start` writes them into POISO_DATA. */
export async function* labelledOffers(
  folder = process.env['POISO_DATA'] ?? join(projectRoot, '.data'),
): AsyncGenerator<LabelledOffer> {
  const demo = join(folder, 'demo')
  const files = globSync(join(demo, 'feeds/*'))
  if (files.length === 0) throw new Error(`no feeds in ${demo}: npm start makes them`)
  for (const file of files) {
    const truths = readTruth(join(demo, 'truth', `${basename(file).split('.')[0]}.jsonl`))
    const report = new ImportReport()
    const reading = await readFeed({ file }, report)
    for await (const batch of reading.batches) {
      for (const raw of batch) {
        const item = reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report)
        const truth = item === null ? undefined : truths.get(item.itemId)
        if (item === null || truth === undefined) continue
        // Some stand twice in a feed.
        truths.delete(item.itemId)
        yield { item, found: enrichOffer(item), truth }
      }
    }
  }
}

/** Of those that are alike by `keyOf` the first; none where it is null. */
export async function* distinctOffers(keyOf: (offer: LabelledOffer) => string | null): AsyncGenerator<LabelledOffer> {
  const seen = new Set<string>()
  for await (const offer of labelledOffers()) {
    const key = keyOf(offer)
    if (key === null || seen.has(key)) continue
    seen.add(key)
    yield offer
  }
}

function readTruth(file: string): Map<string, Truth> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Truth)
  return new Map(rows.map((row) => [row.itemId, row]))
}
