import { withQuery } from './with-query.ts'

/** R-12: Star, where somebody who was asked by a mail says what they think of a purchase. */

/** `step`: 1 is the shop, 2 the first product. */
export function star(ident: string, step = 1): string {
  return withQuery(`/star/${ident}`, step === 1 ? {} : { passo: String(step) })
}

/** What came of pictures that were sent. */
export function starPhotos(ident: string, step: number, outcome: string): string {
  return `${withQuery(`/star/${ident}`, { passo: String(step), fotografia: outcome })}#fotografias`
}

/** `saved`: says that it was. */
export function starThanks(ident: string, saved = false): string {
  return withQuery(`/star/${ident}/thank-you`, saved ? { guardado: '1' } : {})
}

/** 'Ainda não chegou'. */
export function starDelayed(ident: string): string {
  return `/star/${ident}/delayed`
}

/** Of the mail; a button, only its POST ends. */
export function starUnsubscribe(name: string): string {
  return `/star/${name}/unsubscribe`
}

/** What buyers say of a shop. */
export function starEshop(slug: string, page = 1): string {
  return withQuery(`/star/eshop/${slug}`, page === 1 ? {} : { pagina: String(page) })
}

/** What a shop may embed: a picture, or a script that shows it. */
export function starBadge(slug: string, kind: 'svg' | 'js'): string {
  return `/star/eshop/${slug}/badge.${kind}`
}

/** R-09; `shop`: whose badge is shown. */
export function commercialStar(shop?: string): string {
  return withQuery('/commercial/star', shop === undefined ? {} : { loja: shop })
}
