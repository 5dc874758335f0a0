import { countOf } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { markPlace } from '#domains/content/rules/mark-place.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import { SmallCard } from '../../parts/small-card/SmallCard.tsx'
import { SecondPrice } from '../../parts/sum/SecondPrice.tsx'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import { useSite } from '../../site.ts'
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { RegionSelect } from '../../ui/RegionSelect.tsx'
import {
  INSPIRATION_SOURCE,
  type InspirationView,
  type PictureOfRoom,
  type PieceOfRoom,
  sumLine,
} from './inspiration-view.ts'
import { RoomSum } from './RoomSum.tsx'

export function inspirationCrumbs({ id, name }: Pick<InspirationView, 'id' | 'name'>): Crumb[] {
  return [
    { name: 'Início', url: paths.homepage() },
    { name: 'Inspirações', url: paths.inspirations() },
    { name, url: paths.inspiration(id) },
  ]
}

/** a room with buttons on its pieces, and the pieces as a list. Everything works without script: what a button opens is a popover of the browser. */
export function InspirationPage({ view }: { view: InspirationView }) {
  const { id, name, description, owner, room, pictures, region } = view
  return (
    <div className="wrap inspiration">
      <Breadcrumbs crumbs={inspirationCrumbs(view).slice(0, -1)} />
      <div className="listing-head">
        <h1>{name}</h1>
        <p className="count">{sumLine(view)}</p>
      </div>
      <p className="lead">{description}</p>
      <p className="fine">
        {'De '}
        {owner.url === null ? owner.name : <a href={owner.url}>{owner.name}</a>}
        {' · '}
        <a href={room.url}>Tudo para esta divisão: {room.name.toLowerCase()}</a>
      </p>
      {pictures.map((picture, index) => (
        <section key={picture.image} className="room" aria-label={`Imagem ${index + 1} e as suas peças`}>
          <RoomPicture picture={picture} name={name} isFirst={index === 0} />
          <div className="room-beside">
            {index === 0 && <RegionSelect action={paths.inspiration(id)} region={region} />}
            {picture.sum !== null && <RoomSum id={`soma-${index + 1}`} sum={picture.sum} />}
          </div>
          {picture.pieces.length > 0 && (
            <>
              <h2>Peças desta inspiração</h2>
              <ol className="room-pieces">
                {picture.pieces.map((piece) => (
                  <PieceItem key={piece.number} piece={piece} />
                ))}
              </ol>
            </>
          )}
        </section>
      ))}
      <p>
        <a className="quiet" href={withRegion(paths.inspirations(), region)}>
          Ver mais inspirações
        </a>
      </p>
    </div>
  )
}

const SHOWN_PX = [480, 720, 960, 1200] as const

function RoomPicture({ picture, name, isFirst }: { picture: PictureOfRoom; name: string; isFirst: boolean }) {
  const site = useSite()
  const image = contentImage(picture.image)
  return (
    <div className="room-picture">
      <img
        src={site.imageUrl(image, { width: 960 })}
        srcSet={SHOWN_PX.map((width) => `${site.imageUrl(image, { width })} ${width}w`).join(', ')}
        sizes="(width >= 64rem) 62rem, 100vw"
        width={picture.width}
        height={picture.height}
        alt={`${name}: ${countOf(picture.pieces.length, ['peça marcada', 'peças marcadas'])}`}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      {picture.pieces.map((piece) => (
        <Mark key={piece.number} piece={piece} />
      ))}
    </div>
  )
}

/** A button on the piece, and what it opens. */
function Mark({ piece }: { piece: PieceOfRoom }) {
  const { number, x, y, name, url, state, eshopName } = piece
  const id = `peca-${number}`
  return (
    <>
      <button
        type="button"
        className={`mark ${markPlace(x, y)}${state === 'live' ? '' : ' is-gone'}`}
        popoverTarget={id}
        aria-label={`${number}: ${name}`}
      >
        {number}
      </button>
      <div id={id} popover="auto" className="mark-card" role="dialog" aria-label={name}>
        <p className="small-name">{name}</p>
        <PiecePrice piece={piece} />
        {eshopName !== null && <p className="fine">{`na loja ${eshopName}`}</p>}
        <div className="card-actions">
          <GoToShop piece={piece} />
          <a className="quiet" href={url}>
            {labels.details}
          </a>
          <button type="button" className="quiet" popoverTarget={id} popoverTargetAction="hide">
            {labels.close}
          </button>
        </div>
      </div>
    </>
  )
}

function PieceItem({ piece }: { piece: PieceOfRoom }) {
  const { number, name, url, image, eshopName, alike, alikeTitle } = piece
  return (
    <li className="room-piece" id={`lista-${number}`}>
      <div className="room-piece-picture">
        <ListingPicture image={image} sizes="(width >= 48rem) 12rem, 40vw" alt="" />
        <span className="number" aria-hidden="true">
          {number}
        </span>
      </div>
      <div className="room-piece-text">
        <h3>
          <a href={url}>{name}</a>
        </h3>
        <PiecePrice piece={piece} />
        {eshopName !== null && <p className="fine">{`na loja ${eshopName}`}</p>}
        <div className="card-actions">
          <GoToShop piece={piece} />
          <a className="quiet" href={url}>
            {labels.details}
          </a>
        </div>
      </div>
      {alike.length > 0 && (
        <details className="room-alike">
          <summary>{alikeTitle}</summary>
          <ul className="small-list">
            {alike.map((card) => (
              <SmallCard key={card.variantId} card={card} size="extra-small" />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function PiecePrice({ piece: { sum, state } }: { piece: PieceOfRoom }) {
  if (sum === null) return <p className="note">Já não se vende</p>
  return (
    <>
      {state === 'out' && <p className="note">Esgotado de momento</p>}
      <p className="price">
        <b>{sum.lead}</b>
        {` ${sum.leadWords}`}
        <SecondPrice cents={sum.leadCents} />
      </p>
      <p className="sum">{`${sum.price ?? ''}${sum.rest}`}</p>
    </>
  )
}

function GoToShop({ piece: { click, eshopName } }: { piece: PieceOfRoom }) {
  const site = useSite()
  return click === null ? null : (
    <a
      className="go"
      href={withClickMark(site.clickUrl(click, INSPIRATION_SOURCE))}
      target="_blank"
      rel="nofollow sponsored"
    >
      {labels.goToEshop}
      <span className="at">{eshopName}</span>
    </a>
  )
}
