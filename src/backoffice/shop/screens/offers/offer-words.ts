import type { ShopOffer } from '#platform/api-client/calls.ts'
import { formatEuros } from '#storefront/copy/format.ts'

export const stateWords: Readonly<Record<ShopOffer['state'], string>> = {
  live: 'à vista',
  absent: 'fora do feed',
  ended: 'substituída',
  disabled: 'escondida por nós',
}

export const hiddenWords: Readonly<Record<ShopOffer['hiddenBecause'][number], string>> = {
  suspended: 'a loja está suspensa',
  disabled: 'foi escondida por uma pessoa (ver Avisos)',
  absent: 'já não está no feed',
  stale: 'não é vista há mais de 48 horas: desce e não pode ser a mais barata',
  no_category: 'sem categoria: só se encontra por texto',
  no_picture: 'sem imagem',
}

const CENTS = 100

export function euros(cents: number): string {
  return formatEuros(cents / CENTS)
}

/** A price beside the lowest of the other shops for the same product. */
export function besideWords({
  priceCents,
  lowestOtherCents,
}: Pick<ShopOffer, 'priceCents' | 'lowestOtherCents'>): string {
  if (lowestOtherCents === null) return 'única oferta'
  if (priceCents === lowestOtherCents) return `igual à mais barata (${euros(lowestOtherCents)})`
  return priceCents < lowestOtherCents
    ? `a mais barata, por ${euros(lowestOtherCents - priceCents)}`
    : `mais ${euros(priceCents - lowestOtherCents)} do que a mais barata`
}
