import type { ShopProfile } from '#platform/api-client/calls.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { VoucherFields } from '../../../parts/shop-profile/VoucherFields.tsx'
import type { ScreenProps } from '../../screen.ts'
import { OwnProfileForm } from './OwnProfileForm.tsx'

/** B-07: vouchers. */
export function VouchersScreen({ data: { profile, version }, outcome }: ScreenProps<ShopProfile>) {
  return (
    <>
      <ScreenHead
        title="Vales"
        lead="Só os que não têm condições além da compra mínima entram no preço mostrado. As horas são as de Lisboa."
      />
      <OwnProfileForm version={version} outcome={outcome}>
        <VoucherFields vouchers={profile.vouchers} />
      </OwnProfileForm>
    </>
  )
}
