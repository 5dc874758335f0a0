/**
 * Of the shop-storage site, relative to where it begins: its own host, or `/lojas-site` of the site (ADR 0091). Links to it are
 * written by `shopsLink` (shops-links.ts).
 */

export function shopsHome(): string {
  return '/'
}

/** Leads to the home page. */
export function shopsHomeByName(): string {
  return '/home'
}

export function shopsContact(): string {
  return '/contact-form'
}

export function shopsContactReceived(): string {
  return '/contact-form/received'
}

/** How a shop joins, and the applications of who is signed in; with a run of the lab its feed is taken along. */
export function shopRegister(labId?: string): string {
  return labId === undefined ? '/register' : `/register?laboratorio=${labId}`
}

/** One application: how it stands. */
export function shopApplication(applicationId: number | string): string {
  return `/register/${applicationId}`
}

/** One of its steps: empresa, dominio, feed, condicoes. */
export function shopJoiningStep(applicationId: number | string, step: string): string {
  return `/register/${applicationId}/${step}`
}

/** The shops that somebody may act for. */
export function shopChoice(): string {
  return '/loja'
}

/** The area of one shop: an application of its own (src/backoffice/shop). */
export function shopArea(slug: string): string {
  return `/loja/${slug}`
}

/** A trial of a shop's feed: its cards beside those of the offers that are live. */
export function feedTrial(trialId: string): string {
  return `/ensaio/${trialId}`
}

/** What a mail asks somebody to. */
export function shopInvitation(code: string): string {
  return `/convite/${code}`
}

/** How programs of shops ask. */
export function shopApi(): string {
  return '/api'
}

/** All articles, by topic. */
export function wikiHome(): string {
  return '/wiki'
}

export function wiki(slug: string): string {
  return `/wiki/${slug}`
}
