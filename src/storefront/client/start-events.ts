/** What tells clicks to shops and sends events comes by itself, and only where a tag is configured (or the page shows its events to a developer). */
export function startEvents({ body }: Document): void {
  const { events } = body.dataset
  // Without its code no event is sent; the page lacks nothing.
  if (events !== undefined) void import('./events/send-events.ts').then(({ sendEvents }) => sendEvents(events), Boolean)
}
