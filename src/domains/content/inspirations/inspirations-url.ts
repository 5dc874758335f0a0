import { rooms, styles } from '#domains/catalogue/contract.ts'

/** Which inspirations are shown: of a room, of a style, of whom; and the page. */
export interface InspirationSelection {
  readonly room: string | null
  readonly style: string | null
  /** Slug of a shop, or EDITORS. */
  readonly owner: string | null
  readonly page: number
}

/** The owner of all that no shop brought. */
export const EDITORS = 'poiso'

const PATH = '/inspirations'
/** More pages than there can be inspirations for. */
const LAST_PAGE = 500

/**
 * Reads the address of a list of inspirations and nothing else; null: it is none. What no filter knows is dropped, and of an address nothing is
 * ever fetched. `owners`: slugs of the shops that have some.
 */
export function parseInspirationsUrl(url: string, owners: ReadonlySet<string>): InspirationSelection | null {
  const [, path, query = ''] = /^([^?#]*)(?:\?([^#]*))?$/.exec(url) ?? []
  if (path !== PATH) return null
  const pairs = new URLSearchParams(query)
  const choice = (name: string, isKnown: (slug: string) => boolean): string | null => {
    const value = pairs.get(name) ?? ''
    return isKnown(value) ? value : null
  }
  const page = /^[1-9]\d{0,2}$/.exec(pairs.get('pagina') ?? '')?.[0]
  return {
    room: choice('divisao', (slug) => rooms.some((room) => room.slug === slug)),
    style: choice('estilo', (slug) => styles.some((style) => style.slug === slug)),
    owner: choice('de', (slug) => slug === EDITORS || owners.has(slug)),
    page: Math.min(LAST_PAGE, Number(page ?? 1)),
  }
}

/** The one address of a selection. */
export function inspirationsUrl({ room, style, owner, page }: InspirationSelection): string {
  const pairs = [
    ['divisao', room],
    ['estilo', style],
    ['de', owner],
    ['pagina', page === 1 ? null : String(page)],
  ].flatMap(([name, value]) => (value == null ? [] : [`${name}=${value}`]))
  return pairs.length === 0 ? PATH : `${PATH}?${pairs.join('&')}`
}
