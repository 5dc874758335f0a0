/**
 * What is read of sizes, colours, materials, shapes and seats, beside the demo's truth and, where they are, beside the measures
 * of real sofas (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/attributes.ts [--examples]
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type Attributes, categoryBySlug, extractAttributes, type SizeAxis } from '../../src/domains/catalogue/contract.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { labelledOffers } from './labelled-offers.ts'
import { printScores, type Score, scoreOf } from './score.ts'

const withExamples = process.argv.includes('--examples')
const demo = new Map<string, Score>()
for await (const { item, found: { attributes }, truth } of labelledOffers()) {
  const example = () => `${truth.shop} ${item.itemId} "${item.title}"`
  for (const axis of new Set([...Object.keys(truth.sizesMm), ...Object.keys(attributes.sizes)])) {
    const wanted = truth.sizesMm[axis]
    scoreOf(demo, `size: ${axis}`).add(sizeText(attributes, axis as SizeAxis), wanted === undefined ? null : typeof wanted === 'number' ? `${wanted}-${wanted}` : wanted.join('-'), example)
  }
  addIds('colour', attributes.colours?.ids, truth.colours, example)
  addIds('material', attributes.materials?.ids, truth.materials, example)
  addIds('shape', attributes.shapes?.ids, truth.shape === null ? [] : [truth.shape], example)
  scoreOf(demo, 'seats').add(attributes.seats === null ? null : String(attributes.seats.low), truth.seats === null ? null : String(truth.seats), example)
}
printScores('demo', demo, withExamples)
printSofas()

/** Each value is one question: what is named beside the truth is wrong, what is not named is missed. */
function addIds(name: string, found: readonly number[] | undefined, wanted: readonly number[], example: () => string): void {
  const score = scoreOf(demo, name)
  for (const id of new Set([...(found ?? []), ...wanted])) score.add(found?.includes(id) === true ? String(id) : null, wanted.includes(id) ? String(id) : null, example)
}

function sizeText(attributes: Attributes, axis: SizeAxis): string | null {
  const size = attributes.sizes[axis]
  return size === undefined ? null : `${size.lowMm}-${size.highMm}`
}

/** The sofas' columns are fields as a feed has them; the same in one sentence tells how names and texts are read. */
function printSofas(): void {
  const folder = join(projectRoot, '../shared/data/sofas')
  if (!existsSync(folder)) return console.log('\nno ../shared/data/sofas here')
  const scores = new Map<string, Score>()
  for (const name of ['mobelringen', 'sofacompany']) {
    const rows: Record<string, string>[] = parse(readFileSync(join(folder, `${name}.csv`), 'utf8'), { columns: true })
    for (const row of rows) addSofa(scores, name, row)
  }
  printScores('real sofas', scores, withExamples)
}

function addSofa(scores: Map<string, Score>, shop: string, row: Record<string, string>): void {
  const [width, depth, height] = ['width', 'depth', 'height'].map((column) => (row[column] ?? '').replace(/\s*cm$/, '').trim()) as [string, string, string]
  const plain = /^\d+(?:[.,]\d+)?$/
  if (![width, depth, height].every((value) => plain.test(value))) return
  const categoryId = categoryBySlug('sofas')?.id ?? null
  const base = { title: `Sofá ${row['model']}`, description: null, productType: null, fields: {}, categoryId }
  const asFields = extractAttributes({ ...base, fields: { product_width: `${width} cm`, product_length: `${depth} cm`, product_height: `${height} cm` } })
  const asText = extractAttributes({ ...base, title: `${base.title} ${width}x${depth}x${height} cm` })
  for (const [axis, value] of [['width', width], ['depth', depth], ['height', height]] as const) {
    const mm = Math.round(Number(value.replace(',', '.')) * 10)
    const example = () => `${shop} ${row['sku'] ?? row['SKU']} ${width} x ${depth} x ${height}`
    scoreOf(scores, `${axis} from a field`).add(sizeText(asFields, axis), `${mm}-${mm}`, example)
    scoreOf(scores, `${axis} from the name`).add(sizeText(asText, axis), `${mm}-${mm}`, example)
  }
}
