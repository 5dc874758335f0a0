import { ancestors, categoryBySlug, type Category } from '../category-tree.ts'
import { sizeProfiles, type SizeAxis } from '../tree/size-profiles.ts'
import { shapes } from '../vocabularies/shapes.ts'
import type { IdsFact, SizeFact } from './attributes.ts'

/**
 * The shape that sizes tell where no word does: what has a diameter is round, a table top, a rug or a mirror with two sides is
 * square or rectangular. Of other articles nobody asks whether they are square.
 */
export function derivedShape(
  category: Category | null,
  sizes: Readonly<Partial<Record<SizeAxis, SizeFact>>>,
): IdsFact | null {
  if (!category) return null
  const { width, depth, length, height, diameter } = sizes
  if (diameter) return tubes.has(category.size) || width || length ? null : { ids: [round], source: diameter.source }
  const other = hung.has(category.size) ? height : (depth ?? length)
  if (!width || !other || !hasOutline(category)) return null
  return {
    ids: [width.lowMm === width.highMm && isSquare(width.lowMm, other.lowMm) ? square : rectangular],
    source: width.source,
  }
}

function idOf(slug: string): number {
  return shapes.find((shape) => shape.slug === slug)?.id ?? 0
}
const [round, square, rectangular] = [idOf('redonda'), idOf('quadrada'), idOf('retangular')]
/** Their diameter is how thick they are. */
const tubes: ReadonlySet<unknown> = new Set([sizeProfiles.hose, sizeProfiles.rail, sizeProfiles.bulb])
const hung: ReadonlySet<unknown> = new Set([sizeProfiles.picture])

function isSquare(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * 0.01
}

const outlined = new Set([
  'tapetes',
  'espelhos',
  'quadros',
  'molduras',
  'espelhos-de-casa-de-banho',
  'tapetes-de-casa-de-banho',
])
const byOrder = new Map<number, boolean>()

function hasOutline(category: Category): boolean {
  let known = byOrder.get(category.order)
  if (known === undefined)
    byOrder.set(
      category.order,
      (known =
        [category, ...ancestors(category)].some(({ slug }) => outlined.has(slug)) ||
        (category.slug.startsWith('mesas-') && category.slug !== 'mesas-de-cabeceira')),
    )
  return known
}

for (const slug of outlined)
  if (!categoryBySlug(slug)) throw new Error(`derived-shape.ts names the category "${slug}", which does not exist`)
