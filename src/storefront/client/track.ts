import type { LinkEvent, UiEvent } from './events/event-rules.ts'

export const UI_EVENT = 'poiso:event'
/** More than a page sees before its code of events has come; the oldest fall away. */
const MOST_KEPT = 100

/** An event, when it was, and whether an attribute of the HTML told it. */
export interface Tracked {
  readonly event: LinkEvent
  readonly at: number
  readonly isOfLink: boolean
}

const kept: Tracked[] = []
let take = (tracked: Tracked): void => {
  kept.push(tracked)
  if (kept.length > MOST_KEPT) kept.shift()
}

/**
 * The one door for events: tells the page (`poiso:event` on the document) and keeps the event for what may send it after consent
 * (events/send-events.ts, which comes late). Here nothing leaves the browser.
 */
export function track(event: UiEvent): void {
  tell({ event, at: Date.now(), isOfLink: false })
}

/** The same of an event that an attribute names. */
export function trackOfLink(event: LinkEvent): void {
  tell({ event, at: Date.now(), isOfLink: true })
}

function tell(tracked: Tracked): void {
  take(tracked)
  document.dispatchEvent(new CustomEvent(UI_EVENT, { detail: tracked.event }))
}

/** Whoever sends events: gets those that were kept, oldest first, and each from then on. */
export function takeTracked(taker: (tracked: Tracked) => void): void {
  take = taker
  kept.splice(0).forEach(taker)
}
