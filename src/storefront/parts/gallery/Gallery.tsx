import { tinyPath } from '#domains/images/contract.ts'
import { Island } from '../../islands/Island.tsx'
import { type Site, useSite } from '../../site.ts'
import { MeasuresIcon } from '../../ui/icons.tsx'
import { awaitedMark } from '../pictures/awaited.ts'
import { NoPicture } from '../pictures/NoPicture.tsx'
import type { ZoomImage } from './ImageModal.tsx'
import { imageZoom } from './ImageZoom.island.tsx'
import { MeasuredDrawing } from './MeasuredDrawing.tsx'
import type { MeasuredShape } from './measured-shape.ts'
import type { GalleryImage } from './present-gallery.ts'

/** Widths that pictures are made in (docs/limits.md) and that the page's columns ask for. */
const WIDTHS = [480, 720, 960, 1200, 1600]
/** After the columns of `.product`. */
const SIZES =
  '(width >= 94rem) 44rem, (width >= 64rem) calc(53.5vw - 4.3rem), (width >= 48rem) calc(50vw - 3rem), calc(100vw - 2rem)'
/** As large as it gets: what opens without script, and what is zoomed into. */
export const ZOOM_WIDTH = 1600

/**
 * M-11: a product's pictures, and the drawing with its measures behind them. A strip with a picture at a time, small ones below that lead to theirs (`#foto-2`), each a
 * link to itself in full size. With script the small ones turn the strip in its place, and a click opens it large in a dialog.
 */
export function Gallery({ images, shape }: { images: readonly GalleryImage[]; shape: MeasuredShape | null }) {
  const site = useSite()
  const count = images.length + (shape === null ? 0 : 1)
  return (
    <div className="gallery" data-gallery="">
      <div className="gallery-strip">
        {count === 0 && <NoPicture />}
        {images.map((image, index) => (
          <Slide key={image.image.id} image={image} index={index} />
        ))}
        {shape !== null && (
          <div className="gallery-slide gallery-measured" id={`foto-${count}`}>
            <MeasuredDrawing shape={shape} />
          </div>
        )}
      </div>
      {images.length > 0 && <Island of={imageZoom} props={{ images: images.map((image) => zoomImage(image, site)) }} />}
      {count > 1 && (
        <ol className="gallery-thumbs" aria-label="Imagens do produto">
          {images.map((image, index) => (
            <Thumb key={image.image.id} image={image} index={index} count={count} />
          ))}
          {shape !== null && (
            <li>
              <a
                className="gallery-to-measures"
                href={`#foto-${count}`}
                aria-label={`Ver imagem ${count} de ${count}: desenho com medidas`}
              >
                <MeasuresIcon />
              </a>
            </li>
          )}
        </ol>
      )}
    </div>
  )
}

/** The same as its dialog shows it: no larger than the picture is, and than pictures are made. */
function zoomImage({ image, alt, width, height }: GalleryImage, site: Site): ZoomImage {
  const scale = Math.min(1, ZOOM_WIDTH / width)
  return {
    large: site.imageUrl(image, { width: ZOOM_WIDTH }),
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

function Slide({
  image: { image, standIn, alt, width, height, placeholder },
  index,
}: {
  image: GalleryImage
  index: number
}) {
  const site = useSite()
  return (
    <a
      className="gallery-slide"
      id={`foto-${index + 1}`}
      href={site.imageUrl(image, { width: ZOOM_WIDTH })}
      data-fit={fillsItsPlace({ image, width, height }) ? 'cover' : undefined}
    >
      {standIn !== null && (
        <img src={site.imageUrl(standIn, { width: 480 })} alt="" aria-hidden="true" {...priorityOf(index)} />
      )}
      {standIn === null && placeholder !== null && <img src={placeholder} alt="" aria-hidden="true" />}
      <img
        {...awaitedMark(image)}
        src={site.imageUrl(image, { width: 720 })}
        srcSet={srcSetOf({ image, width }, site)}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        {...(standIn === null ? priorityOf(index) : { loading: 'lazy' as const })}
      />
    </a>
  )
}

/** What leads is fetched before all else, the others when they come near. */
function priorityOf(index: number) {
  return index === 0 ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
}

/** Rooms fill the place, and pictures nearly of its shape, whose ground would end in a band; what has measures or another shape is shown whole. */
function fillsItsPlace({ image: { type }, width, height }: Pick<GalleryImage, 'image' | 'width' | 'height'>): boolean {
  return type === 'room' || (type === 'product' && width / height >= 1.15 && width / height <= 1.4)
}

/** No picture is enlarged: of the widths above its own only the first is another size. */
function srcSetOf({ image, width }: Pick<GalleryImage, 'image' | 'width'>, site: Site): string {
  const useful = WIDTHS.filter((_, at) => at === 0 || (WIDTHS[at - 1] ?? 0) < width)
  return useful.map((each) => `${site.imageUrl(image, { width: each })} ${Math.min(each, width)}w`).join(', ')
}

function Thumb({ image: { image, standIn }, index, count }: { image: GalleryImage; index: number; count: number }) {
  const site = useSite()
  const here = standIn ?? image
  const tiny = { ...here, id: tinyPath(here.id) }
  return (
    <li>
      <a
        href={`#foto-${index + 1}`}
        aria-label={`Ver imagem ${index + 1} de ${count}`}
        aria-current={index === 0 ? 'true' : undefined}
      >
        <img
          {...awaitedMark(here)}
          src={site.imageUrl(tiny, { width: 72 })}
          srcSet={`${site.imageUrl(tiny, { width: 144 })} 2x`}
          width={72}
          height={72}
          alt=""
          loading="lazy"
        />
      </a>
    </li>
  )
}
