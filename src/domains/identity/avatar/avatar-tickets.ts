import { createHmac, timingSafeEqual } from 'node:crypto'
import { asId, type UserId } from '#platform/ids.ts'
import { derivedKey } from '#platform/secret.ts'

/** How long after its page was opened a picture may be sent (docs/limits.md). */
export const TICKET_MINUTES = 30

export type ReadTicket =
  | { readonly kind: 'valid'; readonly personId: UserId }
  | { readonly kind: 'over' }
  | { readonly kind: 'forged' }

/**
 * Binds an upload to the person whose page asked for it (ADR 0082): the upload host is sent no cookies, so the ticket alone says who it
 * is. It gives the right to set that person's picture, for a while, and no other.
 *
 *     17.1795600000.q3…  person, end in seconds since 1970, HMAC-SHA256 of both
 */
export function avatarTickets(secret: string) {
  const key = derivedKey(secret, 'avatar-ticket')
  const signed = (text: string): string => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue: (personId: UserId, now: Date): string => {
      const text = `${personId}.${Math.floor(now.getTime() / 1000) + TICKET_MINUTES * 60}`
      return `${text}.${signed(text)}`
    },
    read: (ticket: string, now: Date): ReadTicket => {
      const [, text = '', personId, ends, mac = ''] = /^(([1-9]\d{0,14})\.(\d{1,12}))\.([\w-]{43})$/.exec(ticket) ?? []
      if (personId === undefined || !timingSafeEqual(Buffer.from(mac), Buffer.from(signed(text))))
        return { kind: 'forged' }
      return Number(ends) * 1000 < now.getTime()
        ? { kind: 'over' }
        : { kind: 'valid', personId: asId<UserId>(Number(personId)) }
    },
  }
}

export type AvatarTickets = ReturnType<typeof avatarTickets>
