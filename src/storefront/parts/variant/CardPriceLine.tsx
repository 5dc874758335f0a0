import type { CardView } from './present-card.ts'

/** The price of a card, large or small, and the one before where a reduction is proven. */
export function CardPriceLine({ card: { price, discount } }: { card: Pick<CardView, 'price' | 'discount'> }) {
  return (
    <p className="price">
      <b className={discount === null ? undefined : 'drop'}>{price}</b>
      {discount !== null && (
        <s>
          <span className="visually-hidden">antes, na mesma loja, </span>
          {discount.before}
        </s>
      )}
    </p>
  )
}
