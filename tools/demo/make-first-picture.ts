import sharp from 'sharp'
import type { FirstPictureFacts } from '../../demo/pictures/first/first-pictures.ts'
import { mannersOf } from '../../demo/pictures/shots/manners.ts'
import { photograph } from '../../demo/pictures/shots/photograph.ts'
import { posesOfDrawings } from '../../demo/pictures/shots/poses.ts'
import { readPicture } from '../../src/domains/images/fetching/keeping/read-picture.ts'
import { classicalJudge } from '../../src/domains/images/scoring/classical-judge.ts'
import type { FirstOrder } from './first-orders.ts'

/** As large as a card on an ordinary screen; what would be heavier than most is told in fewer bytes. */
const LONGEST_SIDE = 400
const QUALITIES = [54, 48, 42, 36]
const HEAVY_BYTES = 3_600

const judge = classicalJudge()
const pictured = posesOfDrawings()

/** What the shop sends at this address, and what is shown of it until that has been fetched. */
export async function makeFirstPicture({
  shop,
  itemId,
  plan,
  madeOf,
}: FirstOrder): Promise<{ readonly facts: FirstPictureFacts; readonly bytes: Buffer }> {
  const sent = await photograph(plan, 0, `${shop}/${itemId}/0`, { manners: mannersOf(shop), pictured })
  const read = await readPicture(sent)
  const { bytes, width, height } = await smallOf(sent)
  const [score, descriptor] = [judge.score(read.pixels, read.original), judge.describe(read.pixels)]
  const facts = {
    shop,
    itemId,
    width,
    height,
    original: read.original,
    score,
    madeOf,
    thumbhash: read.thumbhash.toString('base64'),
    placeholder: read.placeholder.toString('base64'),
    descriptor: Buffer.from(descriptor.buffer, descriptor.byteOffset, descriptor.byteLength).toString('base64'),
  }
  return { facts, bytes }
}

async function smallOf(sent: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data: pixels, info } = await sharp(sent)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw: { width, height, channels } }).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= HEAVY_BYTES) break
  }
  return { bytes, width, height }
}
