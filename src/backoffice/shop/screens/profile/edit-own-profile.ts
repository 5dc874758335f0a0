import { editShopProfile, type ShopProfile, shopProfile } from '#platform/api-client/calls.ts'
import type { Outcome } from '../../../parts/frame/outcome.ts'
import type { EditedProfile } from '../../../parts/shop-profile/profile-words.ts'
import { saveProfile } from '../../../parts/shop-profile/save-profile.ts'
import type { Sent } from '../../screen.ts'

type OwnProfile = ShopProfile['profile']

/** Saves the part of the shop's own profile that a screen's fields say; the rest stays as it was read. */
export function editOwnProfile(
  { api, form }: Sent,
  partOf: (form: FormData, standing: OwnProfile) => Partial<EditedProfile>,
): Promise<Outcome> {
  return saveProfile(form, {
    title: 'Guardar?',
    read: () => shopProfile(api),
    edited: (standing) => partOf(form, standing),
    save: (part, version, standing) =>
      editShopProfile(api, { profileEdit: { version, profile: { ...standing, ...part } } }),
  })
}
