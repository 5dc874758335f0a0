import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { eshopAtHost } from '#domains/eshops/contract.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { takeTurns } from '#platform/pace/turns.ts'
import { domainCode } from '../mails/joining-notices.ts'
import { JOINING_LIMITS } from './application.ts'
import { done, editDraft, wrong } from './edit-draft.ts'
import { type Applicant, JOINING_TURNS, type JoiningDeps, type StepOutcome } from './joining-deps.ts'
import { checkDomain } from './proof/check-domain-job.ts'
import type { ProofMailbox } from './proof/proof-places.ts'
import { readShopDomain, type ShopDomainRead, shownDomain } from './shop-domain.ts'
import { findCode, isHandedIn, writeApplication } from './storage.ts'

export type DomainComplaint = Extract<ShopDomainRead, { kind: 'wrong' }>['why'] | 'taken'

/** Says which domain the shop has. Another one than before has to be proven anew. */
export function saveDomain(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  typed: string,
): Promise<StepOutcome<DomainComplaint>> {
  const read = readShopDomain(typed, deps.testHosts)
  return editDraft(deps, who, id, async (tx, draft) => {
    if (read.kind === 'wrong') return wrong(read.why)
    const { host } = read.domain
    if (await isTaken(tx, host)) return wrong('taken' as const)
    if (host !== draft.domain)
      await writeApplication(tx, id, { domain: host, check: null, proof: null, code: null }, deps.clock.now())
    return done
  })
}

/**
 * Whether a shop has the host already, or an application that waits; nobody else takes one until the transaction ends, for no index knows of
 * hosts above and below each other.
 */
export async function isTaken(tx: DatabaseTransaction, host: string): Promise<boolean> {
  await lockUntilCommit(tx, 'claimingHost')
  return (await eshopAtHost(tx, host)) !== null || (await isHandedIn(tx, host))
}

/** Has the worker look for the proof; its page shows what came of it. */
export async function askCheck(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  method: 'dns' | 'file',
): Promise<StepOutcome> {
  const seconds = await takeTurns(deps.turns, [[JOINING_TURNS.checks, String(who.id)]])
  if (seconds !== null) return { kind: 'wait', seconds }
  return editDraft(deps, who, id, async (tx, { domain }) => {
    if (domain === null || (method === 'dns' && !isOwnName(domain, deps.testHosts))) return { kind: 'unknown' }
    const now = deps.clock.now()
    const askedAt = now.toISOString()
    await writeApplication(tx, id, { check: { method, host: domain, askedAt, at: null, outcome: null, seen: [] } }, now)
    await enqueue(tx, checkDomain, { applicationId: id, askedAt })
    return done
  })
}

/** Sends a code to a mailbox that only who runs the domain reads. The turn is the domain's too: nobody is flooded in our name. */
export async function mailCode(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  mailbox: ProofMailbox,
): Promise<StepOutcome> {
  const draft = await editDraft(deps, who, id, async (_tx, { domain }) => ({ kind: 'draft' as const, domain }))
  if (draft.kind !== 'draft') return draft
  const host = draft.domain
  if (host === null || !isOwnName(host, deps.testHosts)) return { kind: 'unknown' }
  const seconds = await takeTurns(deps.turns, [
    [JOINING_TURNS.mails, String(who.id)],
    [JOINING_TURNS.mailsToDomain, host],
  ])
  if (seconds !== null) return { kind: 'wait', seconds }
  return editDraft(deps, who, id, async (tx, { domain }) => {
    if (domain !== host) return { kind: 'unknown' }
    const now = deps.clock.now()
    const text = newCode()
    const until = new Date(now.getTime() + JOINING_LIMITS.codeMinutes * 60_000)
    await writeApplication(tx, id, { code: { hash: hashOf(id, text), until } }, now)
    await queueMail(tx, domainCode, {
      to: `${mailbox}@${host}`,
      data: { domain: shownDomain(host), code: text, minutes: JOINING_LIMITS.codeMinutes },
    })
    return done
  })
}

/** Whether the whole name is the shop's. Below one that many share, records and mailboxes are the provider's. */
export function isOwnName(host: string, testHosts: readonly string[]): boolean {
  const read = readShopDomain(host, testHosts)
  return read.kind === 'right' && read.domain.isOwn
}

/** The code that came by mail; after five wrong ones another has to be sent. */
export function proveByCode(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  typed: string,
): Promise<StepOutcome<'code' | 'code_over'>> {
  return editDraft(deps, who, id, async (tx) => {
    const code = await findCode(tx, id)
    const now = deps.clock.now()
    if (code === null || code.until <= now || code.tries >= JOINING_LIMITS.codeTries) return wrong('code_over' as const)
    const text = typed.slice(0, 40).toUpperCase().replace(/[\s-]/g, '')
    if (!timingSafeEqual(code.hash, hashOf(id, text))) {
      await writeApplication(tx, id, { codeTries: code.tries + 1 }, now)
      return wrong('code' as const)
    }
    await writeApplication(tx, id, { code: null, proof: { by: 'mail', at: now } }, now)
    return done
  })
}

/** Letters and digits that nobody takes for another: 32^8 codes, of which five may be tried. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_CHARS = 8

function newCode(): string {
  return Array.from({ length: CODE_CHARS }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

function hashOf(id: number, text: string): Buffer {
  return createHash('sha256').update(`${id}:${text}`).digest()
}
