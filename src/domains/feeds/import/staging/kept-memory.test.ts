import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SizeHint } from '#domains/catalogue/contract.ts'
import { reportUnsure } from '../../categories/report-unsure.ts'
import { CategoryMapping } from '../../lab/category-mapping.ts'
import { readFeed } from '../../read/read-feed.ts'
import { ImportReport } from '../../report/import-report.ts'
import { ItemProblems } from '../../report/item-problems.ts'
import { reportSizes } from '../../report/report-sizes.ts'
import { enrichOffer } from './enrich-offer.ts'
import { stagedOfferOf } from './staged-offer-of.ts'

/**
 * What an import keeps beyond an item (answers that are remembered, problems, paths) is measured in bytes that a collection leaves alive.
 * Each item of these feeds fills a piece of its own, as they are read from disk: whoever keeps a text cut from it keeps all of it.
 */

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const ITEMS = 250
const PIECE = 'x'.repeat(40_000)
/** Of the 10 MB that were read; what is honestly kept of so many items is less than 1. */
const MOST_BYTES = 3e6
const NOW = new Date('2026-11-25T10:00:00Z')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Fields = Readonly<Record<string, string>>

const USUAL: Fields = {
  title: 'Mesa de jantar em carvalho',
  brand: 'Casa Alfarim',
  price: '129.00 EUR',
  availability: 'in_stock',
  product_type: 'Sala de jantar > Mesas de jantar',
  custom_label_0: PIECE,
}

/** A feed says these anew with each item: each as long as V8 needs to cut instead of copying. */
const VARIED: Readonly<Record<string, (n: string) => string>> = {
  id: (n) => `ARTIGO-COMPRIDO-${n}`,
  title: (n) => `Zorro articulado modelo ${n}`,
  brand: (n) => `Marcenaria do Vale ${n}`,
  gtin: (n) => `560${n.padStart(9, '0')}x`,
  price: (n) => `cerca de ${n} euros e meio`,
  sale_price: (n) => `desde ${n}, a combinar`,
  availability: (n) => `talvez daqui a ${n} semanas`,
  condition: (n) => `como novo, peça ${n}`,
  product_type: (n) => `Coleções da casa > Campanha ${n} > Vários`,
  google_product_category: (n) => `Home & Garden > Coisas ${n}`,
  color: (n) => `azul petróleo número ${n}`,
  material: (n) => `madeira de carvalho lote ${n}`,
  size: (n) => `${n}00 x 90 x 75 centímetros`,
  product_width: (n) => `${n},5 centímetros`,
  shipping_weight: (n) => `${n},25 quilogramas`,
  shipping: (n) => `PT:::${n} dinheiros do rei`,
  max_transit_time: (n) => `entre ${n} e muitos dias`,
  link: (n) => `https://outra-${n}.example.com/mesa`,
  image_link: (n) => `endereço da imagem ${n}`,
  product_detail: (n) => `Geral:Medida estranha ${n}:Coisa ${n} de outra coisa`,
  energy_efficiency_class: (n) => `classe muito boa ${n}`,
}

function itemOf(n: string, varied: readonly string[]): Fields {
  return {
    id: `A-${n}`,
    link: `https://www.casa.pt/mesa/${n}`,
    ...USUAL,
    ...Object.fromEntries(varied.map((field) => [field, (VARIED[field] as (n: string) => string)(n)])),
  }
}
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('>', '&gt;')
}
const COLUMNS = [...new Set([...Object.keys(USUAL), ...Object.keys(VARIED)])]

const WRITERS: Readonly<Record<string, (items: readonly Fields[]) => string>> = {
  XML: (items) =>
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items
      .map(
        (item) =>
          `<item>${Object.entries(item)
            .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
            .join('')}</item>`,
      )
      .join('\n')}</channel></rss>`,
  'a table': (items) =>
    [COLUMNS, ...items.map((item) => COLUMNS.map((name) => item[name] ?? ''))].map((row) => row.join('\t')).join('\n'),
  'JSON lines': (items) => items.map((item) => JSON.stringify(item)).join('\n'),
}

describe('I7 nothing that an import keeps of a feed keeps the piece of it that it stood in', () => {
  test.each(Object.keys(VARIED))('of %s', async (field) => {
    expect(await keptBytes('XML', field === 'id' ? ['id', 'gtin'] : [field])).toBeLessThan(MOST_BYTES)
  })

  test.each(Object.keys(WRITERS))('of all that %s says', async (format) => {
    expect(await keptBytes(format, Object.keys(VARIED))).toBeLessThan(MOST_BYTES)
  })
})

/** Bytes that are alive after a feed was read, with its report, beyond those after one like it before. */
async function keptBytes(format: string, varied: readonly string[]): Promise<number> {
  await importedFrom(format, varied, 1_000, 20)
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = await importedFrom(format, varied, 100_000, ITEMS)
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  expect(kept.mapping.mapping().paths.length + kept.report.groups().length).toBeGreaterThan(0)
  return bytes
}

/** As `stageFeed` reads each item, without a database. */
async function importedFrom(
  format: string,
  varied: readonly string[],
  from: number,
  count: number,
): Promise<{ report: ImportReport; mapping: CategoryMapping }> {
  const file = join(folder, 'feed')
  await writeFile(
    file,
    (WRITERS[format] as (items: readonly Fields[]) => string)(
      Array.from({ length: count }, (_, at) => itemOf(String(from + at), varied)),
    ),
  )
  const report = new ImportReport(new ItemProblems())
  const mapping = new CategoryMapping()
  const reading = await readFeed({ file }, report)
  let read = 0
  for await (const items of reading.batches)
    for (const raw of items) {
      read += 1
      const item = reading.dialect.normalise(raw, { feedCurrency: 'EUR', allowedDomains: ['casa.pt'] }, report)
      if (item === null) continue
      const hints: SizeHint[] = []
      const enrichment = enrichOffer(item, [], hints)
      reportSizes(report, raw, item, hints)
      if (enrichment.categoryId === null) reportUnsure(report, raw, item)
      mapping.add(stagedOfferOf(raw, item, enrichment, NOW))
    }
  expect(read).toBe(count)
  return { report, mapping }
}
