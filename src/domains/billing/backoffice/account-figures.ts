import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import { eurosFromCents } from '#platform/money.ts'
import { OPEN_CENTS } from '../invoices/find-documents.ts'
import { lisbonDay } from '../invoices/lisbon-months.ts'
import { centsOfMicros } from '../ledger/micros.ts'
import { vatNumberOf } from '../vat-register/storage.ts'

export interface AccountFiguresDeps {
  readonly db: Database
  /** From which moment clicks may cost these shops something; absent: no such moment is known. */
  clicksCostFrom(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>>
}

/** A shop as who looks after money sees it in the list; money in euros. */
export interface AccountFigures {
  readonly eshopId: number
  readonly shop: string
  readonly legalName: string | null
  readonly country: string | null
  readonly vat: 'valid' | 'invalid' | 'unknown' | 'none'
  readonly owed: number
  readonly overdue: number
  readonly unbilled: number
  readonly costFrom: string | null
}

/** Of all shops, those without an account too. */
export async function accountFigures({ db, clicksCostFrom }: AccountFiguresDeps, now: Date): Promise<AccountFigures[]> {
  const shops = await loadEshops(db)
  const costFrom = await clicksCostFrom(shops.map(({ id }) => id))
  const [sums, accounts] = [await moneyByShop(db, lisbonDay(now)), await accountsByShop(db)]
  return shops.map(({ id: eshopId, name: shop }) => {
    const { receivableMicros = 0, unbilledMicros = 0, lateCents = 0 } = sums.get(eshopId) ?? {}
    const account = accounts.get(eshopId) ?? null
    return {
      eshopId,
      shop,
      legalName: account?.legalName ?? null,
      country: account?.country ?? null,
      vat: account === null ? 'none' : vatWord(account),
      owed: eurosFromCents(centsOfMicros(receivableMicros)),
      overdue: eurosFromCents(overdueCents({ lateCents, receivableMicros })),
      unbilled: eurosFromCents(centsOfMicros(unbilledMicros)),
      costFrom: costFrom.get(eshopId)?.toISOString() ?? null,
    }
  })
}

/** Shops with invoices past their day, as the list has them: what has come without naming an invoice is paid as well. */
export async function overdueShops(db: DatabaseOrTransaction, now: Date): Promise<number> {
  const sums = await moneyByShop(db, lisbonDay(now))
  return [...sums.values()].filter((money) => overdueCents(money) > 0).length
}

function overdueCents({ lateCents, receivableMicros }: Pick<Money, 'lateCents' | 'receivableMicros'>): number {
  return Math.max(0, Math.min(lateCents, centsOfMicros(receivableMicros)))
}

interface Account {
  readonly eshopId: number
  readonly legalName: string
  readonly country: string
  readonly taxNumber: string
  readonly isVatValid: boolean | null
}

function vatWord(account: Account): AccountFigures['vat'] {
  if (vatNumberOf(account) === null) return 'none'
  if (account.isVatValid === null) return 'unknown'
  return account.isVatValid ? 'valid' : 'invalid'
}

async function accountsByShop(db: DatabaseOrTransaction): Promise<ReadonlyMap<number, Account>> {
  const { rows } = await sql<Account>`
    select eshop_id as "eshopId", legal_name as "legalName", country, tax_number as "taxNumber", is_vat_valid as "isVatValid"
    from billing.account`.execute(db)
  return new Map(rows.map((account) => [account.eshopId, account]))
}

interface Money {
  readonly eshopId: number
  readonly receivableMicros: number
  readonly unbilledMicros: number
  /** Of invoices whose day is over. */
  readonly lateCents: number
}

async function moneyByShop(db: DatabaseOrTransaction, today: string): Promise<ReadonlyMap<number, Money>> {
  const { rows } = await sql<Money>`
    with owed as (
      select eshop_id, coalesce(sum(micros) filter (where account = 'receivable'), 0)::bigint as receivable,
        coalesce(sum(micros) filter (where account = 'unbilled'), 0)::bigint as unbilled
      from billing.entry where account in ('receivable', 'unbilled') group by 1
    ), late as (
      select d.eshop_id, sum(${OPEN_CENTS})::bigint as cents from billing.document d where d.kind = 'FT' and d.due_on < ${today}::date group by 1
    )
    select o.eshop_id as "eshopId", o.receivable as "receivableMicros", o.unbilled as "unbilledMicros", coalesce(l.cents, 0) as "lateCents"
    from owed o left join late l on l.eshop_id = o.eshop_id`.execute(db)
  return new Map(rows.map((money) => [money.eshopId, money]))
}
