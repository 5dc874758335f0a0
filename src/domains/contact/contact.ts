import { type Kysely, sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { DB } from '#platform/database/schema.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { takeTurns, type TurnRule, type TurnTaker } from '#platform/pace/turns.ts'
import { arrivedKey, receivedKey } from './storage.ts'
import { type OpenedForm, newFormKey, openedForm } from './form-key.ts'
import { messageArrived, messageReceived } from './mails/contact-notices.ts'
import { CONTACT_LIMITS, type ContactMessage, type ContactPlace, linksIn } from './message.ts'

/** A form as it was sent, read and without complaints. */
export interface SentForm {
  readonly message: ContactMessage
  readonly place: ContactPlace
  /** As the form carried it. */
  readonly formKey: string
  /** What stood in the field that people do not see. */
  readonly trap: string
  readonly ip: string
  /** Who was signed in, with the account's address. */
  readonly sender: { readonly id: number; readonly email: string } | null
}

/** `stale`: the form was too old, or none of ours; shown again, it can be sent. */
export type SendOutcome = 'received' | 'stale' | { readonly waitSeconds: number }

/** How the forms of the pages write to us. */
export interface Contact {
  /** For a form that is shown now. */
  newFormKey(): string
  /** For a form that is shown again: its own key, so that it is as old as it is; a new one where that is none of ours. */
  keyFor(formKey: string): string
  send(form: SentForm): Promise<SendOutcome>
}

export interface ContactDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly key: Uint8Array
  readonly turns: TurnTaker
  /** Where messages are mailed to; null: they are read by `poiso contact list` alone. */
  readonly operator: string | null
}

const MINUTE = 60_000

/** One address: three at once, then one each 20 minutes. One network has more people. All together: a flood costs nobody's mailbox. */
export const CONTACT_TURNS = {
  ofAddress: { purpose: 'messages from an address', burst: 3, everyMs: 20 * MINUTE },
  ofNetwork: { purpose: 'messages from a network', burst: 10, everyMs: 5 * MINUTE },
  ofAll: { purpose: 'messages of all', burst: 200, everyMs: MINUTE / 2 },
} as const satisfies Record<string, TurnRule>

export function createContact(deps: ContactDeps): Contact {
  const { clock, key } = deps
  return {
    newFormKey: () => newFormKey(key, clock.now()),
    keyFor: (formKey) => (openedForm(key, formKey, clock.now()) === null ? newFormKey(key, clock.now()) : formKey),
    send: async (form) => {
      const opened = openedForm(key, form.formKey, clock.now())
      if (opened === null) return 'stale'
      if (await isKept(deps.db, opened.key)) return 'received'
      const waitSeconds = await takeTurns(deps.turns, [
        [CONTACT_TURNS.ofAddress, mailboxOf(form.message.email)],
        [CONTACT_TURNS.ofNetwork, form.ip],
        [CONTACT_TURNS.ofAll, ''],
      ])
      if (waitSeconds !== null) return { waitSeconds }
      await keep(form, opened, deps)
      return 'received'
    },
  }
}

async function isKept(db: Kysely<DB>, formKey: Buffer): Promise<boolean> {
  const { rows } = await sql`select from contact.message where form_key = ${formKey}`.execute(db)
  return rows.length > 0
}

/** Keeps it and has it mailed, both or neither. Of one form that arrives twice at once the second finds the first. */
async function keep(form: SentForm, { key, openedAt }: OpenedForm, deps: ContactDeps): Promise<void> {
  const { message, place, sender } = form
  const now = deps.clock.now()
  const held = heldBecause(form, now.getTime() - openedAt.getTime())
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into contact.message (form_key, place, name, email, subject, body, person_id, held_because, created_at)
      values (${key}, ${place}, ${message.name}, ${message.email}, ${message.subject}, ${message.body},
        ${sender?.id ?? null}, ${held}, ${now})
      on conflict (form_key) do nothing returning id`.execute(tx)
    const id = rows[0]?.id
    if (id === undefined || held !== null) return
    const { operator } = deps
    if (operator !== null)
      await queueMail(tx, messageArrived, { to: operator, data: { id, place, ...message }, key: arrivedKey(id) })
    if (sender?.email.toLowerCase() === message.email.toLowerCase())
      await queueMail(tx, messageReceived, {
        to: sender.email,
        data: { id, subject: message.subject, body: message.body },
        key: receivedKey(id),
      })
  })
}

/** Signs of a machine. Who sent it is told nothing of them: a person reads it before it is thrown away. */
function heldBecause({ message, trap, sender }: SentForm, tookMs: number) {
  if (trap !== '') return 'filled_trap'
  if (sender !== null) return null
  // Below nothing the web process that opened it is ahead of this one, and nobody knows how long it took.
  if (tookMs >= 0 && tookMs < CONTACT_LIMITS.fastestMs) return 'too_fast'
  return linksIn(message) > CONTACT_LIMITS.links ? 'many_links' : null
}
