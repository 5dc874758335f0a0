import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#platform/secret.ts'

/** How long after its page was opened pictures may be sent (docs/limits.md). */
export const PHOTO_TICKET_MINUTES = 30

/** The page that a form of pictures stands on, by code: its address is made by the site, never told by the ticket. */
export const PHOTO_PAGES = ['escrever', 'star'] as const
export type PhotoPage = (typeof PHOTO_PAGES)[number]

export interface PhotoTicket {
  /** Of the review that the pictures are for. */
  readonly externalId: string
  readonly page: PhotoPage
  /** What tells that page's address from others: an offer's id, the ident of an invitation. */
  readonly of: string
}

export type ReadPhotoTicket =
  | ({ readonly kind: 'valid' } & PhotoTicket)
  | ({ readonly kind: 'over' } & PhotoTicket)
  | { readonly kind: 'forged' }

const TICKET = /^((r[0-9a-f]{16})\.(escrever|star)\.([\w-]{1,120})\.(\d{1,12}))\.([\w-]{43})$/

/**
 * Binds an upload to a review (ADR 0082, 0094): the upload host is sent no cookies, so the ticket alone says whose pictures they are.
 *
 *     r0123….escrever.17.1795600000.q3…   review, page, which of them, end in seconds since 1970, HMAC-SHA256 of it all
 */
export function photoTickets(secret: string) {
  const key = derivedKey(secret, 'review-photo-ticket')
  const signed = (text: string): string => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue: ({ externalId, page, of }: PhotoTicket, now: Date): string => {
      const text = `${externalId}.${page}.${of}.${Math.floor(now.getTime() / 1000) + PHOTO_TICKET_MINUTES * 60}`
      return `${text}.${signed(text)}`
    },
    read: (ticket: string, now: Date): ReadPhotoTicket => {
      const [, text = '', externalId = '', page, of = '', ends, mac = ''] = TICKET.exec(ticket) ?? []
      if (page === undefined || !timingSafeEqual(Buffer.from(mac), Buffer.from(signed(text)))) return { kind: 'forged' }
      const kind = Number(ends) * 1000 < now.getTime() ? 'over' : 'valid'
      return { kind, externalId, page: page as PhotoPage, of }
    },
  }
}

export type PhotoTickets = ReturnType<typeof photoTickets>
