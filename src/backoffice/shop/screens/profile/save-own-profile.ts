import {
  type EditShopProfileParameters,
  editShopProfile,
  type ShopProfile,
  shopProfile,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { fieldNameOf, noFigures } from '../../../parts/shop-profile/profile-of-form.ts'
import { fieldWords, profileConflict, refusedProfile, warningWords } from '../../../parts/shop-profile/profile-words.ts'
import type { Sent } from '../../screen.ts'

type Edited = EditShopProfileParameters['profileEdit']['profile']

/** Saves the part of the profile that a screen's fields say; the rest stays as it was read. Asks first, with how many offers show it. */
export async function saveOwnProfile(
  { api, form }: Sent,
  partOf: (form: FormData, standing: ShopProfile['profile']) => Partial<Edited>,
): Promise<Outcome> {
  const present = await shopProfile(api)
  const wrong = noFigures(form)
  if (wrong.length > 0)
    return {
      kind: 'refused',
      message: 'Não foi guardado: há valores que não são números.',
      errors: Object.fromEntries(wrong.map((name) => [name, `${fieldWords(name)}: não é um número.`])),
    }
  const part = partOf(form, present.profile)
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Guardar?',
      effect: `${countOf(present.liveOffers, ['oferta passa', 'ofertas passam'])} a mostrar as condições novas dentro de minutos.`,
      confirm: 'Guardar',
    })
  const saved = await answerOr(
    editShopProfile(api, {
      profileEdit: { version: String(form.get('version') ?? ''), profile: { ...present.profile, ...part } },
    }),
    [400, 409, 422],
  )
  if ('answer' in saved)
    return { kind: 'done', message: ['Guardado.', ...saved.answer.warnings.map(warningWords)].join(' ') }
  if (saved.refused.status !== 409)
    return { kind: 'refused', ...refusedProfile(saved.refused.detail, (path) => fieldNameOf(path, form)) }
  return { kind: 'conflict', versions: profileConflict(part, (await shopProfile(api)).profile) }
}
