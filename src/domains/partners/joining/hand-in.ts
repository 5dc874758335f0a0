import { askOfNumbers } from '#domains/billing/contract.ts'
import { accountsSince } from '#domains/identity/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { violates } from '#platform/database/violates.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { takeTurns } from '#platform/pace/turns.ts'
import { applicationReceived, applicationWaits } from '../mails/joining-notices.ts'
import { lockMembers } from '../members/member-storage.ts'
import { acceptedTermsHoldFrom, recordAcceptance } from '../terms/acceptance.ts'
import { AGREEMENT_CHANGED } from '../terms/agreement.ts'
import {
  type Application,
  type ApplicationState,
  JOINING_LIMITS,
  type JoiningStep,
  missingSteps,
} from './application.ts'
import { isApprovedByRule } from './approval-rule.ts'
import { approve } from './decide.ts'
import { isTaken } from './domain-step.ts'
import { done, editDraft, wrong } from './edit-draft.ts'
import { withLab } from './feed-step.ts'
import { mayBeAnother } from './may-be-another.ts'
import { type Applicant, JOINING_TURNS, type JoiningDeps, type StepOutcome } from './joining-deps.ts'
import { findApplication, lockApplication, submitApplication, writeApplication } from './storage.ts'

const DAY_MS = 86_400_000

/** What the last step was sent with. */
export interface TypedAcceptance {
  readonly acceptsTerms: boolean
  /** That the shop sells only what the law allows (Regulation (EU) 2022/2065, article 30, 1 e). */
  readonly certifies: boolean
  /** The version that was read. */
  readonly version: number
}

export type HandInComplaint =
  | 'not_accepted'
  /** Another version holds by now. */
  | 'terms_changed'
  | 'domain_taken'
  | { readonly missing: readonly JoiningStep[] }

/** The version that is to be accepted: the one that holds, and of a shop that has joined the one that is announced. */
export function termsFor({ termsAt, clock }: Pick<JoiningDeps, 'termsAt' | 'clock'>, state: ApplicationState): number {
  const { version, next } = termsAt(clock.now())
  return state === 'approved' ? (next?.version ?? version) : version
}

/**
 * Accepts the terms and hands the application in; by the rule, it is approved at once. Of two for one domain the first stands. A
 * shop that has joined accepts a later version.
 */
export async function handIn(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  typed: TypedAcceptance,
): Promise<StepOutcome<HandInComplaint>> {
  if (!typed.acceptsTerms || !typed.certifies) return editDraft(deps, who, id, async () => wrong('not_accepted'))
  const seconds = await takeTurns(deps.turns, [[JOINING_TURNS.handedIn, String(who.id)]])
  if (seconds !== null) return { kind: 'wait', seconds }
  const found = await findApplication(deps.db, id)
  if (found?.personId !== who.id) return { kind: 'unknown' }
  if (found.state === 'approved') return acceptLater(deps, who, found, typed.version)
  await withLab(deps, found)
  try {
    return await editDraft<StepOutcome<HandInComplaint>>(deps, who, id, async (tx, draft) => {
      const now = deps.clock.now()
      const version = termsFor(deps, draft.state)
      if (typed.version !== version) return wrong('terms_changed')
      const missing = missingSteps(await withoutOldProof(tx, draft, now)).filter((step) => step !== 'terms')
      if (missing.length > 0) return wrong({ missing })
      if (await isTaken(tx, draft.domain as string)) return wrong('domain_taken')
      await writeApplication(tx, id, { terms: { version, at: now } }, now)
      const holdsFrom = acceptedTermsHoldFrom(deps.termsAt(now), version, now)
      await recordAcceptance(tx, { applicationId: id, personId: who.id, version, holdsFrom, now })
      await submitApplication(tx, id, now)
      // Evidence for who decides: nobody waits for the EU's register while typing.
      if (draft.company !== null) await askOfNumbers(tx, [draft.company.taxNumber])
      await settle(deps, tx, (await lockApplication(tx, id)) as Application, who)
      return done
    })
  } catch (error) {
    if (violates(error, 'application_domain')) return wrong('domain_taken')
    throw error
  }
}

/** A proof that is too old is none: it says whose the domain was. */
async function withoutOldProof(tx: DatabaseTransaction, draft: Application, now: Date): Promise<Application> {
  const { id, provenAt } = draft
  if (provenAt === null || now.getTime() - provenAt.getTime() <= JOINING_LIMITS.proofDays * DAY_MS) return draft
  await writeApplication(tx, id, { check: null, proof: null }, now)
  return { ...draft, provenBy: null, provenAt: null }
}

/** Of the shop's owners alone: who has applied for it may have left it since. */
async function acceptLater(
  deps: JoiningDeps,
  who: Applicant,
  { id, eshopId }: Application,
  version: number,
): Promise<StepOutcome<HandInComplaint>> {
  if (version !== termsFor(deps, 'approved')) return wrong('terms_changed')
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const members = await lockMembers(tx, asId<EshopId>(eshopId ?? 0))
    if (!members.some(({ personId, role }) => personId === who.id && role === 'owner')) return { kind: 'closed' }
    const holdsFrom = acceptedTermsHoldFrom(deps.termsAt(now), version, now)
    await recordAcceptance(tx, { applicationId: id, personId: who.id, version, holdsFrom, now })
    await writeApplication(tx, id, { terms: { version, at: now } }, now)
    await publishEvents(tx, [{ kind: AGREEMENT_CHANGED, payload: { eshopId } }])
    return done
  })
}

/** By the rule at once, or it waits for a person, who is told. */
async function settle(
  deps: JoiningDeps,
  tx: Parameters<typeof approve>[0],
  application: Application,
  who: Applicant,
): Promise<void> {
  const { ruleDays, operator, clock } = deps
  const now = clock.now()
  const accountSince = (await accountsSince(tx, [who.id])).get(who.id) ?? null
  const { id, company, domain } = application
  if (isApprovedByRule({ application, accountSince, ruleDays, now }) && !(await mayBeAnother(tx, application, who))) {
    const approved = await approve(tx, application, { by: null, now }, deps)
    if (approved.kind === 'approved') return
  }
  const key = `${id}:${now.getTime()}`
  const shop = company?.tradeName ?? ''
  await queueMail(tx, applicationReceived, {
    to: who.email,
    data: { applicationId: id, shop },
    key: `partners.received:${key}`,
  })
  if (operator !== null)
    await queueMail(tx, applicationWaits, {
      to: operator,
      data: { applicationId: id, shop, domain: domain ?? '' },
      key: `partners.waits:${key}`,
    })
}
