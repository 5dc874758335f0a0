import { type MouseEvent, useState } from 'react'
import { articlesFeed } from '#platform/api-client/calls.ts'
import { nodesOf } from '../../client/trusted.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { calls } from '../../state/calls.ts'

interface MoreArticlesProps {
  /** The page of the list that follows. */
  readonly url: string
  /** Of the list that the articles are put into. */
  readonly listId: string
}

/** 'Carregar mais artigos': a link to the next page, whose articles come into this list where script runs. */
export const moreArticles = defineIsland<MoreArticlesProps>({
  name: 'MoreArticles',
  wakes: 'touch',
  why: 'most people read one of the first articles',
  earlyClicks: 'held',
  Component: MoreArticles,
})

type State = 'ready' | 'loading' | 'failed'

function MoreArticles({ url, listId }: MoreArticlesProps) {
  const [next, setNext] = useState<string | null>(url)
  const [state, setState] = useState<State>('ready')
  const load = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (next === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    try {
      const feed = await askArticles(next)
      const cards = nodesOf(feed.listHtml)
      const first = cards.querySelector<HTMLElement>('a')
      document.getElementById(listId)?.append(cards)
      first?.focus()
      setNext(feed.nextPageUrl)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <p className="more" aria-live="polite">
      {next === null ? (
        'Não há mais artigos.'
      ) : (
        <a
          className="button"
          href={next}
          aria-busy={state === 'loading' || undefined}
          onClick={(event) => void load(event)}
        >
          Carregar mais artigos
        </a>
      )}
      {state === 'failed' && <span className="fine"> Não foi possível carregar. Tente novamente.</span>}
    </p>
  )
}

interface Feed {
  readonly listHtml: string
  readonly nextPageUrl: string | null
}

function askArticles(url: string): Promise<Feed> {
  return calls().ask({
    key: `articles ${url}`,
    send: (configuration, init) => articlesFeed(configuration, { filteringRequest: { url } }, init),
    read: readFeed,
    freshMs: 0,
  })
}

function readFeed(answer: unknown): Feed | null {
  const { listHtml, nextPageUrl } = (answer ?? {}) as Partial<Feed>
  return typeof listHtml === 'string' && (typeof nextPageUrl === 'string' || nextPageUrl === null)
    ? { listHtml, nextPageUrl }
    : null
}
