/** What a visit is put down to (T-04): five parameters of campaigns, and the number of Google's click. */
export const attributionNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const
export type AttributionName = (typeof attributionNames)[number]
export type Attribution = Readonly<Partial<Record<AttributionName, string>>>

export interface Visit {
  /** Address of the page at which it began. */
  readonly url: string
  /** As the browser tells it; '' without one. */
  readonly referrer: string
}

/** Whoever writes more into a link writes no campaign's name: the rest is cut off (docs/limits.md). */
export const MOST_ATTRIBUTION_CHARS = 200

/**
 * To what a visit is put down (specification 4). Null: it goes on from a page of the site itself (`ownHosts`), and what holds is what
 * was found when it began.
 */
export function attributionOf({ url, referrer }: Visit, ownHosts: readonly string[]): Attribution | null {
  const given = givenIn(url)
  if (Object.keys(given).length > 0) return given
  const host = hostOf(referrer)
  if (host === null) return { utm_source: '(direct)', utm_medium: '(none)' }
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return null
  const engine = searchEngineOf(host)
  return engine === null
    ? { utm_source: cut(host), utm_medium: 'referral' }
    : { utm_source: engine, utm_medium: 'organic' }
}

function givenIn(url: string): Attribution {
  const query = URL.parse(url)?.searchParams
  const given: Partial<Record<AttributionName, string>> = {}
  for (const name of attributionNames) {
    const value = cut(query?.get(name)?.trim() ?? '')
    if (value !== '') given[name] = value
  }
  return given
}

const ENGINES = ['google', 'seznam', 'yahoo', 'bing'] as const

/**
 * An engine under any of its countries' domains and hosts: google.pt, www.google.com.br, pt.search.yahoo.com. Its name stands right
 * before the ending: neither notgoogle.com nor google.example.com is one.
 */
function searchEngineOf(host: string): string | null {
  return ENGINES.find((engine) => new RegExp(`(?:^|\\.)${engine}\\.(?:[a-z]{2,3}|com?\\.[a-z]{2})$`).test(host)) ?? null
}

/** Null: there is none, or none of the web. */
function hostOf(referrer: string): string | null {
  const url = URL.parse(referrer)
  return url !== null && /^https?:$/.test(url.protocol) ? url.hostname : null
}

/** At whole characters: half of one cannot be written down. */
function cut(text: string): string {
  return Array.from(text.slice(0, MOST_ATTRIBUTION_CHARS * 2))
    .filter((each) => !/\p{C}/u.test(each))
    .slice(0, MOST_ATTRIBUTION_CHARS)
    .join('')
}
