import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { hashOfIdent } from './idents.ts'

/** An invitation that a mail led to. */
export interface Invitation {
  readonly id: number
  readonly purchaseId: number
  readonly eshopId: number
  readonly isTrusted: boolean
  readonly addressHash: Buffer
  /** Of the mailbox that the address leads to. */
  readonly mailboxHash: Buffer
  readonly delays: number
  readonly expiresAt: Date
  readonly nickname: string | null
  readonly answersSince: Date | null
  readonly answersName: string | null
}

const COLUMNS = sql`id, purchase_id as "purchaseId", eshop_id as "eshopId", is_trusted as "isTrusted", address_hash as "addressHash",
  coalesce(mailbox_hash, address_hash) as "mailboxHash", delays,
  expires_at as "expiresAt", nickname, answers_since as "answersSince", answers_name as "answersName"`

export async function findInvitation(db: DatabaseOrTransaction, ident: string): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`select ${COLUMNS} from reviews.invitation
    where ident_hash = ${hashOfIdent(ident)}`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the transaction ends. */
export async function lockInvitation(tx: DatabaseOrTransaction, ident: string): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`select ${COLUMNS} from reviews.invitation
    where ident_hash = ${hashOfIdent(ident)} for update`.execute(tx)
  return rows[0] ?? null
}

export interface InvitationItem {
  readonly variantId: number
  readonly title: string
}

/** What a mail has asked about. */
export async function askedItems(db: DatabaseOrTransaction, id: number): Promise<readonly InvitationItem[]> {
  const { rows } = await sql<InvitationItem>`select variant_id as "variantId", title from reviews.invitation_item
    where invitation_id = ${id} and asked_at is not null order by place`.execute(db)
  return rows
}

export async function delayInvitation(
  tx: DatabaseOrTransaction,
  id: number,
  { dueAt, expiresAt }: { readonly dueAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await sql`update reviews.invitation set due_at = ${dueAt}, delays = delays + 1, expires_at = ${expiresAt}
    where id = ${id}`.execute(tx)
}

export async function setThanks(
  tx: DatabaseOrTransaction,
  id: number,
  {
    nickname,
    answersSince,
    answersName,
  }: {
    readonly nickname: string | null
    readonly answersSince: Date | null
    readonly answersName: string | null
  },
): Promise<void> {
  await sql`update reviews.invitation set nickname = ${nickname}, answers_since = ${answersSince}, answers_name = ${answersName}
    where id = ${id}`.execute(tx)
}

/** Nothing more is sent to a mailbox, however its address is written and whatever of its invitations waits. */
export async function refuseInvitations(
  tx: DatabaseOrTransaction,
  { addressHash, mailboxHash }: Pick<Invitation, 'addressHash' | 'mailboxHash'>,
  now: Date,
): Promise<void> {
  await sql`insert into reviews.star_refusal (address_hash, since) values (${addressHash}, ${now}), (${mailboxHash}, ${now})
    on conflict do nothing`.execute(tx)
  await sql`update reviews.invitation set due_at = null
    where coalesce(mailbox_hash, address_hash) = ${mailboxHash} and due_at is not null`.execute(tx)
}

export async function endAnswering(tx: DatabaseOrTransaction, answersName: string): Promise<void> {
  await sql`update reviews.invitation set answers_since = null, answers_name = null
    where answers_name = ${answersName}`.execute(tx)
}

export async function forgetInvitations(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from reviews.invitation where created_at <= ${before}`.execute(db)
}
