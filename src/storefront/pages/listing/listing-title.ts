import { categoryById, type Choice, colours, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { landingWords, type ListingScope, type ListingSelection, listingUrl } from '#domains/search/contract.ts'

export interface ListingNames {
  /** A shop's name by its slug, or null. */
  eshopName(slug: string): string | null
  /** A brand's, likewise. */
  brandName(slug: string): string | null
}

/** The heading of a listing: "Sofás", "Sofás em azul", "Resultados para “sofá cama”". */
export function listingTitle(selection: ListingSelection, names: ListingNames): string {
  const { scope } = selection
  const about = selection.query === null ? '' : `Resultados para “${selection.query}”`
  if (scope.kind === 'search') return about
  const place = placeTitle(selection, names)
  if (about === '') return place
  return place === REDUCED ? `${about}, com desconto verificado` : `${about} em ${place}`
}

function placeTitle(selection: ListingSelection, names: ListingNames): string {
  const { scope } = selection
  if (scope.kind === 'category') return categoryTitle(selection, scope.categoryId)
  if (scope.kind === 'room') return rooms.find(({ slug }) => slug === scope.slug)?.label ?? ''
  if (scope.kind === 'manufacturer') return names.brandName(scope.slug) ?? scope.slug
  if (scope.kind === 'offers' || scope.kind === 'priceDrops') return reductionsTitle(scope)
  if (scope.kind === 'eshop') return names.eshopName(scope.slug) ?? scope.slug
  if (scope.kind === 'eshopVoucher') return `Voucher da loja ${names.eshopName(scope.slug) ?? scope.slug}`
  return scope.kind === 'search' ? '' : TITLES[scope.kind]
}

/** One word for one thing: what the filter, the menu and the headings call a reduction that we have seen ourselves. */
const REDUCED = 'Descontos verificados'

const TITLES = {
  all: 'Todos os produtos',
  vouchers: 'Ofertas com voucher',
  sales: REDUCED,
  blackFriday: 'Ofertas da Black Friday',
  gardenSeason: 'Época do jardim: descontos verificados',
  eco: 'Com rótulo ecológico',
  furnitureBank: 'Banco de móveis: segunda vida',
  beforeChristmas: 'Entrega antes do Natal',
} as const

function reductionsTitle({ kind, categoryId }: Extract<ListingScope, { kind: 'offers' | 'priceDrops' }>): string {
  const name = categoryId === null ? null : (categoryById(categoryId)?.longName ?? null)
  if (name === null) return REDUCED
  return kind === 'offers' ? `${name} com desconto verificado` : `${name}: baixaram esta semana`
}

function categoryTitle(selection: ListingSelection, categoryId: number): string {
  const name = categoryById(categoryId)?.longName ?? ''
  const isLanding = listingUrl({ ...selection, page: 1 }).includes('--')
  return isLanding ? `${name} ${choiceWords(selection)}` : name
}

const landingChoices = { cor: colours, material: materials, estilo: styles, divisao: rooms, forma: shapes }

function choiceWords({ choices }: ListingSelection): string {
  for (const [facet, known] of Object.entries(landingChoices) as [keyof typeof landingChoices, readonly Choice[]][]) {
    const choice = known.find(({ slug }) => slug === choices[facet]?.[0])
    if (choice) return landingWords[facet](choice.label)
  }
  return ''
}
