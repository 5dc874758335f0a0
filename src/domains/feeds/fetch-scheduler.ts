import { importFeed } from './import/import-feed.ts'
import type { ImportDeps } from './import/import-deps.ts'
import { claimDueFeeds } from './storage.ts'

/** Downloads at once; each is one shop's, so that a slow or hostile one takes up one place until its deadline (faults F15, F19). */
export const MAX_FETCHES = 16

/** Starts the imports of feeds whose time has come and does not wait for them. Owns which are at work. */
export class FetchScheduler {
  readonly #deps: ImportDeps
  readonly #running = new Set<Promise<void>>()

  constructor(deps: ImportDeps) {
    this.#deps = deps
  }

  /** Claims and starts as many due feeds as there are places; gives how many. */
  async startDue(): Promise<number> {
    const places = MAX_FETCHES - this.#running.size
    if (places <= 0) return 0
    const due = await claimDueFeeds(this.#deps.db, this.#deps.clock.now(), places)
    for (const feed of due) this.#start(feed)
    return due.length
  }

  /** Resolves when all that was started has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #start({ eshopSlug, url }: { eshopSlug: string; url: string }): void {
    const work = importFeed({ shop: eshopSlug, source: { kind: 'url', url } }, this.#deps).then(
      (outcome) => this.#deps.log.info({ shop: eshopSlug, state: outcome.state }, 'import ended'),
      (error: unknown) => this.#deps.log.error({ err: error, shop: eshopSlug }, 'import interrupted'),
    )
    const entry = work.finally(() => this.#running.delete(entry))
    this.#running.add(entry)
  }
}
