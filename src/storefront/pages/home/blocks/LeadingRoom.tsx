import { ListingPicture } from '../../../parts/pictures/ListingPicture.tsx'
import { useSite } from '../../../site.ts'
import type { BlockView } from '../home-view.ts'

/** The largest picture of the first screen: wider than a phone in no case. */
const ROOM_SIZES = '(width >= 64rem) 40rem, 100vw'
const ROOM_WIDTHS = [480, 960, 1200] as const

/** A furnished room with the piece that it is of; while no picture of one is here, pieces that may stand in it. */
export function LeadingRoom({ block: { title, url, room, pieces } }: { block: BlockView<'leading-room'> }) {
  const site = useSite()
  return (
    <figure className="leading-room">
      {room === null ? (
        <a className="hero-pieces" href={url} tabIndex={-1} aria-hidden="true">
          {pieces.map((image) => (
            <ListingPicture key={image.id} image={image} sizes="(width >= 64rem) 20rem, 25vw" alt="" isLazy={false} />
          ))}
        </a>
      ) : (
        <a className="room-picture" href={room.piece?.url ?? url} tabIndex={-1} aria-hidden="true">
          <img
            src={site.imageUrl(room.image, { width: ROOM_WIDTHS[1] })}
            srcSet={ROOM_WIDTHS.map((width) => `${site.imageUrl(room.image, { width })} ${width}w`).join(', ')}
            sizes={ROOM_SIZES}
            width={ROOM_WIDTHS[1]}
            height={ROOM_WIDTHS[1] * 0.75}
            alt=""
            fetchPriority="high"
          />
        </a>
      )}
      <figcaption>
        {room?.piece != null && (
          <a href={room.piece.url}>
            {room.piece.name} <b>{room.piece.priceText}</b>
          </a>
        )}
        <a className="quiet" href={url}>{`Ver tudo em ${title}`}</a>
      </figcaption>
    </figure>
  )
}
