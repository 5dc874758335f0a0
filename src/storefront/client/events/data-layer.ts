import type { Consent } from '#domains/identity/rules/consent.ts'
import { consentModeOf } from '../consent-mode.ts'
import type { LinkEvent } from './event-rules.ts'

/** What a tag manager reads, in this order: what is denied by default, what was chosen, that it begins, and then what happened. */
export interface DataLayer {
  consent(consent: Consent): void
  event(event: LinkEvent): void
}

/** A manager that has been read takes away what it has read; one that never comes lets them stand. */
const MOST_STANDING = 300
/** What stands for good: the two of consent, and the beginning. */
const HEAD = 3

type Command = ['consent', 'default' | 'update', object]

/** Opens `dataLayer` of the window, after a choice. `onFailed`: the manager, which works on each entry as it is put there, has thrown. */
export function openDataLayer(
  first: Consent,
  onFailed: () => void,
  page: { dataLayer?: unknown } = window as object,
): DataLayer {
  const layer: unknown[] = Array.isArray(page.dataLayer) ? page.dataLayer : (page.dataLayer = [])
  const put = (entry: unknown): void => {
    try {
      layer.push(entry)
    } catch {
      onFailed()
    }
  }
  // A manager takes a command for one only as the `arguments` of a function.
  const command = function (..._command: Command): void {
    put(arguments)
  }
  command('consent', 'default', consentModeOf(null))
  command('consent', 'update', consentModeOf(first))
  put({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return {
    consent: (consent) => command('consent', 'update', consentModeOf(consent)),
    event: ({ name, ...parameters }) => {
      put({ ...parameters, event: name })
      if (layer.length > MOST_STANDING) layer.splice(HEAD, layer.length - MOST_STANDING)
    },
  }
}
