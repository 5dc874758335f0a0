import { DELIVERY_REGIONS, type TariffBracket } from '#domains/eshops/contract.ts'
import { countOf, formatCents } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { shortRegionNames } from '../../copy/region-names.ts'
import { type AccuracyView, presentAccuracy } from '../../parts/accuracy/accuracy-words.ts'
import { type RatingOfEshop, weighedRating } from '../../parts/eshop/rating-of-eshop.ts'
import { listVouchers, type ListedVoucher } from '../../parts/voucher/present-eshop-voucher.ts'
import { paths } from '../../paths.ts'
import { keepRegion } from '../../region-address.ts'
import { presentReturns } from '../product/present-returns.ts'
import type { EshopsAddress } from './eshops-address.ts'
import type { EshopCard } from './load.ts'

/** A shop as the list of shops shows it. Without reviews there is no word of them. */
export interface EshopView {
  readonly slug: string
  readonly name: string
  readonly url: string
  /** Its place among the images; null: its first letters stand there. */
  readonly logo: string | null
  readonly description: string | null
  readonly products: string
  readonly rating: RatingOfEshop | null
  /** To the chosen region. */
  readonly delivery: string
  /** Where it delivers, all that it says of it; empty: nothing. */
  readonly regions: readonly string[]
  readonly returns: string | null
  readonly accuracy: AccuracyView
  readonly voucher: ListedVoucher | null
}

/** The shops that are asked for, in the order that is asked for; equals by name, as they come. */
export function presentEshops(
  eshops: readonly EshopCard[],
  { region, filter, sort }: EshopsAddress,
  now: Date,
): EshopView[] {
  return eshops
    .map((eshop) => ({
      eshop,
      delivery: deliveryTo(eshop.tariff[region]),
      voucher: listVouchers(eshop, now)[0] ?? null,
    }))
    .filter(({ eshop, delivery, voucher }) => {
      if (filter === 'entrega') return delivery.kind === 'delivers'
      if (filter === 'voucher') return voucher !== null
      return filter === '' || eshop.returnPolicy?.costCents === 0
    })
    .toSorted((a, b) => rank(a, sort) - rank(b, sort))
    .map(({ eshop, delivery, voucher }) => ({
      slug: eshop.slug,
      name: eshop.name,
      url: keepRegion(paths.eshopProducts(eshop.slug), region),
      logo: eshop.logo,
      description: eshop.description,
      products: countOf(eshop.count, words.product),
      rating: eshop.rating,
      delivery: deliveryText(delivery),
      regions: DELIVERY_REGIONS.filter((each) => deliveryTo(eshop.tariff[each]).kind === 'delivers').map(
        (each) => shortRegionNames[each],
      ),
      returns: returnsText(eshop),
      accuracy: presentAccuracy(eshop.accuracy),
      voucher: voucher && { ...voucher, url: keepRegion(voucher.url, region) },
    }))
}

type DeliveryTo =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'delivers'
      readonly leastCents: number
      readonly mostCents: number
      /** From this sum on nothing is asked, whatever is bought; null: not for everything. */
      readonly freeFromCents: number | null
    }

function deliveryTo(brackets: readonly TariffBracket[] | undefined): DeliveryTo {
  if (brackets === undefined || brackets.length === 0) return { kind: 'unknown' }
  const priced = brackets.filter(({ delivered }) => delivered)
  if (priced.length === 0) return { kind: 'none' }
  const prices = priced.map(({ priceCents }) => priceCents ?? 0)
  const thresholds = priced
    .filter(({ priceCents }) => priceCents !== 0)
    .map(({ freeFromCents }) => freeFromCents ?? Number.POSITIVE_INFINITY)
  const free = thresholds.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...thresholds)
  return {
    kind: 'delivers',
    leastCents: Math.min(...prices),
    mostCents: Math.max(...prices),
    freeFromCents: Number.isFinite(free) ? free : null,
  }
}

function deliveryText(delivery: DeliveryTo): string {
  if (delivery.kind === 'unknown') return 'por confirmar na loja'
  if (delivery.kind === 'none') return 'não entrega'
  const { leastCents, mostCents, freeFromCents } = delivery
  if (mostCents === 0) return 'grátis'
  const price =
    leastCents === mostCents
      ? formatCents(mostCents)
      : `${leastCents === 0 ? 'grátis' : formatCents(leastCents)} a ${formatCents(mostCents)}`
  return freeFromCents === null ? price : `${price}, grátis desde ${formatCents(freeFromCents)}`
}

function returnsText(eshop: EshopCard): string | null {
  const returns = presentReturns(eshop)
  if (returns === null) return null
  return [returns.days, returns.cost].filter((part) => part !== null).join(', ') || null
}

/** Less stands first. */
function rank({ eshop, delivery }: { eshop: EshopCard; delivery: DeliveryTo }, sort: EshopsAddress['sort']): number {
  switch (sort) {
    case '':
      return 0
    case 'avaliacao':
      return -weighedRating(eshop.rating)
    case 'produtos':
      return -eshop.count
    case 'exatidao':
      return -(eshop.accuracy?.share ?? 0)
    case 'devolucao':
      return -(eshop.coolingOffDays ?? 0)
    case 'entrega':
      return delivery.kind === 'delivers' ? delivery.leastCents : Number.MAX_SAFE_INTEGER
  }
}
