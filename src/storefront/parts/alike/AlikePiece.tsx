import { tinyPath } from '#domains/images/rules/tiny-path.ts'
import type { SimilarityAnswer } from '#platform/api-client/calls.ts'
import { cardName } from '../../copy/calm-name.ts'
import { formatDiscount, formatEuros } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/Price.tsx'
import { NoPicture } from '../pictures/NoPicture.tsx'
import { awaitedMark } from '../pictures/awaited.ts'
import type { Thumbnails } from './thumbnails.ts'

/** A piece that is like another: its picture 72 px wide, its name and the price in its shop. */
export function AlikePiece({
  variant: { image, name, price, discount, eshop, productId, slug },
  thumbnail,
  denseThumbnail,
}: { variant: SimilarityAnswer['variants'][number] } & Thumbnails) {
  const reduction = price.priceBeforeDiscount === null ? null : discount
  return (
    <li className="small-card xs">
      <div className="small-picture">
        {image === null ? (
          <NoPicture />
        ) : (
          <img
            {...awaitedMark(image)}
            src={addressOf(thumbnail, image.id)}
            srcSet={`${addressOf(denseThumbnail, image.id)} 2x`}
            width={72}
            height={72}
            alt=""
          />
        )}
        {reduction !== null && <Badge isDrop>{formatDiscount(reduction.discount)}</Badge>}
      </div>
      <div className="small-text">
        <p className="small-name">
          <a href={paths.product(productId, slug)}>{cardName(name, true)}</a>
        </p>
        <Price
          price={formatEuros(price.price)}
          before={reduction === null ? null : formatEuros(price.priceBeforeDiscount ?? 0)}
        />
        <p className="fine">{`na loja ${eshop.name}`}</p>
      </div>
    </li>
  )
}

function addressOf(template: string, path: string): string {
  return template.replace('{path}', tinyPath(path))
}
