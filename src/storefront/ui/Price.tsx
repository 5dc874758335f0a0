/** A price in finished words. `before`: only where the reduction is proven. `note`: what the figure says, 'sem entrega'. */
export function Price({
  price,
  before = null,
  beforeWords = 'antes, na mesma loja, ',
  note,
  size = 'normal',
}: {
  readonly price: string
  readonly before?: string | null
  /** Read out before it. */
  readonly beforeWords?: string
  readonly note?: string
  readonly size?: 'small' | 'normal' | 'large'
}) {
  return (
    <p className={size === 'normal' ? 'price' : `price ${size}`}>
      <b className={before === null ? undefined : 'drop'}>{price}</b>
      {before !== null && (
        <s>
          <span className="visually-hidden">{beforeWords}</span>
          {before}
        </s>
      )}
      {note !== undefined && <small>{note}</small>}
    </p>
  )
}
