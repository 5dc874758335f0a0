import type { ReactNode } from 'react'
import { deliveryLabel, eshopOfScope, type ListingSelection, promoOfScope } from '#domains/search/contract.ts'
import { DiscountBox } from '../../parts/discount/DiscountBox.tsx'
import { DiscountExplained } from '../../parts/discount/DiscountExplained.tsx'
import { type EshopVoucherView, listVouchers, presentEshopVoucher } from '../../parts/voucher/present-eshop-voucher.ts'
import { VoucherLead, VoucherList } from '../../parts/voucher/VoucherLead.tsx'
import { DISCOUNT_RULE_ID } from '../../paths.ts'
import type { EshopFacts } from '../eshops/load.ts'
import { AsTypedLead, SentenceLead, type SentenceView } from './SentenceLead.tsx'
import { placeIntroduction } from './place-introduction.ts'

/** What stands between a listing's heading and its products. */
export type ListingLead =
  | { readonly kind: 'voucher'; readonly voucher: EshopVoucherView }
  | { readonly kind: 'eshopVouchers'; readonly vouchers: ReturnType<typeof listVouchers> }
  | { readonly kind: 'vouchers' }
  /** A themed place's words of itself; above listings of reductions the box stands below them */
  | { readonly kind: 'introduction'; readonly text: string; readonly ofReductions: boolean }
  /** How long delivery takes at the most, in the words of the filter */
  | { readonly kind: 'beforeChristmas'; readonly within: string }
  /** L-11: the box, on listings of reductions */
  | { readonly kind: 'reductions' }
  /** What was understood of a search */
  | { readonly kind: 'sentence'; readonly sentence: SentenceView }
  /** The words of one that was wanted as words */
  | { readonly kind: 'asTyped'; readonly sentenceUrl: string }
  /** The same above the rule itself, on /sales */
  | { readonly kind: 'sales' }

/** The lead of a listing's first page, and of every page of a voucher's own; null for most. */
export function listingLead(
  { scope, page }: ListingSelection,
  eshops: readonly EshopFacts[],
  brandName: (slug: string) => string | null,
  now: Date,
): ListingLead | null {
  if (scope.kind === 'vouchers') return page === 1 ? { kind: 'vouchers' } : null
  if (scope.kind === 'beforeChristmas')
    return page === 1 ? { kind: 'beforeChristmas', within: withinText(scope.within) } : null
  const text = placeIntroduction(scope, brandName)
  if (text !== null)
    return page === 1 ? { kind: 'introduction', text, ofReductions: promoOfScope(scope) !== null } : null
  if (promoOfScope(scope) !== null) return page === 1 ? { kind: scope.kind === 'sales' ? 'sales' : 'reductions' } : null
  const eshop = eshops.find(({ slug }) => slug === eshopOfScope(scope))
  if (eshop === undefined) return null
  if (scope.kind === 'eshopVoucher') return { kind: 'voucher', voucher: presentEshopVoucher(eshop, scope.code, now) }
  const vouchers = page === 1 ? listVouchers(eshop, now) : []
  return vouchers.length === 0 ? null : { kind: 'eshopVouchers', vouchers }
}

function SalesLead() {
  return (
    <div className="sales-lead">
      <DiscountBox ruleUrl={`#${DISCOUNT_RULE_ID}`} />
      <DiscountExplained />
    </div>
  )
}

/** "até 1 semana" */
function withinText(slug: string): string {
  return deliveryLabel(slug).toLowerCase()
}

export function ListingLeadPart({ lead }: { lead: ListingLead }): ReactNode {
  if (lead.kind === 'asTyped') return <AsTypedLead sentenceUrl={lead.sentenceUrl} />
  if (lead.kind === 'sentence') return <SentenceLead sentence={lead.sentence} />
  if (lead.kind === 'voucher') return <VoucherLead voucher={lead.voucher} />
  if (lead.kind === 'reductions') return <DiscountBox />
  if (lead.kind === 'sales') return <SalesLead />
  if (lead.kind === 'introduction')
    return (
      <>
        <p className="listing-lead">{lead.text}</p>
        {lead.ofReductions && <DiscountBox />}
      </>
    )
  if (lead.kind === 'beforeChristmas')
    return (
      <p className="listing-lead">{`Só o que se pode comprar hoje e cuja loja diz que entrega ${lead.within.replace('até', 'em até')}: chega até 24 de dezembro. O prazo é o da loja; confirme-o lá antes de comprar.`}</p>
    )
  if (lead.kind === 'vouchers') {
    return (
      <p className="listing-lead">
        Cada preço com voucher é o do artigo. Só os vouchers sem condições contam no total com entrega: os outros
        dependem do que a loja pede.
      </p>
    )
  }
  return (
    <div className="listing-lead voucher-others">
      <p>Vouchers desta loja que valem hoje:</p>
      <VoucherList vouchers={lead.vouchers} />
    </div>
  )
}
