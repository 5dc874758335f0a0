import type { LinkEvent } from './event-rules.ts'

/** What became of an event, in the order in which it is asked. */
export type EventState =
  | 'rate'
  | 'reserved'
  | 'malformed'
  | 'bot'
  | 'no choice yet'
  | 'refused'
  | 'no tag'
  | 'too many'
  | 'sent'
  | 'hostile attribute'
  | 'tag failed'

export interface EventNews {
  /** Of one page: a later one of the same id says more of the same event. */
  readonly id: number
  readonly at: number
  readonly event: LinkEvent
  readonly state: EventState
  readonly isCut: boolean
  /** Events that the rate has dropped on this page so far. */
  readonly dropped: number
}

/** As pages tell it each other (development). */
export interface ToldNews extends EventNews {
  readonly tab: string
  readonly page: string
}

export const EVENTS_CHANNEL = 'poiso-events'
/** Asks every page for what it has told so far. */
export const TELL_AGAIN = 'tell again'
