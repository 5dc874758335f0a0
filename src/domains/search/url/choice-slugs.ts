import { colours, conditions, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { type ChoiceFacet, PROMO } from '../rules/listing-selection.ts'

/** One choice of a facet whose values are fixed: `id` is its bit or value in the index. */
export interface FixedChoice {
  readonly id: number
  readonly slug: string
  readonly label: string
}

/** Seats: exact numbers up to eight, then "9 ou mais" (a bit mask of the interval that a piece offers). */
export const MOST_SEATS = 9
const seats: FixedChoice[] = Array.from({ length: MOST_SEATS }, (_, index) => {
  const count = index + 1
  if (count === MOST_SEATS) return { id: count, slug: `${count}-ou-mais`, label: `${count} ou mais lugares` }
  return { id: count, slug: String(count), label: count === 1 ? '1 lugar' : `${count} lugares` }
})

export const IN_STOCK = 1
const stock: FixedChoice[] = [{ id: IN_STOCK, slug: 'em-stock', label: 'Em stock' }]

export const WITH_VOUCHER = 1
const voucher: FixedChoice[] = [{ id: WITH_VOUCHER, slug: 'com-voucher', label: 'Com voucher' }]

/** Not in the query: each leads to an address of its own. */
export const promoChoices: readonly FixedChoice[] = [
  { id: PROMO.reduced, slug: 'ofertas', label: 'Descontos verificados' },
  { id: PROMO.priceDrop, slug: 'baixaram', label: 'Baixaram esta semana' },
]

/** Delivery choices; the day limits are inclusive. The free one depends on the region. */
export const deliveryChoices = [
  { id: 0, slug: 'gratis', label: 'Envio grátis', withinDays: null },
  { id: 1, slug: 'ate-3-dias', label: 'Até 3 dias', withinDays: 3 },
  { id: 2, slug: 'ate-1-semana', label: 'Até 1 semana', withinDays: 7 },
  { id: 3, slug: 'ate-2-semanas', label: 'Até 2 semanas', withinDays: 14 },
  { id: 4, slug: 'ate-1-mes', label: 'Até 1 mês', withinDays: 31 },
] as const

/** 'Até 1 semana' */
export function deliveryLabel(slug: string): string {
  return deliveryChoices.find((choice) => choice.slug === slug)?.label ?? ''
}

/** Facets whose choices are the same for every catalogue; shops and brands come from the directory instead. */
export const fixedChoices: Readonly<Record<Exclude<ChoiceFacet, 'fabricante' | 'loja'>, readonly FixedChoice[]>> = {
  cor: colours,
  material: materials,
  estilo: styles,
  divisao: rooms,
  lugares: seats,
  forma: shapes,
  condicao: conditions,
  stock,
  entrega: deliveryChoices,
  voucher,
}

/** Facets of which one choice alone has a page of its own, `{category}--{choice}`, in the order in which a slug is looked up. */
export const landingFacets = [
  'cor',
  'material',
  'estilo',
  'divisao',
  'forma',
] as const satisfies readonly (keyof typeof fixedChoices)[]

const landingBySlug = new Map<string, (typeof landingFacets)[number]>()
for (const facet of landingFacets) {
  for (const choice of fixedChoices[facet]) if (!landingBySlug.has(choice.slug)) landingBySlug.set(choice.slug, facet)
}

/** The facet that a landing page's choice belongs to; null when there is none. A slug of two facets belongs to the first. */
export function landingFacetOf(choiceSlug: string): (typeof landingFacets)[number] | null {
  return landingBySlug.get(choiceSlug) ?? null
}
