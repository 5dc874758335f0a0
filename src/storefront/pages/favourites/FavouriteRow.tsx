import type { ReactNode } from 'react'
import { Island } from '../../islands/Island.tsx'
import { likeToggle } from '../../parts/likes/LikeToggle.island.tsx'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/Price.tsx'
import type { FavouriteView } from './present-favourites.ts'

/** One favourite: its picture, what it costs now and what has become of that since; of a link, with a heart of who looks at it. */
export function FavouriteRow({
  favourite,
  isShared = false,
  children,
}: {
  favourite: FavouriteView
  isShared?: boolean
  children?: ReactNode
}) {
  const { variantId, name, url, image, price, discount, eshop, fall, since, note } = favourite
  return (
    <li className="favourite-row" id={`produto-${variantId}`}>
      <div className="small-picture">
        <ListingPicture image={image} sizes="(width >= 48rem) 10rem, 7rem" alt="" />
        {discount !== null && <Badge isDrop>{discount.percent}</Badge>}
        {isShared && <Island of={likeToggle} props={{ variantId }} />}
      </div>
      <div>
        <h2>
          <a href={url}>{name}</a>
        </h2>
        {price !== null && <Price price={price} before={discount?.before ?? null} />}
        {fall !== null && !isShared && <p className="fall">{fall}</p>}
        <p className="fine">{price === null ? `Já não está à venda na loja ${eshop}` : `na loja ${eshop}`}</p>
        {!isShared && <p className="fine">{since}</p>}
        {note !== null && <p className="own-note">{note}</p>}
        {children}
      </div>
    </li>
  )
}
