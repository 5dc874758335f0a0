import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link to a preview holds: long enough for somebody to read it and answer. */
export const PREVIEW_HOLDS_MS = 7 * 86_400_000
/** How long a form for pictures may stand open. */
export const TICKET_HOLDS_MS = 8 * 3_600_000

/** What opens something of one thing (an article, an inspiration; 0: one that is not there yet) to whoever has it, signed in or not, until it ends. */
export interface SignedLinks {
  /** The end and the signature, as an address carries them. */
  sign(id: number, now: Date): string
  /** Whether it is one of ours, for this thing, and not over. */
  isGood(id: number, link: string, now: Date): boolean
}

/** `key` is of one use alone. */
export function signedLinks(key: Uint8Array, holdsMs: number): SignedLinks {
  const signature = (id: number, end: number) => createHmac('sha256', key).update(`${id}.${end}`).digest('base64url')
  return {
    sign: (id, now) => {
      const end = Math.floor((now.getTime() + holdsMs) / 1000)
      return `${end}.${signature(id, end)}`
    },
    isGood: (id, link, now) => {
      const [, end = '', given = ''] = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(link) ?? []
      if (end === '' || Number(end) * 1000 <= now.getTime()) return false
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(id, Number(end))))
    },
  }
}
