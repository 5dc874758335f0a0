import type { ShopProfile } from '#platform/api-client/calls.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { OwnWordsFields, PolicyFields } from '../../../parts/shop-profile/PolicyFields.tsx'
import type { ScreenProps } from '../../screen.ts'
import { OwnProfileForm } from './OwnProfileForm.tsx'

/** B-07: policies, and what the shop says of itself. */
export function PoliciesScreen({ data: { profile, version }, outcome }: ScreenProps<ShopProfile>) {
  return (
    <>
      <ScreenHead title="Políticas" lead="Devoluções, montagem e recolha, como os compradores as leem." />
      <OwnProfileForm version={version} outcome={outcome}>
        <OwnWordsFields profile={profile} />
        <PolicyFields profile={profile} />
      </OwnProfileForm>
    </>
  )
}
