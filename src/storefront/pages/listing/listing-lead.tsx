import type { ReactNode } from 'react'
import { eshopOfScope, type ListingSelection, promoOfScope } from '#domains/search/contract.ts'
import { DiscountBox } from '../../parts/discount/DiscountBox.tsx'
import { type EshopVoucherView, listVouchers, presentEshopVoucher } from '../../parts/voucher/present-eshop-voucher.ts'
import { VoucherLead, VoucherList } from '../../parts/voucher/VoucherLead.tsx'
import type { EshopFacts } from '../eshops/load.ts'

/** What stands between a listing's heading and its products. */
export type ListingLead =
  | { readonly kind: 'voucher'; readonly voucher: EshopVoucherView }
  | { readonly kind: 'eshopVouchers'; readonly vouchers: ReturnType<typeof listVouchers> }
  | { readonly kind: 'vouchers' }
  /** L-11: the box, on listings of reductions */
  | { readonly kind: 'reductions' }

/** The lead of a listing's first page, and of every page of a voucher's own; null for most. */
export const listingLead = ({ scope, page }: ListingSelection, eshops: readonly EshopFacts[], now: Date): ListingLead | null => {
  if (scope.kind === 'vouchers') return page === 1 ? { kind: 'vouchers' } : null
  if (promoOfScope(scope) !== null) return page === 1 ? { kind: 'reductions' } : null
  const eshop = eshops.find(({ slug }) => slug === eshopOfScope(scope))
  if (eshop === undefined) return null
  if (scope.kind === 'eshopVoucher') return { kind: 'voucher', voucher: presentEshopVoucher(eshop, scope.code, now) }
  const vouchers = page === 1 ? listVouchers(eshop, now) : []
  return vouchers.length === 0 ? null : { kind: 'eshopVouchers', vouchers }
}

export const ListingLeadPart = ({ lead }: { lead: ListingLead }): ReactNode => {
  if (lead.kind === 'voucher') return <VoucherLead voucher={lead.voucher} />
  if (lead.kind === 'reductions') return <DiscountBox />
  if (lead.kind === 'vouchers') {
    return <p className="listing-lead">Cada preço com voucher é o do artigo. Só os vouchers sem condições contam no total com entrega: os outros dependem do que a loja pede.</p>
  }
  return (
    <div className="listing-lead voucher-others">
      <p>Vouchers desta loja que valem hoje:</p>
      <VoucherList vouchers={lead.vouchers} />
    </div>
  )
}
