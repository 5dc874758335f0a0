import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import { afterQuiet, mailPreferencesOf, personsAt, standardMailPreferences } from '#domains/identity/contract.ts'
import { lisbonOffsetMs, loadVariants } from '#domains/offers/contract.ts'
import { findPurchase } from '#domains/orders/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { hashOfIdent, type StarIdents } from './idents.ts'
import { starNotice } from './mails/star-notice.ts'
import { STAR_LIMITS } from './star-limits.ts'
import { starPaths } from './star-paths.ts'

export interface InviteDeps {
  readonly db: Database
  readonly clock: Clock
  readonly idents: StarIdents
  readonly ordersKey: Uint8Array
}

const BATCH = 50

/** Queues the mail of every invitation whose time has come. Mail and invitation change together: killed anywhere, each goes once. */
export async function inviteDue(deps: InviteDeps): Promise<void> {
  for (let due = BATCH; due === BATCH;) due = await deps.db.transaction().execute((tx) => inviteBatch(tx, deps))
}

interface DueInvitation {
  readonly id: number
  readonly purchaseId: number
  readonly eshopId: number
  readonly addressHash: Buffer
  /** Of the mailbox that the address leads to. */
  readonly mailboxHash: Buffer
  readonly mails: number
}

async function inviteBatch(tx: DatabaseTransaction, deps: InviteDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await sql<DueInvitation>`
    select id, purchase_id as "purchaseId", eshop_id as "eshopId", address_hash as "addressHash",
      coalesce(mailbox_hash, address_hash) as "mailboxHash", mails from reviews.invitation
    where due_at <= ${now} order by due_at, id limit ${BATCH} for update skip locked`.execute(tx)
  if (rows.length === 0) return 0
  const eshops = new Map((await loadEshops(tx)).map(({ id, name }) => [id as number, name]))
  // In one order for all workers, so that none waits for ever.
  for (const invitation of rows.toSorted((a, b) => keyOf(a) - keyOf(b)))
    await inviteOne(tx, invitation, eshops.get(invitation.eshopId), { ...deps, now })
  return rows.length
}

async function inviteOne(
  tx: DatabaseTransaction,
  invitation: DueInvitation,
  eshop: string | undefined,
  { ordersKey, idents, now }: InviteDeps & { readonly now: Date },
): Promise<void> {
  const address = (await findPurchase(tx, ordersKey, invitation.purchaseId))?.email ?? null
  if (address === null || eshop === undefined || (await isRefused(tx, invitation))) return endAsking(tx, invitation)
  const at = await wantedTime(tx, address, now)
  if (at === null) return endAsking(tx, invitation)
  if (at > now.getTime()) return postpone(tx, invitation, new Date(at))
  // Another worker may hold another purchase of the mailbox: what it asks about is not to be seen before it has ended.
  await lockUntilCommit(tx, 'invitingBuyer', keyOf(invitation))
  const asked = (await isAskedOften(tx, invitation, now)) ? null : await toAsk(tx, invitation, now)
  if (asked === null) return endAsking(tx, invitation)
  const path = starPaths.invitation(idents.of(invitation.id))
  await queueMail(tx, starNotice, {
    to: address,
    data: {
      eshop,
      products: asked.map(({ title }) => title),
      isAgain: invitation.mails > 0,
      path,
      delayedPath: starPaths.delayed(idents.of(invitation.id)),
      unsubscribePath: starPaths.unsubscribe(idents.of(invitation.id)),
    },
    key: `star:${invitation.id}:${invitation.mails + 1}`,
  })
  await failpoint('reviews.invited')
  await markMailed(tx, invitation, { asked, identHash: hashOfIdent(idents.of(invitation.id)), now })
}

/** Of the mailbox, for the lock: two mailboxes of one key wait for each other, and nothing worse. */
function keyOf({ mailboxHash }: DueInvitation): number {
  return mailboxHash.readInt32BE(4)
}

async function isRefused(tx: DatabaseTransaction, { addressHash, mailboxHash }: DueInvitation): Promise<boolean> {
  const { rows } = await sql`
    select from reviews.star_refusal where address_hash in (${addressHash}, ${mailboxHash})`.execute(tx)
  return rows.length > 0
}

/** Now, or when its quiet hours are over; null: a person of this address wants no such mails. Who has no account has the standard. */
async function wantedTime(tx: DatabaseTransaction, address: string, now: Date): Promise<number | null> {
  const personId = (await personsAt(tx, [address])).get(address.toLowerCase())
  const found = personId === undefined ? undefined : (await mailPreferencesOf(tx, [personId])).get(personId)
  const wanted = found ?? standardMailPreferences
  return wanted.kinds.reviews ? afterQuiet(now.getTime(), wanted.quiet, lisbonOffsetMs) : null
}

/** A shop, or whoever has its token, may tell of orders that nobody made: one mailbox gets so many of these mails, whatever is told. */
async function isAskedOften(tx: DatabaseTransaction, { id, mailboxHash }: DueInvitation, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - STAR_LIMITS.askedAgainMs)
  const { rows } = await sql<{ asked: number }>`
    select count(*)::int as asked from reviews.invitation
    where coalesce(mailbox_hash, address_hash) = ${mailboxHash} and id <> ${id} and mailed_at > ${since}`.execute(tx)
  return (rows[0]?.asked ?? 0) >= STAR_LIMITS.mailbox
}

interface AskedItem {
  readonly variantId: number
  readonly title: string
}

/**
 * What this mail asks about: nothing that a mail to the mailbox has asked about lately, not as another shop's offer of the same product
 * either. null: nothing is left, and the shop has been asked about, too. What a mail has asked before is asked again after 'ainda não chegou'.
 */
async function toAsk(
  tx: DatabaseTransaction,
  invitation: DueInvitation,
  now: Date,
): Promise<readonly AskedItem[] | null> {
  const own = await itemsOf(tx, invitation)
  const since = new Date(now.getTime() - STAR_LIMITS.askedAgainMs)
  const { rows: lately } = await sql<{ variantId: number | null; eshopId: number }>`
    select item.variant_id as "variantId", i.eshop_id as "eshopId" from reviews.invitation i
    left join reviews.invitation_item item on item.invitation_id = i.id and item.asked_at > ${since}
    where coalesce(i.mailbox_hash, i.address_hash) = ${invitation.mailboxHash} and i.id <> ${invitation.id} and i.mailed_at > ${since}`.execute(
    tx,
  )
  const products = await productsOf(
    tx,
    [...own, ...lately].flatMap(({ variantId }) => variantId ?? []),
    now,
  )
  const asked = new Set(lately.flatMap(({ variantId }) => (variantId === null ? [] : [products.get(variantId) ?? 0])))
  const left = own.filter(({ variantId }) => !asked.has(products.get(variantId) ?? -1))
  return left.length === 0 && lately.some(({ eshopId }) => eshopId === invitation.eshopId) ? null : left
}

async function itemsOf(tx: DatabaseTransaction, { id }: DueInvitation): Promise<readonly AskedItem[]> {
  const { rows } = await sql<AskedItem>`select variant_id as "variantId", title from reviews.invitation_item
    where invitation_id = ${id} order by place`.execute(tx)
  return rows
}

/** By the offers' ids. */
async function productsOf(
  tx: DatabaseTransaction,
  variantIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const variants = await loadVariants(tx, variantIds, now)
  return new Map(variants.map(({ variantId, productId }) => [variantId as number, productId as number]))
}

async function markMailed(
  tx: DatabaseTransaction,
  { id }: DueInvitation,
  { asked, identHash, now }: { readonly asked: readonly AskedItem[]; readonly identHash: Buffer; readonly now: Date },
): Promise<void> {
  await sql`update reviews.invitation set due_at = null, mails = mails + 1, mailed_at = ${now}, ident_hash = ${identHash},
    expires_at = ${new Date(now.getTime() + STAR_LIMITS.openMs)} where id = ${id}`.execute(tx)
  await sql`update reviews.invitation_item set asked_at = ${now}
    where invitation_id = ${id} and variant_id = any(${asked.map(({ variantId }) => variantId)}::bigint[])`.execute(tx)
}

async function endAsking(tx: DatabaseTransaction, { id }: DueInvitation): Promise<void> {
  await sql`update reviews.invitation set due_at = null where id = ${id}`.execute(tx)
}

async function postpone(tx: DatabaseTransaction, { id }: DueInvitation, dueAt: Date): Promise<void> {
  await sql`update reviews.invitation set due_at = ${dueAt} where id = ${id}`.execute(tx)
}
