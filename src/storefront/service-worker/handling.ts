/** What the worker does about a request; `none`: the browser does what it does without a worker. */
export type Handling = 'page' | 'listing' | 'asset' | 'none'

/** Calls, clicks to shops, back offices and what is for development: never touched, whatever they would answer. */
const UNTOUCHED = /^\/(?:api|v1|v2|sub|dev|admin|metrics)(?:\/|$)|^\/(?:loja|lojas-site)(?:\/|$)/

/** Only GETs of this origin: a visit, a listing that a page puts in place (ADR 0063), a built file. Pictures are kept by the browser already. */
export function handlingOf(
  request: Pick<Request, 'method' | 'url' | 'mode'> & { readonly headers: Pick<Headers, 'get'> },
  origin: string,
): Handling {
  const { method, url, mode, headers } = request
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || UNTOUCHED.test(pathname)) return 'none'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return headers.get('accept') === 'text/html' ? 'listing' : 'none'
}

/** Says only where a visit came from: no part of what is shown. */
const TRACKING = /^(?:utm_[a-z]+|gclid|fbclid)$/

/** The address that a page is kept under. */
export function keptAddress(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const shown = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)))
  const query = shown.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return origin + pathname + (query === '' ? '' : `?${query}`)
}

/**
 * Whether an answer may be kept: the same for everybody, and said so. What is about one person says `no-store`; the paths of
 * people are refused besides, whatever their answers say.
 */
export function mayKeep(
  url: string,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  const isPage =
    status === 200 && type === 'basic' && !redirected && (headers.get('content-type') ?? '').startsWith('text/html')
  const cacheControl = headers.get('cache-control') ?? ''
  const isEverybodys = /(?:^|[\s,])public(?:[\s,]|$)/.test(cacheControl) && !/no-store|private/.test(cacheControl)
  const varies = /\*|cookie|authorization/i.test(headers.get('vary') ?? '')
  return isPage && isEverybodys && !varies && !PEOPLES.test(new URL(url).pathname)
}

const PEOPLES = /^\/(?:user|login|logout|registo|register|senha|watchdog|star|quadros|quadro)(?:\/|$)/
