import { contactMailsOf } from '#domains/eshops/contract.ts'
import type { DecidedItem } from '#domains/moderation/contract.ts'
import { offersOfProduct } from '#domains/offers/contract.ts'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { answeredKey, askedKey, notPublishedKey } from './mail-keys.ts'
import { type NotShownBy, notPublished, questionAnswered, questionAsked } from './question-notices.ts'
import { type Answer, type AnswerRole, type Question, QUESTION_LIMITS, TOKEN_MS } from '../question.ts'
import type { QuestionLinks } from './question-links.ts'

export interface TellDeps {
  readonly links: QuestionLinks
  /** Where persons are written to, by their ids; those who have left are absent. */
  readonly addressesOf: (personIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Verified buyers of these offers who have agreed to answer questions. */
  readonly willingBuyers: WillingBuyers
}

export type WillingBuyers = (
  tx: DatabaseTransaction,
  variantIds: readonly number[],
  most: number,
) => Promise<readonly { readonly address: string }[]>

interface Addressee {
  readonly role: 'shop' | 'buyer'
  readonly eshopId: number | null
  readonly address: string
}

const DAY_MS = 86_400_000

/** Writes to the shops and the buyers of the product, once: their mails are queued with what keeps them, both or neither. */
export async function tellQuestion(
  tx: DatabaseTransaction,
  question: Question,
  now: Date,
  deps: TellDeps,
): Promise<void> {
  if (question.isTold || question.body === null) return
  await sql`update questions.question set is_told = true where id = ${question.id}`.execute(tx)
  const product = await titleOf(tx, question.variantId)
  const asker = (await askerOf(question, deps))?.toLowerCase()
  for (const addressee of await addresseesOf(tx, question, deps)) {
    if (addressee.address.toLowerCase() === asker || (await isSpared(tx, question, addressee, now, deps))) continue
    await tell(tx, { question, addressee, product }, now, deps)
  }
}

async function addresseesOf(
  tx: DatabaseTransaction,
  { variantId }: Question,
  { willingBuyers }: TellDeps,
): Promise<Addressee[]> {
  const offers = (await offersOfProduct(tx, variantId))?.offers ?? []
  const live = offers.filter(({ state }) => state === 'live')
  const eshopIds = [...new Set(live.map(({ eshopId }) => eshopId))]
  const shops = [...(await contactMailsOf(tx, eshopIds))].slice(0, QUESTION_LIMITS.shops)
  const buyers = await willingBuyers(
    tx,
    offers.map((offer) => offer.variantId),
    QUESTION_LIMITS.buyers,
  )
  return [
    ...shops.map(([eshopId, address]) => ({ role: 'shop', eshopId, address }) as const),
    ...buyers.map(({ address }) => ({ role: 'buyer', eshopId: null, address }) as const),
  ]
}

/** They want no such mails, or have had enough of them in the last seven days. */
async function isSpared(
  tx: DatabaseTransaction,
  { variantId }: Question,
  { role, eshopId, address }: Addressee,
  now: Date,
  { links }: TellDeps,
): Promise<boolean> {
  const who = role === 'shop' ? sql`d.eshop_id = ${eshopId}` : sql`lower(d.address) = lower(${address})`
  const { rows } = await sql<{ all: number; ofOffer: number; isMuted: boolean }>`
    select count(*)::int as all, count(*) filter (where q.variant_id = ${variantId})::int as "ofOffer",
      exists (select from questions.muted where address_hash = ${links.hashOf(address)}) as "isMuted"
    from questions.addressee d join questions.question q on q.id = d.question_id
    where ${who} and d.mailed_at > ${new Date(now.getTime() - 7 * DAY_MS)}`.execute(tx)
  const { all, ofOffer, isMuted } = rows[0] as (typeof rows)[0]
  const most = role === 'shop' ? QUESTION_LIMITS.weekOfShop : QUESTION_LIMITS.weekOfBuyer
  return isMuted || all >= most || ofOffer >= QUESTION_LIMITS.weekOfOffer
}

async function tell(
  tx: DatabaseTransaction,
  { question, addressee, product }: { question: Question; addressee: Addressee; product: string },
  now: Date,
  { links }: TellDeps,
): Promise<void> {
  const { role, eshopId, address } = addressee
  const { rows } = await sql<{ id: number }>`
    insert into questions.addressee (question_id, role, eshop_id, address, mailed_at)
    values (${question.id}, ${role}, ${eshopId}, ${role === 'buyer' ? address : null}, ${now}) on conflict do nothing returning id`.execute(
    tx,
  )
  const addresseeId = rows[0]?.id
  if (addresseeId === undefined) return
  const owner = { questionId: question.externalId, addresseeId, role }
  await queueMail(tx, questionAsked, {
    to: address,
    data: {
      role,
      product,
      productPath: `/produto/v/${question.variantId}`,
      body: question.body ?? '',
      answerPath: links.answerPath(owner, new Date(now.getTime() + TOKEN_MS)),
      unsubscribePath: links.endPath('mute', addresseeId),
    },
    key: askedKey(addresseeId),
  })
}

/** Writes to who asked that an answer is there; of each answer once, whatever becomes of it. */
export async function tellAsker(
  tx: DatabaseTransaction,
  {
    question,
    answer,
    eshopName,
  }: { readonly question: Question; readonly answer: Answer; readonly eshopName: string | null },
  deps: TellDeps,
): Promise<void> {
  if (!question.wantsMails || question.body === null) return
  const to = await askerOf(question, deps)
  if (to === null) return
  await queueMail(tx, questionAnswered, {
    to,
    data: {
      product: await titleOf(tx, question.variantId),
      question: question.body,
      by: byWords(answer.role, eshopName, answer.nickname),
      body: answer.body,
      ownPath: deps.links.ownPath(question.id),
      unsubscribePath: deps.links.endPath('quiet', question.id),
    },
    key: answeredKey(answer.externalId),
  })
}

function byWords(role: AnswerRole, eshopName: string | null, nickname: string | null): string {
  if (role === 'shop') return eshopName ?? 'uma loja que vende o produto'
  const name = nickname ?? ''
  if (role === 'buyer') return name === '' ? 'um comprador verificado' : `${name}, que comprou o produto`
  return name === '' ? 'outra pessoa' : name
}

/** Writes to the author of what is not shown, with the statement of reasons; who has an account hears it from moderation. */
export async function tellAuthor(
  tx: DatabaseTransaction,
  { itemId, version, decision, statement, casePath }: DecidedItem & { readonly decision: NotShownBy },
  {
    to,
    variantId,
    ...said
  }: {
    readonly to: string | null
    readonly what: 'question' | 'answer'
    readonly variantId: number
    readonly body: string
  },
): Promise<void> {
  if (to === null || statement === null) return
  await queueMail(tx, notPublished, {
    to,
    data: { ...said, decision, statement, casePath: casePath ?? null, product: await titleOf(tx, variantId) },
    key: notPublishedKey(itemId, version, decision),
  })
}

/** Where who asked is written to; null: it came ready, or they have left. */
async function askerOf(
  { personId, address }: Pick<Question, 'personId' | 'address'>,
  { addressesOf }: Pick<TellDeps, 'addressesOf'>,
): Promise<string | null> {
  if (personId === null) return address
  return (await addressesOf([personId])).get(personId) ?? null
}

/** Where the author of an answer is written to who has no account. */
export async function answererAddress(
  tx: DatabaseTransaction,
  { role, eshopId, addresseeId }: Answer,
): Promise<string | null> {
  if (role === 'shop') return eshopId === null ? null : ((await contactMailsOf(tx, [eshopId])).get(eshopId) ?? null)
  const { rows } = await sql<{
    address: string | null
  }>`select address from questions.addressee where id = ${addresseeId}`.execute(tx)
  return rows[0]?.address ?? null
}

async function titleOf(tx: DatabaseTransaction, variantId: number): Promise<string> {
  return (await offersOfProduct(tx, variantId))?.title ?? 'um produto'
}
