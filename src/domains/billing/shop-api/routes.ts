import type { FastifyInstance } from 'fastify'
import { shopClickDays } from '#domains/clicks/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { eurosFromCents } from '#platform/money.ts'
import { findBillingAccount } from '../invoices/billing-account.ts'
import { documentFile, documentsOfShop, type ListedDocument } from '../invoices/find-documents.ts'
import { firstOfMonth } from '../invoices/lisbon-months.ts'
import { shopBalance } from '../ledger/balances.ts'
import { centsOfMicros } from '../ledger/micros.ts'
import { statementCsv } from '../statements/statement-csv.ts'
import {
  billingAccountCall,
  billingBalanceCall,
  billingDaysCall,
  billingDocumentsCall,
  changeBillingAccountCall,
  COMMON_DAYS,
  DOCUMENTS_PAGE,
} from './calls.ts'
import { accountVersion, changeAccount, type SaidAccount, saidOf } from './change-account.ts'
import { costByDay, presentDays } from './days.ts'

export interface ShopBillingParts {
  readonly db: Database
  /** For what may be some seconds old. */
  readonly replica: { readonly db: Database }
  readonly clock: Clock
}

const FILE = { config: { service: 'api', access: 'shop:billing', priority: 'api' } } as const
const ID = /^([1-9]\d{0,9})\.pdf$/

/** `/api/v2/billing` (B-04): a shop reads what its clicks cost, its documents and what it owes. Each sees its own alone. */
export function shopBillingRoutes(app: FastifyInstance, { db, replica, clock }: ShopBillingParts): void {
  mountCall(app, billingDaysCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => {
      const [now, days] = [clock.now(), query.days ?? COMMON_DAYS]
      const costs = await costByDay(replica.db, eshopId, now, days)
      return { days: presentDays(costs, await shopClickDays(replica.db, eshopId, now, days)) }
    }),
  )
  mountCall(app, billingBalanceCall, ({ request }) =>
    ofShop(request, async (eshopId) => {
      const { receivableMicros, unbilledMicros } = await shopBalance(db, eshopId)
      const owed = eurosFromCents(centsOfMicros(receivableMicros))
      return {
        currency: 'EUR' as const,
        owed,
        unbilledMicros,
        hasAccount: (await findBillingAccount(db, eshopId)) !== null,
      }
    }),
  )
  mountCall(app, billingDocumentsCall, ({ request }) =>
    ofShop(request, async (eshopId) => ({
      documents: (await documentsOfShop(db, eshopId, DOCUMENTS_PAGE)).map(presentDocument),
    })),
  )
  mountCall(app, billingAccountCall, ({ request }) =>
    ofShop(request, async (eshopId) => presentAccount(await findBillingAccount(db, eshopId))),
  )
  mountCall(app, changeBillingAccountCall, ({ request, body: { version = null, ...said } }) =>
    ofShop(request, async (eshopId, by) => {
      const change = { said, version, by, isShops: true, now: clock.now(), requestId: request.id }
      const outcome = await changeAccount(db, eshopId, change)
      if (outcome.kind === 'stale')
        return refusal('conflict', 'the account is another than that of this version (changeBillingAccount)')
      if (outcome.kind === 'refused')
        return refusal(
          'unprocessable',
          `${outcome.problems.map(({ field, why }) => `${field} ${why}`).join('; ')} (changeBillingAccount)`,
        )
      return presentAccount(outcome.account)
    }),
  )
  app.get<{ Params: { file: string } }>('/api/v2/billing/documents/:file', FILE, (request, reply) =>
    ofShop(request, async (eshopId) => {
      const [, id] = ID.exec(request.params.file) ?? []
      const file = id === undefined ? null : await documentFile(db, eshopId, Number(id))
      if (file === null) throw new RefusedError(refusal('not_found', 'there is no such document (billing/documents)'))
      return reply
        .type('application/pdf')
        .headers(attachment(`${file.name.replace(/[ /]/g, '-')}.pdf`))
        .send(file.pdf)
    }),
  )
  app.get<{ Querystring: { month?: string | string[] } }>('/api/v2/billing/statement.csv', FILE, (request, reply) =>
    ofShop(request, async (eshopId) => {
      const month = typeof request.query.month === 'string' ? firstOfMonth(request.query.month) : null
      if (month === null)
        throw new RefusedError(
          refusal('parameter_invalid', 'query.month is no month like 2026-10 (billing/statement.csv)'),
        )
      return reply
        .type('text/csv; charset=utf-8')
        .headers(attachment(`extrato-${month.slice(0, 7)}.csv`))
        .send(await statementCsv(replica.db, eshopId, month))
    }),
  )
}

function presentAccount(account: SaidAccount | null) {
  return {
    account: account === null ? null : saidOf({ isVatValid: null, ...account }),
    version: accountVersion(account),
  }
}

function attachment(name: string) {
  return { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` }
}

/** Euros on the wire. */
function presentDocument({
  id,
  kind,
  name,
  month,
  issuedOn,
  dueOn,
  netCents,
  vatCents,
  grossCents,
  openCents,
  reference,
  credits,
}: ListedDocument) {
  return {
    id,
    kind,
    name,
    month: month.slice(0, 7),
    issuedOn,
    dueOn,
    net: eurosFromCents(netCents),
    vat: eurosFromCents(vatCents),
    gross: eurosFromCents(grossCents),
    open: openCents === null ? null : eurosFromCents(openCents),
    reference,
    credits,
  }
}
