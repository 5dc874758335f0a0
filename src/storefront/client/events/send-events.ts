import { whenIdle } from '../../islands/wake-signals.ts'
import { consentStore } from '../../state/consent-store.ts'
import { tellClickOuts } from '../click-outs.ts'
import { isBot } from '../is-bot.ts'
import { tellReturns } from '../page-views.ts'
import { takeTracked } from '../track.ts'
import { type DataLayer, openDataLayer } from './data-layer.ts'
import { createEventGate } from './event-gate.ts'
import type { EventNews } from './event-news.ts'
import type { LinkEvent } from './event-rules.ts'
import { letTagsLoad, loadTag, swallowErrorsOfTags } from './load-tags.ts'
import type { PageEvents } from './page-events.ts'

/** what happens on the page goes to the configured tag manager, after consent and never for bots (ADR 0086). */
export async function sendEvents(said: string): Promise<void> {
  const config = JSON.parse(said) as PageEvents
  tellClickOuts(document)
  tellReturns()
  const tell = config.isShown ? (await import('./show-events.ts')).showEvents() : (): void => {}
  const consent = consentStore()
  const tags = createTags(config, tell)
  const gate = createEventGate({
    isBot: isBot(),
    hasTag: config.container !== null,
    allowed: () => (consent.now() === null ? null : consent.allows('analytics')),
    send: sender(tags),
    tell,
  })
  const follow = (): void => {
    if (!isBot()) tags.follow()
    gate.choose()
  }
  consent.subscribe(follow)
  follow()
  takeTracked(gate.take)
}

interface Tags {
  readonly layer: DataLayer | null
  /** Does what the choice says: loads what is allowed and not there, tells a manager that is there. */
  follow(): void
}

function createTags({ container, behaviour, origins }: PageEvents, tell: (news: EventNews) => void): Tags {
  const consent = consentStore()
  const loaded = new Set<string>()
  let layer: DataLayer | null = null
  const failed = (): void =>
    tell({ id: -1, at: Date.now(), event: { name: 'tag' }, state: 'tag failed', isCut: false, dropped: 0 })
  const load = (address: string): void => {
    if (loaded.has(address)) return
    if (loaded.size === 0) {
      letTagsLoad(origins)
      swallowErrorsOfTags(failed)
    }
    loaded.add(address)
    whenLoaded(() => whenIdle(() => loadTag(document, address, failed)))
  }
  return {
    get layer() {
      return layer
    },
    follow: () => {
      const chosen = consent.now()
      if (chosen === null) return
      if (layer !== null) layer.consent(chosen)
      else if (container !== null && (chosen.analytics || chosen.marketing)) {
        layer = openDataLayer(chosen, failed)
        load(container)
      }
      if (behaviour !== null && chosen.analytics) load(behaviour)
    },
  }
}

/** Nothing of a page that is still loading waits behind a tag. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

/** A manager works on each event as it comes: that is not done while somebody's click is answered. */
function sender(tags: Tags): (event: LinkEvent) => void {
  const due: LinkEvent[] = []
  const flush = (): void => due.splice(0).forEach((event) => tags.layer?.event(event))
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return (event) => {
    if (due.push(event) === 1) whenIdle(flush)
  }
}
