import type { Tracked } from '../track.ts'
import type { EventNews, EventState } from './event-news.ts'
import { createEventRate } from './event-rate.ts'
import { cleanEvent, type LinkEvent } from './event-rules.ts'

/** Waiting for a choice; the oldest fall away. */
const MOST_WAITING = 100

export interface GateSurroundings {
  readonly isBot: boolean
  readonly hasTag: boolean
  /** Whether analytics is allowed; null: nobody has chosen yet. */
  allowed(): boolean | null
  send(event: LinkEvent): void
  tell(news: EventNews): void
}

export interface EventGate {
  take(tracked: Tracked): void
  /** A choice was made, or another one. */
  choose(): void
}

interface Clean extends Omit<EventNews, 'state' | 'dropped'> {}

/** Decides of each event whether it is sent, waits for a choice or is left out, and says why. */
export function createEventGate({ isBot, hasTag, allowed, send, tell }: GateSurroundings): EventGate {
  const isWithinRate = createEventRate()
  const waiting: Clean[] = []
  let [count, dropped, isDropping] = [0, 0, false]
  const say = (clean: Clean, state: EventState): void => tell({ ...clean, state, dropped })
  const decide = (clean: Clean): void => {
    if (isBot) return say(clean, 'bot')
    if (!hasTag) return say(clean, 'no tag')
    const isAllowed = allowed()
    if (isAllowed === null) {
      waiting.push(clean)
      say(clean, 'no choice yet')
      const eldest = waiting.length > MOST_WAITING ? waiting.shift() : undefined
      if (eldest !== undefined) say(eldest, 'too many')
      return
    }
    if (!isAllowed) return say(clean, 'refused')
    send(clean.event)
    say(clean, 'sent')
  }
  return {
    take: ({ event, at, isOfLink }) => {
      if (!isWithinRate(at)) {
        dropped += 1
        // The first of a burst is told; how many they were, by the next that goes through.
        if (!isDropping) say({ id: (count += 1), at, event: { name: event.name }, isCut: false }, 'rate')
        isDropping = true
        return
      }
      isDropping = false
      const clean = cleanEvent(event, isOfLink)
      const id = (count += 1)
      if (typeof clean === 'string') say({ id, at, event: { name: event.name.slice(0, 60) }, isCut: false }, clean)
      else decide({ id, at, ...clean })
    },
    choose: () => {
      if (allowed() !== null) waiting.splice(0).forEach(decide)
    },
  }
}
