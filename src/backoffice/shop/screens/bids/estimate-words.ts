import type { BidEstimate } from '#platform/api-client/calls.ts'
import { SPONSORED } from '#domains/search/rules/sponsored.ts'
import type { Outcome } from '../../../parts/frame/outcome.ts'
import { microsText } from '../../../parts/money-words.ts'
import { countOf, formatDay } from '#storefront/copy/format.ts'

const MOST_EXAMPLES = 8
const OFFERS = ['oferta', 'ofertas'] as const

/** An estimate as the screen says it: what changes, with its day, and what it leaves out. */
export function estimateOutcome(estimate: BidEstimate): Outcome {
  const { offers, paying, placed, days, clicks, costMicros, pageSize, cut } = estimate
  const firstPage = (place: number | null) => place !== null && place <= pageSize
  const climbing = placed.filter(({ placeNow, placeThen }) => climbOf(placeNow, placeThen) > 0)
  const leading = placed.filter((each) => each.leading).length
  return {
    kind: 'tried',
    title: `Estimativa de ${formatDay(estimate.day)}`,
    lines: [
      ['Ofertas', `${countOf(offers, OFFERS)}; ${paying} com preço por clique`],
      ...(placed.length < offers ? [['Vistas', `as ${placed.length} com mais cliques`] as const] : []),
      ['A melhor oferta do seu produto', `${leading} de ${placed.length}; só essas sobem por licitação`],
      ['Sobem de lugar', countOf(climbing.length, OFFERS)],
      [
        `Nos primeiros ${pageSize} lugares`,
        `${placed.filter(({ placeNow }) => firstPage(placeNow)).length} agora, ${placed.filter(({ placeThen }) => firstPage(placeThen)).length} com isto`,
      ],
      [`Lugares que dizem «${SPONSORED}»`, String(placed.filter(({ labelled }) => labelled).length)],
      [`Cliques dos últimos ${days} dias`, `${clicks}; teriam custado ${microsText(costMicros)}`],
      ...examples(estimate),
    ],
    note: `É uma conta com as ofertas, as outras licitações e a ordem de hoje, sem contar com o fim do orçamento. Não é uma promessa.${cut ? ' A loja tem mais ofertas do que as que foram vistas.' : ''}`,
  }
}

/** The offers that climb most. */
function examples({ placed, mostPlaces }: BidEstimate): (readonly [string, string])[] {
  return placed
    .map((each) => ({ ...each, climb: climbOf(each.placeNow, each.placeThen, mostPlaces) }))
    .filter(({ climb }) => climb > 0)
    .toSorted((a, b) => b.climb - a.climb)
    .slice(0, MOST_EXAMPLES)
    .map(({ itemId, placeNow, placeThen, labelled, cpcMicros }) => [
      `Artigo ${itemId}`,
      `${placeText(placeNow, mostPlaces)} → ${placeText(placeThen, mostPlaces)}${labelled ? `, «${SPONSORED}»` : ''}, ${microsText(cpcMicros)} por clique`,
    ])
}

/** How many places it climbs; from far behind counts as from just behind what was looked at. */
function climbOf(now: number | null, then: number | null, mostPlaces = Infinity): number {
  if (then === null) return 0
  return (now ?? mostPlaces + 1) - then
}

function placeText(place: number | null, mostPlaces: number): string {
  return place === null ? `depois do ${mostPlaces}.º` : `${place}.º lugar`
}
