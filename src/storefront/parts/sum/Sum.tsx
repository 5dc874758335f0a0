import type { CardView } from '../variant/present-card.ts'
import { SecondPrice } from './SecondPrice.tsx'

/** U-12: what a card costs: the figure that leads, and under it, small, the shop's price and what makes the figure of it. */
export function Sum({ card: { sum, discount } }: { card: Pick<CardView, 'sum' | 'discount'> }) {
  const before = discount && (
    <s>
      <span className="visually-hidden">antes, na mesma loja, </span>
      {discount.before}
    </s>
  )
  return (
    <>
      <p className="price">
        <b>{sum.lead}</b>
        {sum.price === null && before}
        {` ${sum.leadWords}`}
        <SecondPrice cents={sum.leadCents} />
      </p>
      <p className="sum">
        {sum.price !== null && before}
        {`${before !== null && sum.price !== null ? ' ' : ''}${sum.price ?? ''}${sum.rest}`}
      </p>
    </>
  )
}
