import { PROVING_DAYS, STALE_AFTER_HOURS } from '#domains/offers/contract.ts'
import { SPONSORED } from '../rules/sponsored.ts'

/** Percent of a proven reduction that gets all of its points; and the share of the price from which a delivery gets none. */
export const FULL_DISCOUNT = 30
export const DEAR_DELIVERY = 0.3
/** A click's price that gets all points of payments, in micro-euros: more buys no more. */
export const FULL_BID_MICROS = 1_000_000

/**
 * The one table of what decides the recommended order (N-04, G-02; ADR 0071): points that a factor gives at most, and what a
 * person is told of it. `rank-shares.ts` says which share of them an offer gets; the page "Como ordenamos" is drawn from here.
 * All of them together stay below 2^20, which is what the index holds.
 */
export const rankingTable = [
  {
    factor: 'fresh',
    weight: 220_000,
    name: 'Preço verificado há pouco',
    words: `A loja confirmou a oferta nas últimas ${STALE_AFTER_HOURS} horas.`,
  },
  {
    factor: 'available',
    weight: 170_000,
    name: 'Disponibilidade',
    words: 'Em stock conta tudo; por encomenda ou em pré-venda conta dois quintos.',
  },
  { factor: 'picture', weight: 90_000, name: 'Tem fotografia', words: 'Há pelo menos uma fotografia da peça.' },
  {
    factor: 'pictureScore',
    weight: 60_000,
    name: 'Qualidade da fotografia',
    words: 'Nítida, com a peça inteira e sem texto por cima. Ainda por avaliar conta metade.',
  },
  {
    factor: 'deliveryKnown',
    weight: 50_000,
    name: 'Total com entrega conhecido',
    words: 'Sabemos quanto custa a entrega no continente.',
  },
  {
    factor: 'deliveryLevel',
    weight: 20_000,
    name: 'Custo da entrega',
    words: `Entrega grátis conta tudo; a partir de ${DEAR_DELIVERY * 100} % do preço não conta nada.`,
  },
  {
    factor: 'furtherOffers',
    weight: 48_000,
    name: 'Várias lojas para comparar',
    words: 'Um quarto por cada oferta além da primeira, até quatro.',
  },
  { factor: 'category', weight: 40_000, name: 'Categoria conhecida', words: 'Sabemos que tipo de peça é.' },
  { factor: 'description', weight: 25_000, name: 'Tem descrição', words: 'A loja descreve a peça.' },
  {
    factor: 'attributes',
    weight: 45_000,
    name: 'Ficha completa',
    words: 'Um terço por cada: cor, material e medidas.',
  },
  {
    factor: 'priceOfProduct',
    weight: 30_000,
    name: 'Preço entre as lojas desta peça',
    words: 'O mais baixo conta tudo, metade acima dele nada. Numa só loja conta metade.',
  },
  {
    factor: 'priceOfCategory',
    weight: 50_000,
    name: 'Preço na categoria',
    words:
      'Comparado com o preço do meio da categoria: metade dele conta tudo, o dobro nada; muito abaixo conta menos.',
  },
  {
    factor: 'shopData',
    weight: 15_000,
    name: 'Dados da loja',
    words: 'Quantos artigos da loja chegam sem erros de dados. Sem histórico conta metade.',
  },
  {
    factor: 'shopAccuracy',
    weight: 25_000,
    name: 'Exatidão da loja',
    words:
      'Quantas vezes o preço e o stock que mostrámos eram os da página da loja, depois de um clique. Com poucas verificações conta metade.',
  },
  {
    factor: 'popularity',
    weight: 80_000,
    name: 'Procura',
    words: 'Pessoas que seguiram para a loja nas últimas semanas, descontado o lugar em que a peça aparecia.',
  },
  {
    factor: 'honestDiscount',
    // Less than variety: a listing is no leaflet of reductions.
    weight: 6_000,
    name: 'Desconto comprovado',
    words: `Redução face ao preço mais baixo que vimos em ${PROVING_DAYS} dias; ${FULL_DISCOUNT} % ou mais contam tudo.`,
  },
  {
    factor: 'bid',
    weight: 40_000,
    name: 'Pagamentos',
    words: `O que a loja paga por clique: ${FULL_BID_MICROS / 1_000_000} € ou mais conta tudo, nada conta zero. Só conta na oferta mais barata da peça, e o lugar que muda diz «${SPONSORED}».`,
  },
  {
    factor: 'variety',
    weight: 24_000,
    name: 'Variedade',
    words: 'Um número fixo de cada peça, para que peças quase iguais não fiquem pela ordem das lojas.',
  },
] as const

export type RankFactor = (typeof rankingTable)[number]['factor']
/** Points that each factor gives at most. */
export type RankWeights = Readonly<Record<RankFactor, number>>

export const rankFactorNames: readonly RankFactor[] = rankingTable.map(({ factor }) => factor)

export const defaultWeights = Object.fromEntries(rankingTable.map(({ factor, weight }) => [factor, weight])) as {
  -readonly [Factor in RankFactor]: number
} as RankWeights

/** What the index holds of a rank: below this. */
export const RANK_LIMIT = 2 ** 20

/**
 * Weights as they may be used, some of them others than the table's. A replay tries them before they ship.
 * @throws RangeError naming what is wrong with them.
 */
export function weightsWith(changed: Readonly<Record<string, unknown>>): RankWeights {
  for (const [factor, weight] of Object.entries(changed)) {
    if (!(rankFactorNames as readonly string[]).includes(factor))
      throw new RangeError(`there is no factor ${factor}; there are ${rankFactorNames.join(', ')}`)
    if (typeof weight !== 'number' || !Number.isInteger(weight) || weight < 0)
      throw new RangeError(`the weight of ${factor} is no whole number from 0 on: ${String(weight)}`)
  }
  const weights: RankWeights = { ...defaultWeights, ...(changed as Partial<RankWeights>) }
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0)
  if (sum >= RANK_LIMIT) throw new RangeError(`the weights sum to ${sum}, which must stay below ${RANK_LIMIT}`)
  return weights
}
