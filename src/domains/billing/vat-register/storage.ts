import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { isEuCountry } from '#platform/europe/eu-countries.ts'
import { readTaxNumber } from '#platform/europe/eu-tax-number.ts'
import type { ViesAnswer } from './ask-vies.ts'

/** What the EU's register is known to say of a number. */
export interface VatState {
  /** The last answer; null: it has never answered. */
  readonly answer: (ViesAnswer & { readonly answeredAt: Date }) | null
  /** The last try; null: nobody has asked. */
  readonly tried: { readonly at: Date; readonly failure: string | null } | null
}

/** A number with the prefix under which the register knows it; null: of no country of the Union, or none at all. */
export function vatNumberOf({
  country,
  taxNumber,
}: {
  readonly country: string
  readonly taxNumber: string
}): string | null {
  const read = isEuCountry(country) ? readTaxNumber(country, taxNumber) : null
  return read?.kind === 'right' ? read.number : null
}

export async function vatStateOf(db: DatabaseOrTransaction, vatNumber: string): Promise<VatState> {
  const { rows: answers } = await sql<ViesAnswer & { answeredAt: Date }>`
    select is_valid as "isValid", consultation, answered_at as "answeredAt" from billing.vat_answer
    where vat_number = ${vatNumber} order by id desc limit 1`.execute(db)
  const { rows: questions } = await sql<{ at: Date; failure: string | null }>`
    select tried_at as at, failure from billing.vat_question where vat_number = ${vatNumber}`.execute(db)
  return { answer: answers[0] ?? null, tried: questions[0] ?? null }
}

export async function storeAnswer(
  tx: DatabaseTransaction,
  vatNumber: string,
  { isValid, consultation }: ViesAnswer,
  now: Date,
): Promise<void> {
  await sql`insert into billing.vat_answer (vat_number, answered_at, is_valid, consultation)
    values (${vatNumber}, ${now}, ${isValid}, ${consultation})`.execute(tx)
}

/** `failure` null: it has answered. */
export async function storeTry(
  db: DatabaseOrTransaction,
  vatNumber: string,
  failure: string | null,
  now: Date,
): Promise<void> {
  await sql`insert into billing.vat_question (vat_number, tried_at, failure) values (${vatNumber}, ${now}, ${failure})
    on conflict (vat_number) do update set tried_at = excluded.tried_at, failure = excluded.failure`.execute(db)
}

/** An account of a country of the Union. */
export interface AccountWithNumber {
  readonly eshopId: number
  readonly country: string
  readonly isVatValid: boolean | null
  readonly vatNumber: string
}

/** All of them, with the number under which the register knows them. */
export async function accountsOfUnion(db: DatabaseOrTransaction): Promise<AccountWithNumber[]> {
  const { rows } = await sql<Omit<AccountWithNumber, 'vatNumber'> & { taxNumber: string }>`
    select eshop_id as "eshopId", country, tax_number as "taxNumber", is_vat_valid as "isVatValid" from billing.account order by eshop_id`.execute(
    db,
  )
  return rows.flatMap(({ taxNumber, ...account }) => {
    const vatNumber = vatNumberOf({ country: account.country, taxNumber })
    return vatNumber === null ? [] : [{ ...account, vatNumber }]
  })
}

/** Of these numbers those that were not answered since `answeredBefore`, nor tried since `triedBefore`. */
export async function staleNumbers(
  db: DatabaseOrTransaction,
  vatNumbers: readonly string[],
  { answeredBefore, triedBefore }: { readonly answeredBefore: Date; readonly triedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select n.number from unnest(${vatNumbers as string[]}::text[]) as n (number)
    where not exists (select from billing.vat_answer a where a.vat_number = n.number and a.answered_at > ${answeredBefore})
      and not exists (select from billing.vat_question q where q.vat_number = n.number and q.tried_at > ${triedBefore})
    order by 1`.execute(db)
  return rows.map(({ number }) => number)
}

/** Answers and tries of before then, of numbers that no account has: the law wants nothing of them kept. */
export async function forgetAnswers(db: DatabaseOrTransaction, before: Date): Promise<number> {
  const kept = (await accountsOfUnion(db)).map(({ vatNumber }) => vatNumber)
  const answers =
    await sql`delete from billing.vat_answer where answered_at < ${before} and vat_number <> all(${kept}::text[])`.execute(
      db,
    )
  await sql`delete from billing.vat_question where tried_at < ${before} and vat_number <> all(${kept}::text[])`.execute(
    db,
  )
  return Number(answers.numAffectedRows ?? 0)
}
