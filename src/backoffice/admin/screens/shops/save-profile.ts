import {
  backofficeEshop,
  type BackofficeEshop,
  editEshop,
  type EditEshopParameters,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../outcome.ts'
import type { Sent } from '../../screen.ts'

type Profile = EditEshopParameters['eshopEdit']['profile']
type Policy = NonNullable<Profile['returnPolicy']>
const CENTS = 100

/** Saves a shop's profile by the checks of its file, when somebody has seen how many offers it touches. */
export async function saveProfile({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const present = await backofficeEshop(api, { eshopId })
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
  if ('answer' in saved) return { kind: 'done', message: ['Loja guardada.', ...saved.answer.warnings].join(' ') }
  if (saved.refused.status !== 409) return { kind: 'refused', message: `Não foi guardada: ${saved.refused.detail}` }
  return {
    kind: 'conflict',
    versions: (Object.keys(profile) as (keyof Profile & keyof BackofficeEshop['profile'])[])
      .map((name) => ({
        label: name,
        yours: JSON.stringify(profile[name] ?? null),
        present: JSON.stringify(present.profile[name]),
      }))
      .filter(({ yours, present: stands }) => yours !== stands),
  }
}

function profileOf(form: FormData, { domains, paid }: BackofficeEshop['profile']): Profile {
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
    tariffs: rowsOf(form, 'tariffs', 'region').map((row) => ({
      region: row('region') as 'mainland',
      label: text(form, row.nameOf('label')),
      delivered: row('delivered') !== 'no',
      priceCents: row('delivered') === 'no' ? null : cents(form, row.nameOf('priceCents')),
      upToWeightG: number(form, row.nameOf('upToWeightG')),
      upToPriceCents: cents(form, row.nameOf('upToPriceCents')),
      freeFromCents: cents(form, row.nameOf('freeFromCents')),
      deliveryDays: number(form, row.nameOf('deliveryDays')),
    })),
    vouchers: rowsOf(form, 'vouchers', 'code').map((row) => {
      const valueType = row('valueType') === 'percent' ? ('percent' as const) : ('amount' as const)
      return {
        code: row('code'),
        valueType,
        value: (valueType === 'percent' ? number(form, row.nameOf('value')) : cents(form, row.nameOf('value'))) ?? 0,
        minOrderCents: cents(form, row.nameOf('minOrderCents')) ?? 0,
        unconditional: row('unconditional') === '1',
        description: text(form, row.nameOf('description')),
        validFrom: instant(row('validFrom')),
        validUntil: instant(row('validUntil')),
      }
    }),
  }
}

/** Rows of a table of fields `tariffs.0.region`; those without their first field are left out. */
function rowsOf(form: FormData, table: string, key: string) {
  const numbers = [...form.keys()].flatMap((name) => {
    const [of, at, field] = name.split('.')
    return of === table && field === key && String(form.get(name)).trim() !== '' ? [Number(at)] : []
  })
  return numbers.map((at) => {
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

function instant(said: string): string | null {
  return said === '' ? null : said
}
