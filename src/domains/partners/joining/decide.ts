import { saveBillingAccount } from '#domains/billing/contract.ts'
import { eshopAtHost, foundEshop } from '#domains/eshops/contract.ts'
import { registerFeed } from '#domains/feeds/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { shopApproved, shopRefused } from '../mails/joining-notices.ts'
import { addMember } from '../members/change-members.ts'
import type { RefusalReason } from '../rules/refusal-reasons.ts'
import type { Application } from './application.ts'
import { type BillingField, billingOf } from './billing-of.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { writeDecision } from './storage.ts'
import { tellApplicant } from './tell-applicant.ts'

export const APPLICATION_CHANGE = 'partners.application'

/** Who decides; null: the rule. */
export interface DecisionMaker {
  readonly by: UserId | null
  readonly now: Date
  readonly requestId?: string
}

export type ApprovalOutcome =
  /** `billingProblems`: what keeps invoices from being made out to it; empty where its billing account is kept. */
  | { readonly kind: 'approved'; readonly eshopId: EshopId; readonly billingProblems: readonly BillingField[] }
  /** What it says is not enough to make a shop of, or its domain has become another's. */
  | { readonly kind: 'refused'; readonly why: 'incomplete' | 'domain_taken' }

/**
 * Takes a shop, in the caller's transaction, who has locked the application: the shop with its domain, its feed, which the worker
 * reads within seconds, whom its invoices are made out to, its owner, the log and the mail. Nothing of a shop stands in the catalogue before.
 */
export async function approve(
  tx: DatabaseTransaction,
  application: Application,
  { by, now, requestId }: DecisionMaker,
  { shopSlug }: Pick<JoiningDeps, 'shopSlug'>,
): Promise<ApprovalOutcome> {
  const { id, company, domain, feedUrl, personId } = application
  if (company === null || domain === null || feedUrl === null || personId === null)
    return { kind: 'refused', why: 'incomplete' }
  await lockUntilCommit(tx, 'claimingHost')
  if ((await eshopAtHost(tx, domain)) !== null) return { kind: 'refused', why: 'domain_taken' }
  const { tradeName: name, mail: contactMail } = company
  const { eshopId, slug } = await foundEshop(tx, { slug: shopSlug(name), name, host: domain, contactMail }, now)
  await registerFeed(tx, { eshopId, url: feedUrl, dialect: null, everyMinutes: null }, now)
  const { account, problems: billingProblems } = billingOf(company)
  if (account !== null) await saveBillingAccount(tx, eshopId, account, now)
  const told = requestId === undefined ? {} : { requestId }
  await addMember(tx, { eshopId, personId: asId<UserId>(personId), role: 'owner', by, now, ...told })
  await writeDecision(tx, { id, state: 'approved', by, reasons: [], note: null, eshopId, now })
  await recordChange(tx, {
    by,
    of: { kind: APPLICATION_CHANGE, id: String(id) },
    action: 'approved',
    before: { state: application.state },
    after: { state: 'approved', eshopId, ...(account === null && { billingProblems: [...billingProblems] }) },
    ...told,
  })
  await tellApplicant(tx, application, (to) =>
    queueMail(tx, shopApproved, { to, data: { shop: name, slug }, key: `partners.approved:${id}` }),
  )
  return { kind: 'approved', eshopId, billingProblems }
}

/** Refuses a shop with reasons, which the applicant reads; corrected, it may be handed in again. */
export async function refuse(
  tx: DatabaseTransaction,
  application: Application,
  { reasons, note }: { readonly reasons: readonly RefusalReason[]; readonly note: string | null },
  { by, now, requestId }: DecisionMaker,
): Promise<void> {
  const { id, company } = application
  await writeDecision(tx, { id, state: 'refused', by, reasons, note, eshopId: null, now })
  await recordChange(tx, {
    by,
    of: { kind: APPLICATION_CHANGE, id: String(id) },
    action: 'rejected',
    before: { state: application.state },
    after: { state: 'refused', reasons: [...reasons] },
    ...(requestId !== undefined && { requestId }),
  })
  const data = { applicationId: id, shop: company?.tradeName ?? '', reasons: [...reasons], note }
  await tellApplicant(tx, application, (to) =>
    queueMail(tx, shopRefused, { to, data, key: `partners.refused:${id}:${now.getTime()}` }),
  )
}
