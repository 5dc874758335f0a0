import { type RankExplanation, rankingTable } from '#domains/search/contract.ts'
import { formatCount } from '../../copy/format.ts'

/** Why products stand where they do, as the index of this process orders them. */
export interface RankingSource {
  /** Null: it is in no listing. */
  explain(productId: number, query: string | null): Promise<RankExplanation | null>
}

/** A factor in finished words. */
export interface FactorView {
  readonly name: string
  readonly words: string
  readonly points: string
  readonly most: string
}

export interface WhyView {
  readonly factors: readonly FactorView[]
  readonly sum: string
  readonly lead: string
  /** What a search adds, before all points; null without one. */
  readonly search: string | null
  readonly payment: string
}

/** The factors of a product's place, whose points sum to its score: most points first, payments always last. */
export function presentWhy(
  { points, score, wordScore }: RankExplanation,
  { eshop, query }: { readonly eshop: string | null; readonly query: string | null },
): WhyView {
  const factors = rankingTable
    .filter(({ factor }) => factor !== 'bid' || points.bid > 0)
    .toSorted((a, b) => points[b.factor] - points[a.factor])
    .map(({ factor, name, words, weight }) => ({
      name,
      words,
      points: formatCount(points[factor]),
      most: formatCount(weight),
    }))
  return {
    factors,
    sum: formatCount(score),
    lead: `Em «Recomendados», esta peça tem ${formatCount(score)} pontos${eshop === null ? '' : `, os da oferta da loja ${eshop}`}. Fica à frente quem tem mais.`,
    search: query === null ? null : searchWords(query, wordScore ?? 0),
    payment:
      points.bid === 0
        ? 'Pagamentos: 0 — nenhuma loja paga por este lugar.'
        : `Patrocinado: a loja paga por este lugar, que por isso tem mais ${formatCount(points.bid)} pontos.`,
  }
}

function searchWords(query: string, wordScore: number): string {
  return wordScore === 0
    ? `As palavras «${query}» não encontram esta peça.`
    : `As palavras «${query}» valem-lhe ${formatCount(wordScore)}, pelo nome, pela marca, pela categoria e pelas características. Numa pesquisa contam primeiro; entre peças iguais nelas decide a soma destes pontos.`
}
