import type { UnknownReason } from '../checking/judge.ts'

/** Why a reading tells nothing, for who runs a shop. */
export const UNKNOWN_WORDS: Readonly<Record<UnknownReason, string>> = {
  currency: 'A página diz o preço noutra moeda.',
  per_unit: 'A página diz um preço por unidade de medida.',
  without_tax: 'A página diz um preço sem IVA.',
  price_unclear: 'A página diz um preço que se pode ler de duas maneiras.',
  contradictory: 'A página diz vários preços para esta oferta.',
  variants: 'A página tem vários modelos com preços diferentes, e nenhum com o número, o GTIN ou o endereço do feed.',
  range: 'A página só diz um intervalo de preços.',
  nothing_said: 'A página não diz o preço em JSON-LD, microdados nem OpenGraph.',
  changed_meanwhile: 'O feed trouxe depois do clique o mesmo que está na página.',
  robots: 'O robots.txt da loja não deixa o PoisoCheck ler a página.',
  refused: 'O servidor recusou a página (401, 403, 429 ou 451).',
  gone: 'A página já não existe (404 ou 410).',
  not_html: 'O que o endereço responde não é uma página.',
  unreachable: 'Não foi possível obter a página.',
  elsewhere: 'O endereço leva para fora dos domínios da loja.',
}
