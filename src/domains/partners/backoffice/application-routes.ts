import type { FastifyInstance } from 'fastify'
import { vatStateOf } from '#domains/billing/contract.ts'
import { eshopAtHost } from '#domains/eshops/contract.ts'
import { accountsSince } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { EU_COUNTRIES } from '#platform/europe/eu-countries.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { Application, LabEvidence } from '../joining/application.ts'
import { billingOf } from '../joining/billing-of.ts'
import { approve, refuse } from '../joining/decide.ts'
import type { JoiningDeps } from '../joining/joining-deps.ts'
import { shownDomain } from '../joining/shop-domain.ts'
import { findApplication, lockApplication } from '../joining/storage.ts'
import { decideApplicationCall, listApplicationsCall, showApplicationCall } from './application-calls.ts'
import { listApplications, othersOfCompany } from './list-applications.ts'

export interface ApplicationRoutesOptions extends Pick<JoiningDeps, 'shopSlug'> {
  readonly db: Database
  readonly clock: Clock
}

/** who has applied, and the decision, in the back office. */
export function applicationRoutes(app: FastifyInstance, { db, clock, shopSlug }: ApplicationRoutesOptions): void {
  mountList(app, listApplicationsCall, (asked) => listApplications(db, asked), {
    pedido: (row) => row.applicationId,
    estado: (row) => row.state,
    loja: (row) => row.shop,
    dominio: (row) => row.domain,
    nif: (row) => row.taxNumber,
    prova: (row) => row.provenBy,
    aceites: (row) => row.accepted,
    recusados: (row) => row.rejected,
    enviado: (row) => row.submittedAt,
    decidido: (row) => row.decidedAt,
  })
  mountCall(app, showApplicationCall, async ({ params: { applicationId } }) => {
    const found = await findApplication(db, applicationId)
    const shown = found === null ? null : await present(db, found)
    return shown ?? refusal('not_found', `application ${applicationId} does not exist (showApplication)`)
  })
  mountCall(app, decideApplicationCall, async ({ params: { applicationId }, body, request }) => {
    const { decision, reasons, note, version } = body
    if (decision === 'refuse' && reasons.length === 0)
      return refusal('unprocessable', 'reasons: a refusal needs one at least (decideApplication)')
    const maker = { by: (await callerOf(request))?.userId ?? null, now: clock.now(), requestId: request.id }
    return db.transaction().execute(async (tx) => {
      const found = await lockApplication(tx, applicationId)
      if (found === null || found.state === 'draft')
        return refusal('not_found', `application ${applicationId} does not exist (decideApplication)`)
      if (found.state !== 'submitted' || found.updatedAt.toISOString() !== version)
        return refusal('conflict', `application ${applicationId} is not as it was read (decideApplication)`)
      if (decision === 'refuse') {
        await refuse(tx, found, { reasons: [...new Set(reasons)], note: note === '' ? null : note }, maker)
        return { state: 'refused' as const, eshopId: null, billingProblems: [] }
      }
      const approved = await approve(tx, found, maker, { shopSlug })
      return approved.kind === 'approved'
        ? {
            state: 'approved' as const,
            eshopId: approved.eshopId,
            billingProblems: [...approved.billingProblems],
          }
        : refusal('unprocessable', `${approved.why}: application ${applicationId} (decideApplication)`)
    })
  })
}

/** Without the feed's address: the application names that it would be fetched from. */
function wireLab({ url: _feed, ...evidence }: LabEvidence) {
  return { ...evidence, fatal: [...evidence.fatal], errors: [...evidence.errors] }
}

/** Null: it is not handed in, or was never whole. */
async function present(db: Database, found: Application) {
  const { id, state, company, domain, feedUrl, lab, submittedAt, personId } = found
  if (state === 'draft' || company === null || domain === null || feedUrl === null || submittedAt === null) return null
  const [domainOf, since, others, { answer, tried }] = await Promise.all([
    eshopAtHost(db, domain),
    accountsSince(db, personId === null ? [] : [personId]),
    othersOfCompany(db, id, company.taxNumber),
    vatStateOf(db, company.taxNumber),
  ])
  return {
    applicationId: id,
    state,
    company: { ...company, country: EU_COUNTRIES[company.country] },
    billingProblems: [...billingOf(company).problems],
    register: {
      isValid: answer?.isValid ?? null,
      answeredAt: iso(answer?.answeredAt ?? null),
      consultation: answer?.consultation ?? null,
      failure: tried?.failure ?? null,
    },
    domain,
    shownDomain: shownDomain(domain),
    domainOf,
    provenBy: found.provenBy,
    provenAt: iso(found.provenAt),
    feedUrl,
    lab: lab && wireLab(lab),
    termsVersion: found.termsVersion,
    termsAcceptedAt: iso(found.termsAcceptedAt),
    accountSince: iso((personId === null ? undefined : since.get(personId)) ?? null),
    personId,
    others,
    submittedAt: submittedAt.toISOString(),
    decidedAt: iso(found.decidedAt),
    decidedBy: found.decidedBy,
    reasons: [...found.reasons],
    note: found.note,
    eshopId: found.eshopId,
    version: found.updatedAt.toISOString(),
  }
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
