import { createHash } from 'node:crypto'
import { type ShareCard as DrawnCard, shareCardBoxes } from '../sharing/draw-share-card.ts'
import { SHARE_CARD } from '../sharing/share-card-size.ts'
import { type ImageService, unlessFull } from './image-service.ts'
import { type ImageBox, readHash, readImageId } from './read-address.ts'
import type { Renditions } from './renditions.ts'

/** What is shown of a page when its address is shared. */
export interface ShareCard extends DrawnCard {
  /** Paths of pictures as `WireImage.id` has them, the first four are shown. */
  readonly pictures: readonly string[]
}

export interface ShareCards {
  /** `isWhole`: all its pictures could be had; else it is good for now, and not kept. Throws a refusal when too many wait. */
  draw(card: ShareCard): Promise<{ readonly jpeg: Buffer; readonly isWhole: boolean }>
}

const MOST_PICTURES = 4

/** Drawn once for each content, kept with the other renditions and within their bounds (docs/limits.md). */
export function createShareCards({
  images,
  renditions,
}: {
  images: Pick<ImageService, 'answer'>
  renditions: Renditions
}): ShareCards {
  return {
    draw: async ({ pictures: paths, ...card }) => {
      const wanted = paths.slice(0, MOST_PICTURES)
      // Before the card's own turn in the line of renditions: pictures stand in the same line, and would wait for those who wait for them.
      const found = await picturesAt(images, wanted)
      const isWhole = found.every((picture) => picture !== null)
      const shown = isWhole ? wanted : wanted.filter((_, index) => found[index] !== null)
      const pictures = isWhole ? found : await picturesAt(images, shown)
      const jpeg = await unlessFull(renditions, {
        of: createHash('sha256')
          .update(JSON.stringify([card, shown]))
          .digest('hex'),
        box: SHARE_CARD,
        format: 'jpeg',
        isPassing: !isWhole,
        load: async () => ({ card, pictures: pictures.filter((picture) => picture !== null) }),
      })
      return { jpeg, isWhole }
    },
  }
}

/** Each as its place wants it; null where it is not here (yet), was taken down or names none. */
function picturesAt(images: Pick<ImageService, 'answer'>, paths: readonly string[]): Promise<(Buffer | null)[]> {
  const boxes = shareCardBoxes(paths.length)
  return Promise.all(paths.map((path, index) => pictureAt(images, path, boxes[index] as ImageBox)))
}

async function pictureAt(images: Pick<ImageService, 'answer'>, path: string, box: ImageBox): Promise<Buffer | null> {
  const [, ab = '', cd = '', ef = '', imageId = ''] = path.split('/')
  const [hash, subject] = [readHash(ab, cd, ef), readImageId(imageId)]
  if (hash === null || subject === null) return null
  const image = await images.answer({ hash, subject, box }, 'jpeg')
  return image?.status === 200 ? image.body : null
}
