import type { AccuracyFollower, ReportKind } from '#domains/accuracy/contract.ts'

/** An offer that a shopper finds other at the shop. */
export interface ReportedOffer {
  readonly name: string
  readonly eshopName: string
  readonly priceCents: number
  readonly productId: number
  readonly slug: string
}

/** What pages know of the shops' accuracy. */
export interface AccuracySource extends Pick<AccuracyFollower, 'of' | 'version'> {
  /** null: there is no such offer any more. */
  offer(variantId: number): Promise<ReportedOffer | null>
  /** Keeps a shopper's word; of one visitor and offer the first of a day. */
  report(
    report: { readonly variantId: number; readonly kind: ReportKind; readonly seenCents: number | null },
    who: { readonly address: string; readonly userAgent: string },
  ): Promise<'kept' | 'unknown'>
}
