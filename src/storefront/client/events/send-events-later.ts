import { whenIdle } from '../../islands/wake-signals.ts'

/** What sends events comes when the page stands, and only where a tag is configured (or the page shows its events to a developer). */
export function sendEventsLater({ body }: Document): void {
  const { events } = body.dataset
  if (events === undefined) return
  addEventListener('load', () =>
    whenIdle(() => void import('./send-events.ts').then(({ sendEvents }) => sendEvents(events), ignore)),
  )
}

/** Without its code no event is sent; the page lacks nothing. */
function ignore(): void {}
