import type { ShopProfile } from '#platform/api-client/calls.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { TariffFields } from '../../../parts/shop-profile/TariffFields.tsx'
import type { ScreenProps } from '../../screen.ts'
import { OwnProfileForm } from './OwnProfileForm.tsx'

/** B-07: delivery tariffs. */
export function TariffsScreen({ data: { profile, version }, outcome }: ScreenProps<ShopProfile>) {
  return (
    <>
      <ScreenHead
        title="Tarifas de envio"
        lead="Valem onde o feed não diz o preço de entrega. O que ficar vazio é desconhecido, nunca zero."
      />
      <OwnProfileForm version={version} outcome={outcome}>
        <TariffFields tariffs={profile.tariffs} />
      </OwnProfileForm>
    </>
  )
}
