import { contactMailsOf } from '#domains/eshops/contract.ts'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { eraseQuestions } from '../erase-questions.ts'
import type { AskingDeps } from './asking.ts'
import type { ShownQuestion } from '../question.ts'
import { findOwnQuestion } from '../read/shown-questions.ts'
import { lockQuestion } from '../storage.ts'
import { keepSolution } from '../answering/voting.ts'

type OwnDeps = Pick<AskingDeps, 'db' | 'links' | 'clock'>

/** The question of a link in a mail to who asked; null: the link is none, or the question is gone. */
export async function ownQuestion(hash: string, { db, links }: OwnDeps): Promise<ShownQuestion | null> {
  const named = links.read(hash)
  return named?.kind === 'own' ? findOwnQuestion(db, named.id) : null
}

/** Who asked says by the link which answer solved it (null: none), or has the question erased. */
export function changeOwnQuestion(
  hash: string,
  change: { readonly solution: string | null } | 'erase',
  { db, links }: OwnDeps,
): Promise<void> {
  const named = links.read(hash)
  if (named?.kind !== 'own') return Promise.resolve()
  return db.transaction().execute(async (tx) => {
    if (change === 'erase') return eraseQuestions(tx, sql`q.id = ${named.id} and q.state <> 'erased'`)
    await solve(tx, { id: named.id }, change.solution)
  })
}

/** The same by the account that asked. */
export function solveAsPerson(
  personId: number,
  questionId: string,
  solution: string | null,
  { db }: Pick<OwnDeps, 'db'>,
): Promise<void> {
  return db.transaction().execute((tx) => solve(tx, { externalId: questionId, personId }, solution))
}

async function solve(
  tx: DatabaseTransaction,
  by: { readonly id: number } | { readonly externalId: string; readonly personId: number },
  solution: string | null,
): Promise<void> {
  const question = await lockQuestion(tx, by)
  if (question?.state !== 'published') return
  if ('personId' in by && question.personId !== by.personId) return
  await keepSolution(tx, question, solution)
}

/** Ends the mails that a link names: about answers to one's own question, or all about others' questions. */
export async function endMails(hash: string, { db, links, clock }: OwnDeps): Promise<void> {
  const named = links.read(hash)
  if (named?.kind === 'quiet')
    await sql`update questions.question set wants_mails = false where id = ${named.id}`.execute(db)
  const address = named?.kind === 'mute' ? await addressOf(db, named.id) : null
  if (address !== null)
    await sql`insert into questions.muted (address_hash, at) values (${links.hashOf(address)}, ${clock.now()}) on conflict do nothing`.execute(
      db,
    )
}

async function addressOf(db: Database, addresseeId: number): Promise<string | null> {
  const { rows } = await sql<{ address: string | null; eshopId: number | null }>`
    select address, eshop_id as "eshopId" from questions.addressee where id = ${addresseeId}`.execute(db)
  const { address = null, eshopId = null } = rows[0] ?? {}
  return eshopId === null ? address : ((await contactMailsOf(db, [eshopId])).get(eshopId) ?? null)
}
