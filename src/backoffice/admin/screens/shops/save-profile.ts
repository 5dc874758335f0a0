import { backofficeEshop, type BackofficeEshop, editEshop } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { lisbonLocal, lisbonMoment } from '../../../parts/lisbon-moment.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import type { Sent } from '../../screen.ts'
import { type EditedProfile, fieldWords, profileConflict, refusedProfile, warningWords } from './profile-words.ts'

type Policy = NonNullable<EditedProfile['returnPolicy']>
const CENTS = 100

/** Saves a shop's profile by the checks of its file, when somebody has seen how many offers it touches. */
export async function saveProfile({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const present = await backofficeEshop(api, { eshopId })
  const wrong = noFigures(form)
  if (wrong.length > 0)
    return {
      kind: 'refused',
      message: 'Não foi guardada: há valores que não são números.',
      errors: Object.fromEntries(wrong.map((name) => [name, `${fieldWords(name)}: não é um número.`])),
    }
  const profile = profileOf(form, present.profile)
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Guardar a loja?',
      effect: `${countOf(present.liveOffers, ['oferta passa', 'ofertas passam'])} a mostrar os portes, vales e condições novos.`,
      confirm: 'Guardar',
    })
  const saved = await answerOr(
    editEshop(api, {
      eshopId,
      eshopEdit: { version: String(form.get('version') ?? ''), profile, reason: String(form.get('reason') ?? '') },
    }),
    [400, 409, 422],
  )
  if ('answer' in saved)
    return { kind: 'done', message: ['Loja guardada.', ...saved.answer.warnings.map(warningWords)].join(' ') }
  if (saved.refused.status !== 409)
    return { kind: 'refused', ...refusedProfile(saved.refused.detail, (path) => fieldNameOf(path, form)) }
  const now = await backofficeEshop(api, { eshopId })
  return { kind: 'conflict', versions: profileConflict(profile, now.profile) }
}

/** Fields that hold a figure: what cannot be read as one is not to be taken for nothing. */
const FIGURE = /(?:Cents|Days|WeightG|\.value)$/
const READS_AS_FIGURE = /^\d{1,9}(?:[.,]\d{1,2})?$/
const WHOLE = /(?:Days|WeightG)$/

function noFigures(form: FormData): string[] {
  return [...form].flatMap(([name, said]) => {
    const typed = typeof said === 'string' ? said.trim() : ''
    if (!FIGURE.test(name) || typed === '') return []
    return READS_AS_FIGURE.test(typed) && !(WHOLE.test(name) && /[.,]/.test(typed)) ? [] : [name]
  })
}

function profileOf(form: FormData, { domains, paid, vouchers }: BackofficeEshop['profile']): EditedProfile {
  return {
    name: text(form, 'name') ?? '',
    description: text(form, 'description'),
    paid,
    contactMail: text(form, 'contactMail'),
    domains: (text(form, 'domains') ?? '').split(/\s+/).flatMap((domain) => {
      const known = domains.find((each) => each.domain === domain)
      return domain === '' ? [] : [{ domain, kind: known?.kind ?? ('site' as const) }]
    }),
    coolingOffDays: number(form, 'coolingOffDays'),
    returnPolicy: policyOf(form, 'returnPolicy'),
    assemblyPolicy: policyOf(form, 'assemblyPolicy'),
    collectionPolicy: policyOf(form, 'collectionPolicy'),
    tariffs: rowsOf(form, 'tariffs').map((row) => ({
      region: row('region') as 'mainland',
      label: text(form, row.nameOf('label')),
      delivered: row('delivered') !== 'no',
      priceCents: row('delivered') === 'no' ? null : cents(form, row.nameOf('priceCents')),
      upToWeightG: number(form, row.nameOf('upToWeightG')),
      upToPriceCents: cents(form, row.nameOf('upToPriceCents')),
      freeFromCents: cents(form, row.nameOf('freeFromCents')),
      deliveryDays: number(form, row.nameOf('deliveryDays')),
    })),
    vouchers: rowsOf(form, 'vouchers').map((row) => {
      const valueType = row('valueType') === 'percent' ? ('percent' as const) : ('amount' as const)
      const known = vouchers.find(({ code }) => code === row('code'))
      return {
        code: row('code'),
        valueType,
        value: (valueType === 'percent' ? number(form, row.nameOf('value')) : cents(form, row.nameOf('value'))) ?? 0,
        minOrderCents: cents(form, row.nameOf('minOrderCents')) ?? 0,
        unconditional: row('unconditional') === '1',
        description: text(form, row.nameOf('description')),
        validFrom: instant(row('validFrom'), known?.validFrom),
        validUntil: instant(row('validUntil'), known?.validUntil),
      }
    }),
  }
}

/** The first field of each table: a row without it is none. */
const KEYS: Readonly<Record<string, string>> = { tariffs: 'region', vouchers: 'code' }

/** The field of a value that was refused, by its path: rows that were left empty are counted in the form alone. A whole list is its first field. */
function fieldNameOf(path: string, form: FormData): string {
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

function text(form: FormData, name: string): string | null {
  const said = String(form.get(name) ?? '').trim()
  return said === '' ? null : said
}

function number(form: FormData, name: string): number | null {
  const said = text(form, name)
  return said === null ? null : Number(said)
}

/** "4,90" → 490 */
function cents(form: FormData, name: string): number | null {
  const said = text(form, name)
  return said === null ? null : Math.round(Number(said.replace(',', '.')) * CENTS)
}

/** The field says minutes; a moment that nobody has changed keeps its seconds. */
function instant(said: string, known: string | null | undefined): string | null {
  if (said === '') return null
  return known != null && lisbonLocal(known) === said ? known : lisbonMoment(said)
}
