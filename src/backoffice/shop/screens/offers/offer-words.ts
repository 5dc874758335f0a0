import type { ShopOffer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { eurosText } from '../../../parts/money-words.ts'

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

/** What a shop does about it, and where. */
export const remedies: Readonly<
  Record<ShopOffer['hiddenBecause'][number], { readonly text: string; readonly to: string; readonly label: string }>
> = {
  suspended: { text: 'Veja o motivo e o que falta para voltar.', to: '/avisos', label: 'Avisos' },
  disabled: { text: 'Corrija o que o aviso diz, ou reclame da decisão.', to: '/avisos', label: 'Avisos' },
  absent: {
    text: 'Volte a pôr o artigo no feed, com o mesmo id, e leia-o de novo.',
    to: '/feed',
    label: 'Feed',
  },
  stale: { text: 'O feed deixou de ser lido: veja porquê e leia-o de novo.', to: '/feed', label: 'Feed' },
  no_category: { text: 'Diga a que categoria pertence este tipo de artigo.', to: '/categorias', label: 'Categorias' },
  no_picture: { text: 'Dê ao artigo uma imagem que se possa ir buscar.', to: '/imagens', label: 'Imagens' },
}

const CENTS = 100
export const NO_PRICE = '–'

export function euros(cents: number): string {
  return eurosText(cents / CENTS)
}

/** What is not known is a dash. */
export function eurosOr(cents: number | null): string {
  return cents === null ? NO_PRICE : euros(cents)
}

/** A price beside the lowest of the other shops for the same product, both without delivery. */
export function besideWords({
  priceCents,
  lowestOtherCents,
}: Pick<ShopOffer, 'priceCents' | 'lowestOtherCents'>): string {
  if (lowestOtherCents === null) return 'única oferta'
  if (priceCents === lowestOtherCents) return `igual à mais barata (${euros(lowestOtherCents)})`
  return priceCents < lowestOtherCents
    ? `a mais barata, menos ${euros(lowestOtherCents - priceCents)} do que a seguinte`
    : `mais ${euros(priceCents - lowestOtherCents)} do que a mais barata`
}

/** "2.ª de 5": its place on the product's page. */
export function placeWords({ place, otherOffers }: Pick<ShopOffer, 'place' | 'otherOffers'>): string {
  return place === null ? NO_PRICE : `${formatCount(place)}.ª de ${formatCount(Math.max(place, otherOffers + 1))}`
}

/** How its place comes about: offers whose delivery nobody knows or who do not deliver to the mainland, stand behind those whose total is known, by their prices. */
export function placeReason({
  deliveredCents,
  lowestOtherDeliveredCents,
  otherOffers,
}: Pick<ShopOffer, 'deliveredCents' | 'lowestOtherDeliveredCents' | 'otherOffers'>): string {
  if (otherOffers === 0) return 'nenhuma outra loja a tem'
  if (deliveredCents === null)
    return 'não se conhece o total com envio da sua: fica depois das que o têm, pela ordem do preço'
  return lowestOtherDeliveredCents === null
    ? 'não se conhece o total com envio das outras, que ficam depois'
    : 'da mais barata à mais cara, com envio; as de total desconhecido ficam depois'
}
