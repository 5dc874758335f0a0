import {
  baseStandingOf,
  isForSale,
  isInStock,
  isStale,
  isWatchedLongEnough,
  type ProductFacts,
  PROVING_DAYS,
  standingOf,
  totalParts,
  type TotalParts,
  type VariantData,
} from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { countOf, formatCents, formatCount, formatDay, formatDiscount, formatMoment } from '../../copy/format.ts'
import { conditionNames, words } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { availabilityTags, type ChristmasWindow } from '../../parts/variant/availability-tags.ts'
import { sumWords } from '../../parts/sum/present-sum.ts'
import { voucherOff } from '../../parts/voucher/present-voucher.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import { ratingLabel } from '../../ui/rating-figures.ts'
import { deliveryText } from '../product/delivery-words.ts'
import { specificationOf } from '../product/specification.ts'
import { changeOfMindRows } from './change-of-mind.ts'
import { cellOf, rowOf, unknownCell } from './compare-cell.ts'
import type { CompareCell, CompareGroup, CompareRow } from './compare-view.ts'

/** A product with the offer that stands for it. */
export interface Shown {
  readonly product: ProductFacts
  readonly variants: readonly VariantData[]
  readonly shown: VariantData
  /** Offers that were asked for and are not the one shown. */
  readonly askedOthers: readonly VariantData[]
}

export interface RowsContext {
  readonly region: Region
  readonly now: Date
  readonly christmas: ChristmasWindow | null
}

/** Everything that is compared, in the order in which one decides: what it costs, what it is, what a change of mind costs. */
export function compareGroups(products: readonly Shown[], context: RowsContext): CompareGroup[] {
  return [
    { title: 'Até à sua casa', note: null, rows: priceRows(products, context) },
    { title: 'A peça', note: null, rows: pieceRows(products) },
    {
      title: 'Se mudar de ideias',
      note: 'O que diz a loja de cada coluna, com o dia em que o lemos. Comprando à distância, a lei dá pelo menos 14 dias para desistir.',
      rows: changeOfMindRows(products.map(({ shown }) => shown.eshop)),
    },
  ]
}

function priceRows(products: readonly Shown[], context: RowsContext): CompareRow[] {
  const { region } = context
  const row = (name: string, of: (each: Shown) => CompareCell) => rowOf(name, products.map(of))
  const some = (has: (offer: VariantData) => boolean, made: () => CompareRow) =>
    products.some(({ shown }) => has(shown)) ? [made()] : []
  return [
    totalRow(products, context),
    row('Preço na loja', ({ shown }) => cellOf(formatCents(shown.priceCents))),
    ...some(
      ({ discount }) => discount !== null,
      () => row('Desconto', ({ shown }) => discountCell(shown, context.now)),
    ),
    row(`Entrega ${inRegion[region]}`, ({ shown }) => deliveryCell(shown, region)),
    ...some(
      ({ voucher }) => voucher !== null,
      () => row('Voucher', ({ shown }) => voucherCell(shown, region)),
    ),
    row('Disponibilidade', ({ shown }) => availabilityCell(shown, context)),
    row('Loja', (each) => eshopCell(each, region)),
    row('À venda em', (each) => offersCell(each, region)),
    // When we looked is no difference between pieces.
    {
      ...row('Verificado', ({ shown }) =>
        cellOf(
          formatMoment(shown.lastSeenAt),
          isStale(shown.lastSeenAt, context.now) ? { more: ['O preço pode ter mudado'] } : {},
        ),
      ),
      differs: false,
    },
  ]
}

function totalRow(products: readonly Shown[], { region, now }: RowsContext): CompareRow {
  const totals = products.map(({ shown }) => bestable(shown, region, now))
  const best = Math.min(...totals.map((cents) => cents ?? Infinity))
  const isTold = products.length > 1 && totals.some((cents) => cents !== null && cents !== best)
  return rowOf(
    `Total com entrega ${inRegion[region]}`,
    products.map(({ shown }, index) => {
      const words = totalText(shown, region)
      return cellOf(words.text, {
        tone: words.isKnown ? 'plain' : 'unknown',
        mark: isTold && totals[index] === best ? 'Melhor total' : null,
      })
    }),
  )
}

/** "679,80 €", or why there is none. */
export function totalText(offer: VariantData, region: Region): { text: string; isKnown: boolean } {
  const parts = totalParts(offer, region)
  if (parts.kind === 'known') return { text: formatCents(parts.totalCents), isKnown: true }
  return { text: parts.kind === 'unknown' ? 'Por confirmar' : `Não entrega ${inRegion[region]}`, isKnown: false }
}

/** A known total of a fresh offer that can be bought: only such a one can be the best. */
function bestable(offer: VariantData, region: Region, now: Date): number | null {
  const parts = totalParts(offer, region)
  return parts.kind === 'known' && standingOf(baseStandingOf(offer, now), parts.kind) === 'fresh'
    ? parts.totalCents
    : null
}

/** Our own percentage, or nothing; what the shop claims is not asked. */
function discountCell({ discount, watchedSince }: VariantData, now: Date): CompareCell {
  return discount === null
    ? {
        ...unknownCell('Sem desconto comprovado'),
        more: isWatchedLongEnough(watchedSince, now) ? [] : [`Só o vemos desde ${formatDay(watchedSince)}`],
      }
    : cellOf(formatDiscount(discount.percent), {
        tone: 'drop',
        more: [
          `Antes ${formatCents(discount.referenceCents)}, o mínimo de ${PROVING_DAYS} dias nesta loja`,
          `Desde ${formatDay(discount.since)}`,
        ],
      })
}

function deliveryCell(offer: VariantData, region: Region): CompareCell {
  const parts = totalParts(offer, region)
  const text = deliveryText(parts.kind === 'known' ? { kind: 'known', cents: parts.deliveryCents } : parts, region)
  const delivery = offer.delivery[region]
  const days = (delivery.kind === 'known' ? delivery.days : null) ?? offer.deliveryDays
  return parts.kind === 'known'
    ? cellOf(text, { more: [days === null ? 'Prazo não indicado' : daysText(days)] })
    : unknownCell(text)
}

function daysText(days: number): string {
  return days <= 1 ? 'Em 1 dia' : `Até ${days} dias`
}

function voucherCell(offer: VariantData, region: Region): CompareCell {
  const { voucher } = offer
  if (voucher === null) return unknownCell('Nenhum que saibamos')
  const parts = totalParts(offer, region)
  const value = voucher.valueType === 'percent' ? `${voucher.value} %` : formatCents(voucher.value)
  const until = voucher.validUntil === null ? [] : [`Até ${formatDay(voucher.validUntil)}`]
  return cellOf(voucher.code, {
    more: [
      `${voucherOff(voucher, offer.priceCents)} (${value}): ${formatCents(voucher.priceWithVoucherCents)} sem entrega`,
      standingText(voucher, parts),
      ...until,
    ],
  })
}

/** Whether the total has it, and why not. */
function standingText(voucher: NonNullable<VariantData['voucher']>, parts: TotalParts): string {
  if (parts.kind === 'known' && parts.voucher !== null) return 'Já está no total'
  if (voucher.isUnconditional)
    return parts.kind === 'known'
      ? 'Fora do total: com ele a entrega ficaria mais cara'
      : 'Fora do total, que não se sabe'
  return `${voucher.description ?? 'Com condições da loja'}; fora do total`
}

function availabilityCell(offer: VariantData, { christmas }: RowsContext): CompareCell {
  const active = isForSale(offer)
  const [tag] = availabilityTags(
    { active, inStock: isInStock(offer), freeShipping: false, deliveryInDays: offer.deliveryDays },
    christmas,
  )
  return tag === undefined
    ? unknownCell('Prazo não indicado')
    : cellOf(tag.text, { tone: tag.tone === 'good' ? 'good' : 'plain' })
}

/** The shown offer's shop; the one that was chosen stays in sight when another is better (R-08). */
function eshopCell({ shown, askedOthers }: Shown, region: Region): CompareCell {
  return cellOf(shown.eshop.name, {
    link: paths.eshopProducts(shown.eshop.slug),
    more: askedOthers.map((offer) => `Escolheu na loja ${offer.eshop.name}: ${askedText(offer, region)}`),
  })
}

function askedText(offer: VariantData, region: Region): string {
  if (offer.state !== 'live') return 'já não o tem'
  const parts = totalParts(offer, region)
  if (parts.kind === 'known') return `${formatCents(parts.totalCents)} com entrega: ${sumWords(parts)}`
  return `${formatCents(offer.priceCents)}, ${parts.kind === 'unknown' ? 'entrega por confirmar' : `não entrega ${inRegion[region]}`}`
}

function offersCell({ product, shown }: Shown, region: Region): CompareCell {
  const { productEshopCount: eshops, productOfferCount: offers } = shown
  return cellOf(countOf(eshops, words.eshop), {
    link: `${withRegion(paths.product(product.productId, product.slug), region)}#ofertas`,
    more: offers === eshops ? [] : [countOf(offers, words.offer)],
  })
}

/** Codes tell nobody what a piece is like; the condition has a row of its own, where one is not new. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['EAN', 'Referência do fabricante', 'Estado'])

/** Every attribute that one of them has; the others say that it is not known. */
function pieceRows(products: readonly Shown[]): CompareRow[] {
  const specifications = products.map(
    ({ product, variants }) => new Map(specificationOf(product, variants).map(({ name, value }) => [name, value])),
  )
  const names = orderedNames(specifications.map((each) => [...each.keys()]))
  const condition = products.every(({ product }) => product.condition === 'new')
    ? []
    : [
        rowOf(
          'Estado',
          products.map(({ product }) => cellOf(conditionNames[product.condition])),
        ),
      ]
  return [
    ...condition,
    ...ratingRow(products),
    ...names
      .filter((name) => !NOT_COMPARED.has(name))
      .map((name) =>
        rowOf(
          name,
          specifications.map((each) => attributeCell(each.get(name))),
        ),
      ),
  ]
}

/** How buyers rate each; none where nobody has rated any of them. */
function ratingRow(products: readonly Shown[]): CompareRow[] {
  if (products.every(({ shown }) => shown.reviews === null)) return []
  return [
    rowOf(
      'Avaliações',
      products.map(({ shown: { reviews, variantId } }) =>
        reviews === null
          ? unknownCell('Ainda sem avaliações')
          : cellOf(`${ratingLabel(reviews.rating)} de 5 (${formatCount(reviews.reviewsCount)})`, {
              link: paths.reviews(variantId),
            }),
      ),
    ),
  ]
}

function attributeCell(value: string | undefined): CompareCell {
  return value === undefined ? unknownCell('Não indicado') : cellOf(value)
}

/** Names of all lists, each list's own order kept: a name that only a later list has comes behind its neighbour there. */
function orderedNames(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>((all, list) => {
    list.forEach((name, at) => {
      if (all.includes(name)) return
      const before = at === 0 ? -1 : all.indexOf(list[at - 1] as string)
      all.splice(before + 1, 0, name)
    })
    return all
  }, [])
}
