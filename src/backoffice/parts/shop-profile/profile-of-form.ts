import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { lisbonLocal, lisbonMoment } from '../lisbon-moment.ts'
import { eurosIn } from '../money-words.ts'
import type { EditedProfile } from './profile-words.ts'

type Profile = BackofficeEshop['profile']
type Policy = NonNullable<EditedProfile['returnPolicy']>
const CENTS = 100

/** Fields that hold a figure: what cannot be read as one is not to be taken for nothing. */
const MONEY = /(?:Cents|\.value)$/
const WHOLE = /(?:Days|WeightG)$/
const READS_AS_WHOLE = /^\d{0,9}$/

/** Names of fields that hold no figure where one is asked for. */
export function noFigures(form: FormData): string[] {
  return [...form].flatMap(([name, said]) => {
    const typed = typeof said === 'string' ? said.trim() : ''
    const isWrong =
      (MONEY.test(name) && eurosIn(typed) === 'wrong') || (WHOLE.test(name) && !READS_AS_WHOLE.test(typed))
    return isWrong ? [name] : []
  })
}

/** What the fields of the shop's own words say. */
export function ownWordsOf(form: FormData) {
  return { description: text(form, 'description'), contactMail: text(form, 'contactMail') }
}

/** What the fields of the policies say. */
export function policiesOf(form: FormData) {
  return {
    coolingOffDays: number(form, 'coolingOffDays'),
    returnPolicy: policyOf(form, 'returnPolicy'),
    assemblyPolicy: policyOf(form, 'assemblyPolicy'),
    collectionPolicy: policyOf(form, 'collectionPolicy'),
  }
}

/** The rows of tariffs; those without a region are none. */
export function tariffsOf(form: FormData): NonNullable<EditedProfile['tariffs']> {
  return rowsOf(form, 'tariffs').map((row) => ({
    region: row('region') as 'mainland',
    label: text(form, row.nameOf('label')),
    delivered: row('delivered') !== 'no',
    priceCents: row('delivered') === 'no' ? null : cents(form, row.nameOf('priceCents')),
    upToWeightG: number(form, row.nameOf('upToWeightG')),
    upToPriceCents: cents(form, row.nameOf('upToPriceCents')),
    freeFromCents: cents(form, row.nameOf('freeFromCents')),
    deliveryDays: number(form, row.nameOf('deliveryDays')),
  }))
}

/** The rows of vouchers; those without a code are none. `known`: as they stand, with their seconds. */
export function vouchersOf(form: FormData, known: Profile['vouchers']): NonNullable<EditedProfile['vouchers']> {
  return rowsOf(form, 'vouchers').map((row) => {
    const valueType = row('valueType') === 'percent' ? ('percent' as const) : ('amount' as const)
    const standing = known.find(({ code }) => code === row('code'))
    return {
      code: row('code'),
      valueType,
      value: (valueType === 'percent' ? number(form, row.nameOf('value')) : cents(form, row.nameOf('value'))) ?? 0,
      minOrderCents: cents(form, row.nameOf('minOrderCents')) ?? 0,
      unconditional: row('unconditional') === '1',
      description: text(form, row.nameOf('description')),
      validFrom: instant(row('validFrom'), standing?.validFrom),
      validUntil: instant(row('validUntil'), standing?.validUntil),
    }
  })
}

/** The first field of each table: a row without it is none. */
const KEYS: Readonly<Record<string, string>> = { tariffs: 'region', vouchers: 'code' }

/** The field of a value that was refused, by its path: rows that were left empty are counted in the form alone. A whole list is its first field. */
export function fieldNameOf(path: string, form: FormData): string {
  const [table = '', at, field] = path.split('.')
  if (KEYS[table] === undefined) return form.has(`${path}.text`) ? `${path}.text` : form.has(table) ? table : path
  return `${table}.${rowNumbers(form, table)[Number(at ?? 0)] ?? 0}.${field ?? KEYS[table]}`
}

function rowNumbers(form: FormData, table: string): readonly number[] {
  return [...form.keys()].flatMap((name) => {
    const [of, at, field] = name.split('.')
    return of === table && field === KEYS[table] && String(form.get(name)).trim() !== '' ? [Number(at)] : []
  })
}

/** Rows of a table of fields `tariffs.0.region`; those without their first field are left out. */
function rowsOf(form: FormData, table: string) {
  return rowNumbers(form, table).map((at) => {
    const nameOf = (field: string) => `${table}.${at}.${field}`
    return Object.assign((field: string) => String(form.get(nameOf(field)) ?? '').trim(), { nameOf })
  })
}

function policyOf(form: FormData, name: string): Policy | null {
  const words = text(form, `${name}.text`)
  return words === null
    ? null
    : {
        text: words,
        costCents: cents(form, `${name}.costCents`),
        checkedOn: text(form, `${name}.checkedOn`) ?? '',
        url: text(form, `${name}.url`),
      }
}

/** A field's words; empty ones are unknown. */
export function text(form: FormData, name: string): string | null {
  const said = String(form.get(name) ?? '').trim()
  return said === '' ? null : said
}

function number(form: FormData, name: string): number | null {
  const said = text(form, name)
  return said === null ? null : Number(said)
}

/** "4,90" → 490; `noFigures` has told of what is none. */
function cents(form: FormData, name: string): number | null {
  const euros = eurosIn(String(form.get(name) ?? ''))
  return euros === null ? null : Math.round(Number(euros) * CENTS)
}

/** The field says minutes; a moment that nobody has changed keeps its seconds. */
function instant(said: string, known: string | null | undefined): string | null {
  if (said === '') return null
  return known != null && lisbonLocal(known) === said ? known : lisbonMoment(said)
}
