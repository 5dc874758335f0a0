import type { ShopBids } from '#platform/api-client/calls.ts'

/** Who chooses what a click costs: what it means first, then the name by which the API and other marketplaces know it. */
export const modeWords: Readonly<Record<ShopBids['mode'], string>> = {
  MPO: 'A loja: paga o que licita (MPO)',
  RPO: 'O lugar: paga o que chega para o manter (RPO)',
  APO: 'O Poiso: escolhe dentro do orçamento (APO)',
}
