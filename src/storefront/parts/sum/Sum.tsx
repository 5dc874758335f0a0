import type { SumView } from './present-sum.ts'

/** U-12: under a price, what comes off, what comes on top and what it comes to. */
export function Sum({ sum: { voucher, deliveryName, delivery, total } }: { sum: SumView }) {
  return (
    <dl className="sum">
      {voucher !== null && (
        <div>
          <dt>
            Voucher <span className="sum-code">{voucher.code}</span>
          </dt>
          <dd data-sum="voucher">{voucher.off}</dd>
        </div>
      )}
      <div>
        <dt>{deliveryName}</dt>
        <dd data-sum="delivery">{delivery}</dd>
      </div>
      {total !== null && (
        <div className="sum-total">
          <dt>Total</dt>
          <dd data-sum="total">{total}</dd>
        </div>
      )}
    </dl>
  )
}
