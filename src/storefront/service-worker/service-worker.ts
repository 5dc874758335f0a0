import { handlingOf, mayKeep } from './handling.ts'
import { assetAnswer, CACHES, findPage, keepPage, OFFLINE_PATH, tidyAssets } from './kept-pages.ts'
import { keptAnswer, offlineAnswer } from './offline-answers.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/**
 * T-06: `/sw.js` (ADR 0092). Pages come from the network and are kept as they pass; without one the kept page is shown, with a note of its
 * age. A cache that is full, broken or forbidden changes nothing for who is online: whatever it refuses is passed over.
 */
const scope = globalThis as unknown as WorkerScope
const storage = scope.caches
const clock = { nowMs: Date.now }
/** So long a page may be on its way before the kept one stands in. */
const PATIENCE_MS = 10_000
/** A page that was kept so short ago is not asked for again to be kept. */
const FRESH_MS = 600_000

scope.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-cache' })
      .then((answer) => (answer.ok ? keepPage(storage, answer.url, answer, clock.nowMs()) : undefined))
      .catch(() => undefined)
      .then(() => scope.skipWaiting()),
  )
})

scope.addEventListener('activate', (event) => {
  const names: readonly string[] = Object.values(CACHES)
  const tidied = storage
    .keys()
    .then((all) => all.filter((name) => name.startsWith('poiso-') && !names.includes(name)))
    .then((older) => Promise.all(older.map((name) => storage.delete(name))))
    .then(() => tidyAssets(storage))
  event.waitUntil(
    Promise.allSettled([tidied, scope.registration.navigationPreload?.enable()]).then(() => scope.clients.claim()),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  switch (handlingOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(pageAnswer(event))
    case 'listing':
      return event.respondWith(fetch(request).then((answer) => kept(event, answer)))
    case 'asset':
      return event.respondWith(assetAnswer(storage, request))
    case 'none':
  }
})

/** `{ keep: address }`: a page asks to have one kept that was not visited under this worker. */
scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { readonly keep?: unknown }
  if (typeof keep === 'string') event.waitUntil(keepAhead(keep).catch(() => undefined))
})

async function pageAnswer(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))().then((answer) =>
    kept(event, answer),
  )
  const slow = after(PATIENCE_MS).then(() => fallback(url, 'Ligação lenta'))
  try {
    return await Promise.race([network, slow.then((answer) => answer ?? network)])
  } catch (error) {
    const answer = (await fallback(url, 'Sem ligação')) ?? (await offlineAnswer(storage, url).catch(() => null))
    if (answer === null) throw error
    return answer
  }
}

function fallback(url: string, why: string): Promise<Response | null> {
  return keptAnswer(storage, url, clock.nowMs(), why).catch(() => null)
}

/** The answer itself, kept aside where it may be. */
function kept(event: FetchEvent, answer: Response): Response {
  const { url } = event.request
  if (mayKeep(url, answer))
    event.waitUntil(keepPage(storage, url, answer.clone(), clock.nowMs()).catch(() => undefined))
  return answer
}

async function keepAhead(address: string): Promise<void> {
  const { href: url, origin } = new URL(address, scope.location.origin)
  const nowMs = clock.nowMs()
  const before = await findPage(storage, url)
  if (origin !== scope.location.origin || nowMs - Number(before?.headers.get('x-kept-at') ?? 0) < FRESH_MS) return
  const answer = await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (mayKeep(url, answer)) await keepPage(storage, url, answer, nowMs)
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
