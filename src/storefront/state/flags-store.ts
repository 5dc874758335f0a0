import type { FlagsClient } from './flags-client.ts'
import { consentStore } from './consent-store.ts'
import { exposures } from './exposures.ts'
import { experimentVisitor } from './experiment-visitor.ts'

/** Flags for islands: what is decided for this browser, not for a page that is the same for everybody. */
export interface FlagsStore {
  /** The value of a feature; undefined: not known (yet), or there is no such feature. */
  valueOf(key: string): unknown
  /** The first who listens has the package loaded and the flags asked for. */
  subscribe(listener: () => void): () => void
}

let opened: FlagsStore | null = null

/** The page's one store. */
export function flagsStore(): FlagsStore {
  return (opened ??= createFlagsStore({
    place: document.body.dataset['flags'],
    open: async (place, onChange) => {
      const { openFlagsClient } = await import('./flags-client.ts')
      return openFlagsClient({
        place,
        visitorId: experimentVisitor,
        onSeen: (name) => exposures().tell([name]),
        onChange,
      })
    },
    onConsent: (listener) => void consentStore().subscribe(listener),
  }))
}

export interface FlagsStoreParts {
  /** 'origin|client key', as the page says it; absent: there are no flags to ask for. */
  readonly place: string | undefined
  open(place: string, onChange: () => void): Promise<FlagsClient>
  onConsent(listener: () => void): void
}

export function createFlagsStore({ place, open, onConsent }: FlagsStoreParts): FlagsStore {
  const listeners = new Set<() => void>()
  let client: FlagsClient | null = null
  let isAsked = false
  const tell = (): void => listeners.forEach((listener) => listener())
  const ask = async (at: string): Promise<void> => {
    isAsked = true
    client = await open(at, tell).catch(() => null)
    // What failed to load is tried by the next who listens; until then islands are as their HTML says.
    isAsked = client !== null
    tell()
  }
  onConsent(() => client?.takeVisitor())
  return {
    valueOf: (key) => client?.valueOf(key),
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isAsked && place !== undefined) void ask(place)
      return () => void listeners.delete(listener)
    },
  }
}
