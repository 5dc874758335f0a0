import { browserStorage, type BrowserStorage } from './browser-storage.ts'
import { type ConsentStore, consentStore } from './consent-store.ts'

/**
 * For what the site notes without being asked to (T-01): kept for good by who agrees to what is functional, else only until the tab
 * is closed. `key`: what stands there without consent goes.
 */
export function functionalStorage(
  key: string,
  consent: Pick<ConsentStore, 'allows'> = consentStore(),
  lasting: BrowserStorage = browserStorage(),
  ofTab: BrowserStorage = browserStorage(() => globalThis.sessionStorage),
): BrowserStorage {
  const isAllowed = (): boolean => consent.allows('functional')
  if (!isAllowed()) lasting.write(key, null)
  return {
    read: (name) => (isAllowed() ? lasting : ofTab).read(name),
    write: (name, text) => (isAllowed() ? lasting : ofTab).write(name, text),
  }
}
