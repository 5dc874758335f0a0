import { backofficeEshop, type BackofficeEshop, editEshop } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import type { Sent } from '../../screen.ts'
import {
  type EditedProfile,
  fieldWords,
  profileConflict,
  refusedProfile,
  warningWords,
} from '../../../parts/shop-profile/profile-words.ts'
import {
  fieldNameOf,
  noFigures,
  policiesOf,
  tariffsOf,
  text,
  vouchersOf,
} from '../../../parts/shop-profile/profile-of-form.ts'

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
    ...policiesOf(form),
    tariffs: tariffsOf(form),
    vouchers: vouchersOf(form, vouchers),
  }
}
