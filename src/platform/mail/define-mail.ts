import { createElement, type ReactElement } from 'react'
import type { z } from 'zod'

/** What the body of every mail is given beside its data. */
export interface MailFrame {
  /** Name and origin (no trailing slash): links in mails are `${site.url}/…`. */
  readonly site: { readonly name: string; readonly url: string }
}

interface MailWords<Data> {
  /** `domain.what-it-says`; stands in the database, so a renamed mail strands what waits. */
  readonly name: string
  /** What goes into the database as JSON, and is checked again on its way out. */
  readonly data: z.ZodType<Data>
  /** Made one line of 150 characters at most. */
  readonly subject: (data: Data) => string
  /** Who is answered, where that is not who sent it; no name of theirs, which may say anything. */
  readonly replyTo?: (data: Data) => string
  /** Ends the sentence of the footer 'Recebeu este e-mail porque …'. */
  readonly reason: (data: Data) => string
  /** What stands between the frame's header and its footer; of the parts of `mail-parts.tsx`. */
  readonly Body: (props: Data & MailFrame) => ReactElement
}

/**
 * `service`: somebody asked for this one mail. `subscription`: comes by itself until it is ended; it carries
 * List-Unsubscribe, whose address takes a one-click POST (RFC 8058) and shows people a page with a button.
 */
export type MailKind<Data> = MailWords<Data> &
  (
    | { readonly kind: 'service' }
    | {
        readonly kind: 'subscription'
        /** Path of the site that ends these mails: `/watchdog/unsubscribe/…`. */
        readonly unsubscribePath: (data: Data) => string
      }
  )

/** A mail: what is queued by anyone, and sent by a worker that knows it. */
export type Mail<Data> = MailKind<Data> & SentMail

/** A mail whatever its data. */
export interface SentMail {
  readonly name: string
  readonly kind: 'service' | 'subscription'
  /** Throws where the data is not the mail's. */
  compose(data: unknown, frame: MailFrame): ComposedMail
}

export interface ComposedMail {
  readonly subject: string
  readonly reason: string
  readonly body: ReactElement
  /** One address, or null: who sent it. */
  readonly replyTo: string | null
  /** null: of a mail that does not come by itself. */
  readonly unsubscribePath: string | null
}

/**
 * Defines a mail; the domain's `mails.ts` lists it in `mails`, and its manifest names that file.
 *
 *     export const confirmAddress = defineMail({
 *       name: 'identity.confirm-address', kind: 'service', data: z.object({ path: z.string() }),
 *       subject: () => 'Confirme o seu e-mail', reason: () => 'alguém se registou com este endereço.',
 *       Body: ({ path, site }) => <MailButton href={site.url + path}>Confirmar</MailButton>,
 *     })
 */
export function defineMail<Data extends object>(mail: MailKind<Data>): Mail<Data> {
  return {
    ...mail,
    compose: (given, frame) => {
      const data = mail.data.parse(given)
      return {
        subject: mail.subject(data),
        reason: mail.reason(data),
        body: createElement(mail.Body, { ...data, ...frame }),
        replyTo: mail.replyTo?.(data) ?? null,
        unsubscribePath: mail.kind === 'subscription' ? mail.unsubscribePath(data) : null,
      }
    },
  }
}
