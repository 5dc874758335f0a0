import { ageWords } from './age-words.ts'
import { findPage, type KeptPage, keptPages, OFFLINE_PATH } from './kept-pages.ts'

const MAIN = /<main[^>]*>/
const KEPT_LIST = /(<nav[^>]* data-kept-pages="") hidden=""(>.*?<ul>)(?=<\/ul>)/s
const COMPARE_PATH = '/compare-products'
/** Of the list of what can be read. */
const MOST_LISTED = 12

/** A kept page, with a note that says how old it is; null when it is not kept. */
export async function keptAnswer(
  storage: CacheStorage,
  url: string,
  nowMs: number,
  why: string,
): Promise<Response | null> {
  const kept = await findPage(storage, url)
  if (kept === null) return null
  const age = ageWords(Math.max(0, nowMs - Number(kept.headers.get('x-kept-at'))))
  const note = `<div class="toast" role="status" data-kept=""><div><span>${why}: isto é de ${age}.</span><a href="">Tentar de novo</a></div></div>`
  return htmlLike(
    kept,
    (await kept.text()).replace(MAIN, (main) => main + note),
    200,
  )
}

/** What is shown where nothing is kept: the last comparison in place of the bare one, else the page that says what can be read. */
export async function offlineAnswer(storage: CacheStorage, url: string): Promise<Response> {
  const [page, kept] = await Promise.all([findPage(storage, new URL(OFFLINE_PATH, url).href), keptPages(storage)])
  const { pathname, search } = new URL(url)
  const comparison = kept.find((each) => new URL(each.url).pathname === COMPARE_PATH)
  if (pathname === COMPARE_PATH && search === '' && comparison !== undefined) return Response.redirect(comparison.url)
  if (page === null) return Response.error()
  const items = kept.slice(0, MOST_LISTED).map(itemHtml).join('')
  return htmlLike(
    page,
    (await page.text()).replace(KEPT_LIST, (all: string, start: string, list: string) =>
      items === '' ? all : start + list + items,
    ),
    503,
  )
}

function itemHtml({ url, titleHtml }: KeptPage): string {
  const { pathname, search } = new URL(url)
  return `<li><a href="${(pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${titleHtml}</a></li>`
}

/** Under the headers that it came with, its policy among them. */
function htmlLike(kept: Response, html: string, status: number): Response {
  const headers = new Headers(kept.headers)
  headers.set('cache-control', 'no-store')
  return new Response(html, { status, headers })
}
