import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { type ListAsked, mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import { eurosFromCents } from '#platform/money.ts'
import { findBillingAccount } from '../invoices/billing-account.ts'
import { documentsOfShop } from '../invoices/find-documents.ts'
import { findPayments } from '../payments/find-payments.ts'
import { accountVersion, changeAccount, type SaidAccount, saidOf } from '../shop-api/change-account.ts'
import { askOfNumbers } from '../vat-register/ask-register-job.ts'
import { vatNumberOf, vatStateOf } from '../vat-register/storage.ts'
import {
  askVatRegisterCall,
  editBillingAccountCall,
  listBillingAccountsCall,
  showBillingAccountCall,
} from './account-calls.ts'
import { type AccountFigures, accountFigures, type AccountFiguresDeps } from './account-figures.ts'
import { wireDocument } from './wire-document.ts'

export interface AccountRoutesParts extends AccountFiguresDeps {
  readonly clock: Clock
  readonly config: Pick<Config, 'viesUrl'>
}

/** Documents and payments that an account shows. */
const MOST_SHOWN = 60

/** B-04: all shops' billing accounts, and one of them with what the EU's register says, its balances, documents and payments. */
export function accountRoutes(app: FastifyInstance, parts: AccountRoutesParts): void {
  mountList(
    app,
    listBillingAccountsCall,
    async (asked) => listed(await accountFigures(parts, parts.clock.now()), asked),
    {
      Loja: ({ shop }) => shop,
      'Nome legal': ({ legalName }) => legalName,
      País: ({ country }) => country,
      VIES: ({ vat }) => vat,
      'Por pagar': ({ owed }) => owed,
      Vencido: ({ overdue }) => overdue,
      'Por faturar': ({ unbilled }) => unbilled,
      'Cliques custam desde': ({ costFrom }) => costFrom,
    },
  )
  mountCall(app, showBillingAccountCall, ({ params }) => show(parts, params.eshopId))
  mountCall(app, editBillingAccountCall, async ({ params, body: { version, ...said }, request }) =>
    edit(parts, asId<EshopId>(params.eshopId), { said, version, request }),
  )
  mountCall(app, askVatRegisterCall, ({ params }) => askRegister(parts, params.eshopId))
}

type Asked = ListAsked<'shop' | 'owed' | 'overdue' | 'unbilled', Record<never, never>>

const onlyThose: Readonly<Record<string, (row: AccountFigures) => boolean>> = {
  overdue: ({ overdue }) => overdue > 0,
  without_account: ({ legalName }) => legalName === null,
  vat_unknown: ({ vat }) => vat === 'unknown',
  vat_invalid: ({ vat }) => vat === 'invalid',
  free: ({ costFrom }) => costFrom === null,
}

function listed(
  all: readonly AccountFigures[],
  {
    q,
    sort,
    isDescending,
    limit,
    offset,
    filters,
  }: Omit<Asked, 'filters'> & { readonly filters: { readonly only?: string | undefined } },
) {
  const isMeant = onlyThose[filters.only ?? ''] ?? (() => true)
  const words = q?.toLocaleLowerCase('pt') ?? ''
  const found = all.filter(
    (row) => isMeant(row) && `${row.shop} ${row.legalName ?? ''}`.toLocaleLowerCase('pt').includes(words),
  )
  const order = (a: AccountFigures, b: AccountFigures) =>
    (sort === 'shop' ? a.shop.localeCompare(b.shop, 'pt') : a[sort] - b[sort]) * (isDescending ? -1 : 1) ||
    a.eshopId - b.eshopId
  return { rows: found.toSorted(order).slice(offset, offset + limit), totalCount: found.length }
}

async function show(parts: AccountRoutesParts, eshopId: number) {
  const { db, clock, config } = parts
  const figures = (await accountFigures(parts, clock.now())).find((each) => each.eshopId === eshopId)
  if (figures === undefined) return noShop(eshopId, 'showBillingAccount')
  const account = await findBillingAccount(db, eshopId)
  const vatNumber = account === null ? null : vatNumberOf(account)
  const state = vatNumber === null ? null : await vatStateOf(db, vatNumber)
  const documents = await documentsOfShop(db, eshopId, MOST_SHOWN)
  const payments = await findPayments(db, { eshopId })
  return {
    ...figures,
    account: account === null ? null : saidOf(account),
    version: accountVersion(account),
    register: {
      vatNumber,
      isAsked: config.viesUrl !== null,
      answeredAt: state?.answer?.answeredAt.toISOString() ?? null,
      consultation: state?.answer?.consultation ?? null,
      triedAt: state?.tried?.at.toISOString() ?? null,
      failure: state?.tried?.failure ?? null,
    },
    documents: documents.map((each) => ({ ...wireDocument(each), shop: figures.shop })),
    payments: payments.slice(0, MOST_SHOWN).map(({ id, receivedOn, cents, invoice, remittance }) => ({
      id,
      receivedOn,
      amount: eurosFromCents(cents),
      invoice,
      text: remittance,
    })),
  }
}

interface Edit {
  readonly said: SaidAccount
  readonly version: string
  readonly request: FastifyRequest
}

async function edit(
  { db, clock, clicksCostFrom }: AccountRoutesParts,
  eshopId: EshopId,
  { said, version, request }: Edit,
) {
  const figures = await accountFigures({ db, clicksCostFrom }, clock.now())
  if (!figures.some((each) => each.eshopId === eshopId)) return noShop(eshopId, 'editBillingAccount')
  const by = (await callerOf(request))?.userId ?? null
  const change = { said, version, by, isShops: false, now: clock.now(), requestId: request.id }
  const outcome = await changeAccount(db, eshopId, change)
  if (outcome.kind === 'stale')
    return refusal('conflict', 'the account is another than that of this version (editBillingAccount)')
  if (outcome.kind === 'refused')
    return refusal(
      'unprocessable',
      `${outcome.problems.map(({ field, why }) => `${field} ${why}`).join('; ')} (editBillingAccount)`,
    )
  return { version: accountVersion(outcome.account) }
}

async function askRegister({ db, config }: AccountRoutesParts, eshopId: number) {
  const account = await findBillingAccount(db, eshopId)
  if (account === null) return refusal('not_found', `shop ${eshopId} has no billing account (askVatRegister)`)
  const vatNumber = vatNumberOf(account)
  if (vatNumber === null)
    return refusal('unprocessable', `${account.country} is no country of the EU's register (askVatRegister)`)
  if (config.viesUrl === null) return refusal('unprocessable', 'POISO_VIES_URL names no register (askVatRegister)')
  await askOfNumbers(db, [vatNumber])
  return { vatNumber }
}

function noShop(eshopId: number, call: string): Refusal<'not_found'> {
  return refusal('not_found', `there is no shop ${eshopId} (${call})`)
}
