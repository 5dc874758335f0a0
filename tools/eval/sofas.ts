import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { categoryBySlug, extractAttributes } from '../../src/domains/catalogue/contract.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { type Score, scoreOf } from './score.ts'

/** The measures of real sofas of two shops (../shared/data/sofas) as fields, in a name and in texts of several languages; null without them. */
export function sofaScores(): Map<string, Score> | null {
  const folder = join(projectRoot, '../shared/data/sofas')
  if (!existsSync(folder)) return null
  const scores = new Map<string, Score>()
  for (const name of ['mobelringen', 'sofacompany']) {
    const rows: Record<string, string>[] = parse(readFileSync(join(folder, `${name}.csv`), 'utf8'), { columns: true })
    for (const row of rows) addSofa(scores, name, row)
  }
  return scores
}

const plain = /^\d+(?:[.,]\d+)?$/

function addSofa(scores: Map<string, Score>, shop: string, row: Record<string, string>): void {
  const [width, depth, height, seat] = ['width', 'depth', 'height', 'sit_height'].map((column) =>
    (row[column] ?? '').replace(/\s*cm$/, '').trim(),
  ) as [string, string, string, string]
  if (![width, depth, height].every((value) => plain.test(value))) return
  const sizes = { width, depth, height, ...(plain.test(seat) ? { seatHeight: seat } : {}) }
  for (const [way, input] of Object.entries(waysToSay(row['model'] ?? '', sizes))) {
    const { sizes: found } = extractAttributes({
      description: null,
      productType: null,
      fields: {},
      categoryId: categoryBySlug('sofas')?.id ?? null,
      ...input,
    })
    for (const [axis, value] of Object.entries(sizes)) {
      if (axis === 'seatHeight' && !way.startsWith('labelled')) continue
      const mm = Math.round(Number(value.replace(',', '.')) * 10)
      const size = found[axis as 'width']
      scoreOf(scores, `${axis} ${way}`).add(
        size === undefined ? null : `${size.lowMm}-${size.highMm}`,
        `${mm}-${mm}`,
        () => `${shop} ${row['sku'] ?? row['SKU']} ${width} x ${depth} x ${height}`,
      )
    }
  }
}

type Item = {
  readonly title: string
  readonly description?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Seat depth and width, legs and cushions stand beside the measures of the sofa, as shops write them. */
function waysToSay(
  model: string,
  { width, depth, height, seatHeight }: { width: string; depth: string; height: string; seatHeight?: string },
): Record<string, Item> {
  const title = `Sofá ${model}`
  const mm = (value: string): string => String(Math.round(Number(value.replace(',', '.')) * 10))
  return {
    'from fields': {
      title,
      fields: { product_width: `${width} cm`, product_length: `${depth} cm`, product_height: `${height} cm` },
    },
    'from the name': { title: `${title} ${width}x${depth}x${height} cm` },
    'labelled, pt': {
      title,
      description: `Tecido resistente. Largura: ${width} cm; profundidade: ${depth} cm; altura: ${height} cm${seatHeight === undefined ? '' : `; altura do assento: ${seatHeight} cm`}; profundidade do assento: 58 cm. Almofadas de 45x45 cm.`,
    },
    'labelled, no': {
      title,
      description: `Ben i eik, 12 cm. Bredde: ${width} cm, dybde: ${depth} cm, høyde: ${height} cm${seatHeight === undefined ? '' : `, sittehøyde: ${seatHeight} cm`}, sittedybde: 58 cm.`,
    },
    'labelled, en': {
      title,
      description: `Feather cushions 50 x 50 cm. W ${mm(width)} x D ${mm(depth)} x H ${mm(height)} mm.${seatHeight === undefined ? '' : ` Seat height: ${seatHeight} cm.`} Seat depth: 58 cm.`,
    },
    'labelled, es': {
      title,
      description: `Medidas: ${width} cm (ancho) x ${depth} cm (fondo) x ${height} cm (alto)${seatHeight === undefined ? '' : `. Altura del asiento: ${seatHeight} cm`}. Cojines de 45x45 cm.`,
    },
  }
}
