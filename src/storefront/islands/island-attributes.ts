/** What the server writes beside an island's HTML and the browser reads: the element's name and its data attributes. */
export const ISLAND_TAG = 'poiso-island'

/** The island that is woken by name (client/cookie-bar.ts). */
export const COOKIE_BAR = 'CookieBar'

/** Keeps the ids of two islands (`useId`) apart; the same in both renderings. */
export function islandIdPrefix(name: string, id: string | undefined): string {
  return id === undefined ? `${name}-` : `${name}-${id}-`
}
