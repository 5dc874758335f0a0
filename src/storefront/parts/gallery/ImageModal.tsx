import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '../../ui/picture-icons.tsx'
import { Modal } from '../modals/Modal.tsx'
import type { ModalOpener } from '../modals/modal-names.ts'
import { useZoom, type Zoom } from './use-zoom.ts'
import type { Size } from './zoom-geometry.ts'
import { imageHash } from './image-hash.ts'

export interface ZoomImage {
  /** As large as it gets. */
  readonly large: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface ImageModalProps {
  readonly images: readonly ZoomImage[]
  readonly first: number
  readonly opener: ModalOpener
  /** What the page has of a picture already, until the large one is here. */
  readonly previewOf: (index: number) => string | undefined
  readonly onTurn: (index: number) => void
  readonly onClose: () => void
}

const PUSH_PX = 80

/** M-11: a product's pictures as large as the window, swiped, turned by arrow keys, enlarged up to their own size and no further. */
export function ImageModal({ images, first, opener, previewOf, onTurn, onClose }: ImageModalProps) {
  const [index, setIndex] = useState(first)
  const image = images[index]
  if (image === undefined) return null
  const turnTo = (to: number): void => {
    setIndex(to)
    onTurn(to)
    history.replaceState(history.state, '', imageHash(to))
  }
  return (
    <Modal
      name="image"
      opener={opener}
      address={imageHash(first)}
      title="Imagens do produto"
      size="full"
      className="zoom"
      top={images.length > 1 && <p className="zoom-place">{`${index + 1} de ${images.length}`}</p>}
      onClose={onClose}
    >
      <Viewer image={image} preview={previewOf(index)} index={index} count={images.length} turnTo={turnTo} />
    </Modal>
  )
}

interface ViewerProps {
  readonly image: ZoomImage
  readonly preview: string | undefined
  readonly index: number
  readonly count: number
  readonly turnTo: (index: number) => void
}

function Viewer({ image, preview, index, count, turnTo }: ViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  // As it came: what is known of it beforehand may be of another rendition.
  const [own, setOwn] = useState<{ index: number; size: Size } | null>(null)
  const [cameFrom, setCameFrom] = useState<'previous' | 'next' | undefined>()
  const turn = (to: number): void => {
    if (to === index || to < 0 || to >= count) return
    setLarge('loading')
    setCameFrom(to > index ? 'next' : 'previous')
    turnTo(to)
  }
  const zoom = useZoom(frame, own?.index === index ? own.size : image, index, (direction) => turn(index + direction))
  // Keys act at once.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const keyed = (event: KeyboardEvent): void => {
    const act = actionOf(event.key, { zoom, index, count, turnTo: turn })
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const { lying, aside, isMoving, whole } = zoom
  return (
    // Keys act on the picture in sight, wherever in the dialog the focus is; each of them has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="zoom-body" onKeyDown={keyed}>
      <div
        className="zoom-frame"
        ref={frame}
        role="group"
        aria-label={`Imagem ${index + 1} de ${count}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-large={lying.scale > 1 ? '' : undefined}
        data-moving={isMoving ? '' : undefined}
        {...zoom.handlers}
      >
        <div
          key={index}
          className="zoom-picture"
          data-came={cameFrom}
          style={{
            ...whole,
            transform: `translate(${lying.x + aside}px, ${lying.y}px) scale(${lying.scale})`,
            backgroundImage: preview === undefined || large === 'shown' ? undefined : `url(${JSON.stringify(preview)})`,
          }}
        >
          <img
            key={attempt}
            src={image.large}
            alt={image.alt}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setOwn({ index, size: { width, height } })
              setLarge('shown')
            }}
            onError={() => setLarge('failed')}
          />
        </div>
      </div>
      {large === 'failed' && (
        <Failed
          retry={() => {
            setLarge('loading')
            setAttempt(attempt + 1)
          }}
        />
      )}
      <Controls zoom={zoom} index={index} count={count} turnTo={turn} alt={image.alt} />
    </div>
  )
}

/** M-13 */
function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="zoom-failed" role="alert">
      <p>Não foi possível carregar a imagem em tamanho grande.</p>
      <Button onClick={retry}>Tentar outra vez</Button>
    </div>
  )
}

function Controls({
  zoom: { lying, most, step },
  index,
  count,
  turnTo,
  alt,
}: Omit<ViewerProps, 'image' | 'preview'> & { zoom: Zoom; alt: string }) {
  return (
    <div className="zoom-controls">
      <div className="zoom-words">
        <p>{alt}</p>
        <p className="fine zoom-how">
          {most <= 1 ? (
            'Está no tamanho em que a loja a mostra.'
          ) : (
            <>
              <span className="by-finger">Toque duas vezes ou afaste dois dedos para ampliar.</span>
              <span className="by-pointer">Clique, ou use a roda do rato, para ampliar.</span>
            </>
          )}
        </p>
      </div>
      <div className="zoom-buttons">
        {count > 1 && (
          <>
            <IconButton label="Imagem anterior" disabled={index === 0} onClick={() => turnTo(index - 1)}>
              <PreviousIcon />
            </IconButton>
            <IconButton label="Próxima imagem" disabled={index === count - 1} onClick={() => turnTo(index + 1)}>
              <NextIcon />
            </IconButton>
          </>
        )}
        <IconButton label="Reduzir" disabled={lying.scale <= 1} onClick={() => step(-1)}>
          <ZoomOutIcon />
        </IconButton>
        <output className="zoom-percent" aria-label="Ampliação">{`${Math.round(lying.scale * 100)} %`}</output>
        <IconButton label="Ampliar" disabled={lying.scale >= most} onClick={() => step(1)}>
          <ZoomInIcon />
        </IconButton>
      </div>
    </div>
  )
}

/** What a key does: arrows turn what is whole and push what is enlarged. */
function actionOf(
  key: string,
  { zoom, index, count, turnTo }: { zoom: Zoom; index: number; count: number; turnTo: (index: number) => void },
): (() => void) | undefined {
  const isLarge = zoom.lying.scale > 1
  const pushBy = (x: number, y: number) => () => zoom.push({ x, y })
  return {
    ArrowLeft: isLarge ? pushBy(PUSH_PX, 0) : () => turnTo(index - 1),
    ArrowRight: isLarge ? pushBy(-PUSH_PX, 0) : () => turnTo(index + 1),
    ArrowUp: isLarge ? pushBy(0, PUSH_PX) : undefined,
    ArrowDown: isLarge ? pushBy(0, -PUSH_PX) : undefined,
    Home: () => turnTo(0),
    End: () => turnTo(count - 1),
    '+': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.reset,
  }[key]
}
