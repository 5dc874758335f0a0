import { readableLine } from '#platform/readable-text.ts'
import { clickSourceOf } from '../click-sources.ts'

/** What a click's link carries. */
export interface ClickRequest {
  readonly domain: string
  readonly variantId: number
  readonly source: number
  readonly position: number | null
  /** `ri` as it came, of any bytes and length; undefined: the link has none. */
  readonly rendering: string | undefined
  readonly clickId: string | null
  readonly extra: Readonly<Record<string, string>> | null
}

const OWN_KEYS: ReadonlySet<string> = new Set(['s', 'p', 'ri', 'c'])
const CLICK_ID = /^[\w-]{1,64}$/
const MAX_EXTRA = 10
const MAX_EXTRA_CHARACTERS = 200
const EXTRA_KEY = /^[a-z][a-z0-9_]{0,19}$/

/** Reads a click's path and query; null when it names no offer. Only the path decides where it goes. */
export function readClick(domain: string, variant: string, query: URLSearchParams): ClickRequest | null {
  const variantId = /^\d{1,10}$/.test(variant) ? Number(variant) : 0
  if (variantId < 1 || variantId > 2_147_483_647) return null
  const position = query.get('p') ?? ''
  const clickId = query.get('c') ?? ''
  return {
    domain: domain.toLowerCase(),
    variantId,
    source: clickSourceOf(query.get('s') ?? undefined),
    position: /^\d{1,6}$/.test(position) ? Number(position) : null,
    rendering: query.get('ri') ?? undefined,
    clickId: CLICK_ID.test(clickId) ? clickId : null,
    extra: readExtra(query),
  }
}

/** Extra click data: a few plain names with short values, of several of one name the first; the rest is not kept. */
function readExtra(query: URLSearchParams): Record<string, string> | null {
  const names = [...new Set(query.keys())]
    .filter((key) => !OWN_KEYS.has(key) && EXTRA_KEY.test(key))
    .slice(0, MAX_EXTRA)
  return names.length === 0
    ? null
    : Object.fromEntries(names.map((name) => [name, readableLine(query.get(name) ?? '', MAX_EXTRA_CHARACTERS)]))
}

export interface ClickLink {
  readonly domain: string
  readonly variantId: number
  readonly source: number
  readonly position?: number
  readonly rendering?: string
}

/** The path of a click link on the click host. */
export function clickPath({ domain, variantId, source, position, rendering }: ClickLink): string {
  const query = new URLSearchParams({ s: String(source) })
  if (position !== undefined) query.set('p', String(position))
  if (rendering !== undefined) query.set('ri', rendering)
  return `/v2/clickthrough/${encodeURIComponent(domain)}/${variantId}?${query}`
}
