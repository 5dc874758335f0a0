import { request } from 'node:http'
import { takeInPhotos } from '#domains/reviews/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { homePicturePath } from '../../../demo/pictures/shots/picture-path.ts'
import { photographedReviews } from '../../../demo/reviews/photographed.ts'
import { readDemoReviews } from '../../../demo/reviews/read-reviews.ts'

/** Of the 30,000 so many have pictures: each costs the demo's process and the worker some tenths of a second. */
const PHOTOGRAPHED_REVIEWS = 150
/** A machine that does much else draws slowly. */
const PATIENCE_MS = 60_000

export interface DemoPhotosDeps {
  readonly db: Database
  readonly clock: Clock
  readonly store: ImageStore
  /** POISO_DEMO_PORT */
  readonly port: number
}

/** Takes in pictures of a few of the demo's reviews, drawn by the demo's process as they are asked for, with a pause after each review. Gives how many are new. */
export async function takeInDemoPhotos(
  deps: DemoPhotosDeps,
  folder: string,
  pause: () => Promise<unknown>,
  count = PHOTOGRAPHED_REVIEWS,
): Promise<number> {
  let [reviews, taken] = [0, 0]
  for (const { externalId, shop, itemId, most } of photographedReviews(await readDemoReviews(folder))) {
    if (reviews === count) break
    const pictures: Buffer[] = []
    for (let at = 0; at < most; at++) {
      const picture = await pictureOf(shop, homePicturePath(itemId, at), deps.port)
      if (picture === null) break
      pictures.push(picture)
    }
    // Not every piece is drawn: the next thing has its turn.
    if (pictures.length === 0) continue
    reviews += 1
    taken += await takeInPhotos(deps, externalId, pictures)
    await pause()
  }
  return taken
}

/** Null: there is no such picture, or it took too long. Throws when the demo cannot be reached. */
function pictureOf(shop: string, path: string, port: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${shop}.localhost:${port}` }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    request({ host: '127.0.0.1', port, path, headers, signal }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', (error) => (signal.aborted ? resolve(null) : reject(error)))
      answer.on('end', () => resolve(answer.statusCode === 200 ? Buffer.concat(chunks) : null))
    })
      .on('error', (error) => (signal.aborted ? resolve(null) : reject(error)))
      .end()
  })
}
