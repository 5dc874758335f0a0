import { keptAddress } from './handling.ts'

/** docs/limits.md: what a browser keeps of the site beyond its own cache. */
export const KEPT_PAGES = 30
export const KEPT_PAGES_BYTES = 8 * 1024 * 1024
const LARGEST_PAGE_BYTES = 1024 * 1024
const KEPT_ASSETS = 120

/** All caches of the worker; any other that begins as they do is an older worker's. */
export const CACHES = { pages: 'poiso-pages-1', assets: 'poiso-assets-1' } as const
/** The page without a connection; kept beside the others, and counted with none of them. */
export const OFFLINE_PATH = '/sem-ligacao'

const ASSET = /["'](\/assets\/[A-Za-z0-9_-]+\.[a-z0-9]+)["']/g

export interface KeptPage {
  readonly url: string
  /** As the page's own HTML writes it, so that it can stand in HTML again. */
  readonly titleHtml: string
  readonly keptAtMs: number
  readonly bytes: number
}

/**
 * Keeps a page with the files that it names: without them it would stand bare after the next deploy, when they are gone. Nothing is
 * kept where they do not come. The oldest pages make room.
 */
export async function keepPage(storage: CacheStorage, url: string, answer: Response, nowMs: number): Promise<void> {
  const html = await answer.text()
  const bytes = html.length
  if (bytes > LARGEST_PAGE_BYTES) return
  await keepAssets(storage, assetsOf(html))
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('x-kept-at', String(nowMs))
  headers.set('x-kept-bytes', String(bytes))
  headers.set('x-kept-title', encodeURIComponent(titleOf(html)))
  const pages = await storage.open(CACHES.pages)
  const address = keptAddress(url)
  // The newest stands last: what is put again is taken out first.
  await pages.delete(address)
  await pages.put(address, new Response(html, { headers }))
  await makeRoom(pages)
}

/** What is kept, the newest first. */
export async function keptPages(storage: CacheStorage): Promise<readonly KeptPage[]> {
  const pages = await storage.open(CACHES.pages)
  const requests = await pages.keys()
  const kept = await Promise.all(requests.map(async (request) => keptPage(request.url, await pages.match(request))))
  return kept
    .flatMap((page) => page ?? [])
    .filter(({ url }) => !isOffline(url))
    .toReversed()
}

/** The answer that is kept for an address, or null. */
export async function findPage(storage: CacheStorage, url: string): Promise<Response | null> {
  return (await (await storage.open(CACHES.pages)).match(keptAddress(url))) ?? null
}

/** Built files that no kept page names any more go. */
export async function tidyAssets(storage: CacheStorage): Promise<void> {
  const [pages, assets] = await Promise.all([storage.open(CACHES.pages), storage.open(CACHES.assets)])
  const htmls = await Promise.all((await pages.matchAll()).map((page) => page.text()))
  const named = new Set(htmls.flatMap(assetsOf))
  const unnamed = (await assets.keys()).filter(({ url }) => !named.has(new URL(url).pathname))
  await Promise.all(unnamed.map((request) => assets.delete(request)))
}

/** A built file from the cache, else from the network and kept: its name carries its content's hash. */
export async function assetAnswer(storage: CacheStorage, request: Request): Promise<Response> {
  const assets = await storage.open(CACHES.assets).catch(() => null)
  const kept = await assets?.match(request.url).catch(() => undefined)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && assets !== null) {
    const copy = answer.clone()
    void assets
      .put(request.url, copy)
      .then(() => assets.keys())
      .then((keys) => (keys.length > KEPT_ASSETS ? tidyAssets(storage) : undefined))
      .catch(() => undefined)
  }
  return answer
}

async function keepAssets(storage: CacheStorage, urls: readonly string[]): Promise<void> {
  const assets = await storage.open(CACHES.assets)
  const missing = await Promise.all(urls.map(async (url) => ((await assets.match(url)) === undefined ? [url] : [])))
  await assets.addAll(missing.flat())
}

function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET)].map(([, url]) => url ?? ''))]
}

function titleOf(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '')
}

async function makeRoom(pages: Cache): Promise<void> {
  const requests = (await pages.keys()).filter(({ url }) => !isOffline(url)).toReversed()
  let bytes = 0
  for (const [index, request] of requests.entries()) {
    bytes += keptPage(request.url, await pages.match(request))?.bytes ?? 0
    if (index >= KEPT_PAGES || bytes > KEPT_PAGES_BYTES) await pages.delete(request)
  }
}

function keptPage(url: string, answer: Response | undefined): KeptPage | null {
  if (answer === undefined) return null
  const read = (name: string) => answer.headers.get(`x-kept-${name}`) ?? ''
  return {
    url,
    titleHtml: decodeURIComponent(read('title')),
    keptAtMs: Number(read('at')),
    bytes: Number(read('bytes')),
  }
}

function isOffline(url: string): boolean {
  return new URL(url).pathname === OFFLINE_PATH
}
