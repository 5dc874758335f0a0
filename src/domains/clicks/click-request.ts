import { clickSourceOf } from './click-sources.ts'

/** What a click's link carries. */
export interface ClickRequest {
  readonly domain: string
  readonly variantId: number
  readonly source: number
  readonly position: number | null
  readonly rendering: string | undefined
  readonly clickId: string | null
  readonly extra: Readonly<Record<string, string>> | null
}

const OWN_KEYS: ReadonlySet<string> = new Set(['s', 'p', 'ri', 'c'])
const CLICK_ID = /^[\w-]{1,64}$/
const MAX_RENDERING = 80
const MAX_EXTRA = 10
const MAX_EXTRA_CHARACTERS = 200
const EXTRA_KEY = /^[a-z][a-z0-9_]{0,19}$/

/** Reads a click's path and query; null when it names no offer. Only the path decides where it goes. */
export const readClick = (domain: string, variant: string, query: URLSearchParams): ClickRequest | null => {
  const variantId = /^\d{1,10}$/.test(variant) ? Number(variant) : 0
  if (variantId < 1 || variantId > 2_147_483_647) return null
  const position = query.get('p') ?? ''
  const clickId = query.get('c') ?? ''
  const rendering = query.get('ri') ?? undefined
  return {
    domain: domain.toLowerCase(),
    variantId,
    source: clickSourceOf(query.get('s') ?? undefined),
    position: /^\d{1,6}$/.test(position) ? Number(position) : null,
    rendering: rendering?.slice(0, MAX_RENDERING),
    clickId: CLICK_ID.test(clickId) ? clickId : null,
    extra: readExtra(query),
  }
}

/** Extra click data: a few plain names with short values; the rest is not kept. */
const readExtra = (query: URLSearchParams): Record<string, string> | null => {
  const extra = [...query]
    .filter(([key]) => !OWN_KEYS.has(key) && EXTRA_KEY.test(key))
    .slice(0, MAX_EXTRA)
    .map(([key, value]): [string, string] => [key, value.replace(/\p{Cc}|\p{Cs}/gu, '').slice(0, MAX_EXTRA_CHARACTERS)])
  return extra.length === 0 ? null : Object.fromEntries(extra)
}

export interface ClickLink {
  readonly domain: string
  readonly variantId: number
  readonly source: number
  readonly position?: number
  readonly rendering?: string
}

/** The path of a click link on the click host. */
export const clickPath = ({ domain, variantId, source, position, rendering }: ClickLink): string => {
  const query = new URLSearchParams({ s: String(source) })
  if (position !== undefined) query.set('p', String(position))
  if (rendering !== undefined) query.set('ri', rendering)
  return `/v2/clickthrough/${encodeURIComponent(domain)}/${variantId}?${query}`
}
