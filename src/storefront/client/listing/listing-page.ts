import { nodesOf } from '../trusted.ts'

/** Longer than anyone waits for other products: then the listing says that nothing came (docs/limits.md). */
const LOADED_WITHIN_MS = 10_000

/** A listing that came from the server, to be put in place of the one that stands. */
export interface ListingPage {
  /** Its canonical address. */
  readonly url: string
  readonly title: string
  readonly canonical: string | null
  /** The element with `data-listing`. */
  readonly content: HTMLElement
}

/** The answer cannot take this page's place: the browser goes there instead, and shows what the server says. */
export class NotInPlace extends Error {}

/**
 * Asks for the page of a listing, as a link to it would: there is one rendering of a listing, and the server's caches and
 * the browser's serve both ways.
 * @throws NotInPlace; or Error when nothing usable came
 */
export async function askListingPage(url: string, abandoned: AbortSignal): Promise<ListingPage> {
  const answer = await fetch(url, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    signal: AbortSignal.any([abandoned, AbortSignal.timeout(LOADED_WITHIN_MS)]),
  })
  // Not found or gone says so in its own words; of a server in trouble one may ask again.
  if (answer.status >= 400 && answer.status < 500) throw new NotInPlace(`${url} answered ${answer.status}`)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const page = nodesOf(await answer.text())
  const content = page.querySelector<HTMLElement>('[data-listing]')
  if (content === null) throw new Error(`${url} has no listing`)
  if (stylesOf(page) !== stylesOf(document)) throw new NotInPlace('the site was built anew: its scripts are others')
  const { pathname, search } = new URL(answer.url || url, location.href)
  return {
    url: pathname + search,
    title: page.querySelector('title')?.textContent ?? document.title,
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    content,
  }
}

function stylesOf(page: ParentNode): string | null {
  return page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? null
}
