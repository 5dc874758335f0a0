import type { BillingAccountAnswer } from '#platform/api-client/calls.ts'
import { EU_COUNTRIES } from '#platform/europe/eu-countries.ts'
import type { ConflictLine } from './frame/outcome.ts'
import { OTHER_COUNTRIES } from './other-countries.ts'

export type Account = NonNullable<BillingAccountAnswer['account']>

/** Fields of whom invoices are made out to, in the order of the form. */
export const accountFields: readonly (readonly [keyof Account, string, string?])[] = [
  ['legalName', 'Nome legal'],
  ['country', 'País'],
  ['taxNumber', 'Número de contribuinte'],
  ['street', 'Morada'],
  ['postalCode', 'Código postal', 'Diz a taxa de IVA: continente, Madeira ou Açores.'],
  ['city', 'Localidade'],
]

/** Where a company may be: Portugal first, the others of the European Union, the rest. */
export const countryOptions = [...Object.entries(EU_COUNTRIES), ...Object.entries(OTHER_COUNTRIES)]

export function accountOf(form: FormData): Account {
  const text = (name: keyof Account) => String(form.get(name) ?? '').trim()
  return {
    legalName: text('legalName'),
    country: text('country'),
    taxNumber: text('taxNumber'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
  }
}

/** What somebody sent beside what somebody else has saved meanwhile. */
export function accountConflict(yours: Account, present: Account | null): readonly ConflictLine[] {
  const said = (account: Account | null, field: keyof Account) =>
    field === 'country' ? countryName(account?.country ?? '') : (account?.[field] ?? '')
  return accountFields.map(([field, label]) => ({ label, yours: said(yours, field), present: said(present, field) }))
}

function countryName(code: string): string {
  return countryOptions.find(([each]) => each === code)?.[1] ?? code
}

const WHYS: readonly (readonly [RegExp, string])[] = [
  [/is missing/, 'falta'],
  [/is longer|maximum|Too big|at most/, 'é demasiado longo'],
  [/plain text/, 'só texto numa linha'],
  [/no tax number/, 'não é um número deste país'],
  [/postal code/, 'são sete algarismos, como 1000-100'],
  [/two letters/, 'escolha um da lista'],
  [/outside the Union/, 'para faturar fora da União Europeia, escreva-nos'],
]

/** What the call says of an account that it cannot take, by the form's fields. */
export function accountErrors(detail: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    detail.split(/;\s|\n/).flatMap((problem) => {
      const [field, label] = accountFields.find(([name]) => problem.includes(name)) ?? []
      if (field === undefined) return []
      const why = WHYS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'não pode ser aceite'
      return [[field, `${label}: ${why}.`]]
    }),
  )
}
