import { readLinkEvent } from './link-grammar.ts'
import { type EventNews, EVENTS_CHANNEL, TELL_AGAIN, type ToldNews } from './event-news.ts'

/** Told again to a page of events that is opened later. */
const MOST_KEPT = 200

/** Development: tells `/dev/events`, in whatever tab it stands, what becomes of this page's events. */
export function showEvents(): (news: EventNews) => void {
  const tab = Math.random().toString(36).slice(2, 6)
  const channel = new BroadcastChannel(EVENTS_CHANNEL)
  const kept: ToldNews[] = []
  channel.addEventListener('message', ({ data }) => {
    if (data === TELL_AGAIN) for (const each of kept) channel.postMessage(each)
  })
  const tell = (news: EventNews): void => {
    const told = { ...news, tab, page: location.pathname }
    kept.push(told)
    if (kept.length > MOST_KEPT) kept.shift()
    channel.postMessage(told)
  }
  let hostile = 0
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-ga-event]') : null
    const text = link?.dataset['gaEvent'] ?? ''
    if (link === null || readLinkEvent(text) !== null) return
    hostile -= 1
    tell({
      id: hostile - 1,
      at: Date.now(),
      event: { name: text.slice(0, 60) },
      state: 'hostile attribute',
      isCut: text.length > 60,
      dropped: 0,
    })
  })
  return tell
}
