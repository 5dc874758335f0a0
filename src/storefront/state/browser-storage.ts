/** Why something could not be kept: the codes of the specification's storage helper (section 8, X-03). */
export type StorageProblem = 'not available' | 'disabled' | 'quota exceeded'

/** What `localStorage` is for us; tests hand in their own. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Told on the window, with the key, when something was written or, failing that, is held until the page is left. */
export const STORED = 'poiso:stored'

export interface BrowserStorage {
  /** The text of a key; null when there is none or none can be read. */
  read(key: string): string | null
  /** Writes or, with null, removes; answers null when it stands. Never throws. */
  write(key: string, text: string | null): StorageProblem | null
}

/**
 * Storage that may be missing (an old or embedded browser), switched off (its getter throws a SecurityError) or full.
 * `find` is asked at each use, because a person may switch it off while the page is open.
 */
export function browserStorage(
  find: () => KeyValues | null | undefined = () => globalThis.localStorage,
): BrowserStorage {
  return {
    read: (key) => {
      const storage = found(find)
      if (typeof storage === 'string') return null
      try {
        return storage.getItem(key)
      } catch {
        return null
      }
    },
    write: (key, text) => {
      const storage = found(find)
      if (typeof storage === 'string') return storage
      try {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return null
      } catch (error) {
        return isQuota(error) ? 'quota exceeded' : 'disabled'
      }
    },
  }
}

function found(find: () => KeyValues | null | undefined): KeyValues | StorageProblem {
  try {
    return find() ?? 'not available'
  } catch {
    return 'disabled'
  }
}

/** Firefox has a name of its own for it. */
function isQuota(error: unknown): boolean {
  return error instanceof Error && /^(?:QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)
}
