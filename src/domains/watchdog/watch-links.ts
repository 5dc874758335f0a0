import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link of a mail is good for: to end one watch of an offer or of a listing, to end all of a watcher, to confirm one. */
export type LinkKind = 'watch' | 'list' | 'watcher' | 'confirm'

export interface WatchLinks {
  /** The path that ends it: a page with a button, and a one-click POST. */
  endPath(kind: 'watch' | 'list' | 'watcher', id: number): string
  confirmPath(watchId: number): string
  /** What a hash is good for; null: it is none of ours. */
  read(hash: string): { readonly kind: LinkKind; readonly id: number } | null
}

const LETTERS: Readonly<Record<LinkKind, string>> = { watch: 'w', list: 'l', watcher: 'a', confirm: 'c' }
const MAC_BYTES = 16
const HASH = /^([wlac])([0-9a-z]{1,11})-([\w-]{22})$/

/**
 * Links that nobody can guess and that are kept nowhere: what they are good for, and 128 bits of a keyed hash of that. They live as long as
 * the secret and what they name.
 */
export function watchLinks(key: Uint8Array): WatchLinks {
  const macOf = (named: string): Buffer => createHmac('sha256', key).update(named).digest().subarray(0, MAC_BYTES)
  const hashOf = (kind: LinkKind, id: number): string => {
    const named = LETTERS[kind] + id.toString(36)
    return `${named}-${macOf(named).toString('base64url')}`
  }
  return {
    endPath: (kind, id) => `/watchdog/unsubscribe/${hashOf(kind, id)}`,
    confirmPath: (watchId) => `/watchdog/confirm/${hashOf('confirm', watchId)}`,
    read: (hash) => {
      const [, letter = '', id = '', mac = ''] = HASH.exec(hash) ?? []
      if (!timingSafeEqual(macOf(letter + id), padded(mac))) return null
      const kind = (Object.keys(LETTERS) as LinkKind[]).find((each) => LETTERS[each] === letter)
      return kind === undefined ? null : { kind, id: Number.parseInt(id, 36) }
    },
  }
}

function padded(mac: string): Buffer {
  const bytes = Buffer.alloc(MAC_BYTES)
  bytes.set(Buffer.from(mac, 'base64url').subarray(0, MAC_BYTES))
  return bytes
}
