import { forgetClicks, holdClick, isHeldFor, passClicks } from './held-clicks.ts'
import { loadIsland, type LoadedIsland } from './load-island.ts'
import { inSlices } from './slices.ts'
import { whenDue } from './wake-signals.ts'

/** Pauses before an island that failed is tried again by itself; after the last one it waits for the next touch. */
const PAUSES_MS = [400, 1_600]

/**
 * An island in a page: asleep, its HTML is the server's; woken, React's. What fails to load or throws leaves the server's HTML
 * in place and is tried again: after a pause, then at the next touch (ADR 0050). An element of its own, so that islands that come
 * later (more cards, a dialog's content) need no set-up.
 */
export class IslandElement extends HTMLElement {
  #state: 'asleep' | 'waking' | 'awake' = 'asleep'
  #isWatched = false
  #failures = 0
  #hasGivenUp = false
  #served: readonly Node[] = []
  #letGo: (() => void) | null = null

  /** Asleep, one whose HTML does as well lets them be; once it is due its answer is better. */
  get holdsClicks(): boolean {
    return this.#state === 'waking' || (this.#state === 'asleep' && this.dataset['earlyClicks'] !== 'native')
  }

  /** Its clicks may pass. */
  get lets(): boolean {
    return this.#state === 'awake' || this.#hasGivenUp
  }

  get #name(): string {
    return this.dataset['island'] ?? ''
  }

  connectedCallback(): void {
    if (this.#isWatched) return
    this.#isWatched = true
    whenDue(this, () => this.wake())
  }

  /** Not when it is only moved. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected && this.#letGo !== null) this.#sleep()
    })
  }

  wake(): void {
    if (this.#state !== 'asleep' || !this.isConnected) return
    this.#state = 'waking'
    this.#hasGivenUp = false
    void loadIsland(this.#name).then(
      (loaded) => inSlices(() => this.#hydrate(loaded), isHeldFor(this.#name, this)),
      (error: unknown) => this.#fail(error),
    )
  }

  /** Keeps a click until the island can answer it. */
  hold(target: HTMLElement): void {
    holdClick(this.#name, { island: this, target })
    this.toggleAttribute('data-held', true)
    this.wake()
  }

  #props({ propsIn }: LoadedIsland['definition']): object {
    const json = this.dataset['props']
    return json === undefined && propsIn !== undefined ? propsIn(this) : (JSON.parse(json ?? '{}') as object)
  }

  #hydrate({ definition, hydrateIsland }: LoadedIsland): void {
    // Taken away while its code came.
    if (!this.isConnected) return void (this.#state = 'asleep')
    this.#served = [...this.cloneNode(true).childNodes]
    try {
      this.#letGo = hydrateIsland(this, definition, {
        props: this.#props(definition),
        id: this.dataset['id'],
        onAwake: () => this.#nowAwake(),
        onThrown: (error) => queueMicrotask(() => this.#thrown(error)),
      })
    } catch (error) {
      this.#fail(error)
    }
  }

  #nowAwake(): void {
    this.#state = 'awake'
    this.#failures = 0
    this.#release()
  }

  #thrown(error: unknown): void {
    this.#sleep()
    this.#fail(error)
  }

  /** Back to the server's HTML. */
  #sleep(): void {
    this.#letGo?.()
    this.#letGo = null
    this.replaceChildren(...this.#served)
    this.#state = 'asleep'
  }

  #fail(error: unknown): void {
    reportError(error)
    this.#state = 'asleep'
    const pauseMs = PAUSES_MS[this.#failures]
    this.#failures += 1
    if (pauseMs !== undefined) setTimeout(() => this.wake(), pauseMs)
    else this.#giveUp()
  }

  /** Clicks do what the HTML does by itself, as without script; offline that would only lose the page. */
  #giveUp(): void {
    this.#failures = 0
    if (navigator.onLine) {
      this.#hasGivenUp = true
      this.#release()
    } else {
      forgetClicks(this.#name, this)
      this.removeAttribute('data-held')
    }
  }

  /** Now they are let through (start-islands.ts). */
  #release(): void {
    this.removeAttribute('data-held')
    passClicks(this.#name)
  }
}
