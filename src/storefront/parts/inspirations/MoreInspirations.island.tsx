import { type MouseEvent, useState } from 'react'
import { inspirationFeed, type InspirationFeedAnswer } from '#platform/api-client/calls.ts'
import { nodesOf } from '../../client/trusted.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { calls } from '../../state/calls.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** The link to the page after: it loads that page into the list. Without script, in a new tab and when it cannot be loaded it is a link. */
export const moreInspirations = defineIsland<{ readonly href: string }>({
  name: 'MoreInspirations',
  wakes: 'touch',
  why: 'most people find their room among the first',
  earlyClicks: 'held',
  propsIn: (html) => ({ href: html.querySelector('a')?.getAttribute('href') ?? '' }),
  Component: MoreInspirations,
})

type Loaded = 'ready' | 'loading' | 'failed'

function MoreInspirations({ href }: { readonly href: string }) {
  const [next, setNext] = useState<string | null>(href)
  const [loaded, setLoaded] = useState<Loaded>('ready')
  const more = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (next === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (loaded === 'loading') return
    setLoaded('loading')
    try {
      const { listHtml, nextPageUrl } = await askFeed(next)
      const cards = nodesOf(listHtml)
      const first = cards.querySelector<HTMLElement>('a')
      document.querySelector('[data-inspirations]')?.append(cards)
      setNext(nextPageUrl)
      setLoaded('ready')
      // The focus goes on where the new rooms begin, for keyboards and screen readers.
      first?.focus({ preventScroll: true })
    } catch {
      setLoaded('failed')
    }
  }
  return (
    <>
      {loaded === 'failed' && (
        <p className="note" role="alert">
          Não foi possível carregar mais inspirações.
        </p>
      )}
      {next !== null && (
        <p className="more">
          <LinkButton href={next} aria-busy={loaded === 'loading' || undefined} onClick={more}>
            {loaded === 'failed' ? 'Tentar outra vez' : 'Carregar mais'}
          </LinkButton>
        </p>
      )}
    </>
  )
}

type Feed = Pick<InspirationFeedAnswer, 'listHtml' | 'nextPageUrl'>

function askFeed(url: string): Promise<Feed> {
  return calls().ask({
    key: `inspirations ${url}`,
    send: (configuration, init) => inspirationFeed(configuration, { filteringRequest: { url } }, init),
    read: readFeed,
    freshMs: 0,
  })
}

function readFeed(answer: unknown): Feed | null {
  const { listHtml, nextPageUrl } = (answer ?? {}) as Partial<Feed>
  return typeof listHtml === 'string' && (nextPageUrl === null || typeof nextPageUrl === 'string')
    ? { listHtml, nextPageUrl }
    : null
}
