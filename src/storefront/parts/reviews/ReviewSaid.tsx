import type { WireReviewsModal } from '#domains/reviews/contract.ts'
import { SummaryClaims, WebSummaryText } from './SummaryClaims.tsx'

/** What buyers say for and against a product, and what stands elsewhere, where there is either. */
export function ReviewSaid({
  sums: { summaries, webSummary },
  level,
}: {
  readonly sums: Pick<WireReviewsModal, 'summaries' | 'webSummary'>
  readonly level: 2 | 3
}) {
  return (
    <>
      {summaries.map((summary) => (
        <SummaryClaims key={summary.variantId} summary={summary} level={level} />
      ))}
      {webSummary !== null && <WebSummaryText webSummary={webSummary} level={level} />}
    </>
  )
}
