import { type BackofficeEshop, backofficeEshop, editEshop } from '#platform/api-client/calls.ts'
import type { Outcome } from '../../../parts/frame/outcome.ts'
import { ownWordsOf, policiesOf, tariffsOf, text, vouchersOf } from '../../../parts/shop-profile/profile-of-form.ts'
import type { EditedProfile } from '../../../parts/shop-profile/profile-words.ts'
import { saveProfile } from '../../../parts/shop-profile/save-profile.ts'
import type { Sent } from '../../screen.ts'

/** Saves all of a shop's profile, its name and domains among it, with the reason that was given. */
export function editProfile({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  return saveProfile(form, {
    title: 'Guardar a loja?',
    read: () => backofficeEshop(api, { eshopId }),
    edited: (standing) => profileOf(form, standing),
    save: (profile, version) =>
      editEshop(api, { eshopId, eshopEdit: { version, profile, reason: text(form, 'reason') ?? '' } }),
  })
}

function profileOf(form: FormData, { domains, paid, vouchers }: BackofficeEshop['profile']): EditedProfile {
  return {
    name: text(form, 'name') ?? '',
    paid,
    domains: (text(form, 'domains') ?? '').split(/\s+/).flatMap((domain) => {
      const known = domains.find((each) => each.domain === domain)
      return domain === '' ? [] : [{ domain, kind: known?.kind ?? ('site' as const) }]
    }),
    ...ownWordsOf(form),
    ...policiesOf(form),
    tariffs: tariffsOf(form),
    vouchers: vouchersOf(form, vouchers),
  }
}
