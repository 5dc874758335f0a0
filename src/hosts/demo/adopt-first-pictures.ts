import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AdoptDeps, adoptPictures, type PictureScore, type ReadyPicture } from '#domains/images/contract.ts'
import { readDemoManifest } from '../../../demo/manifest.ts'
import {
  type FirstPictureFacts,
  firstPicturesManifest,
  readFirstPicture,
} from '../../../demo/pictures/first/first-pictures.ts'

export interface AdoptFirstPicturesOptions extends AdoptDeps {
  readonly dataFolder: string
  /** POISO_DEMO_PORT */
  readonly port: number
  report(stage: string, text: string): void
}

/**
 * Puts the first pictures that a visitor of the demo sees into the images, made ahead of time: a fresh start shows them at once.
 * Later starts find it done; for demo shops that were made anew, or other pictures in the repository, it is done again.
 */
export async function adoptFirstPictures({
  dataFolder,
  port,
  report,
  ...deps
}: AdoptFirstPicturesOptions): Promise<void> {
  const { judgeVersion, pictures } = firstPicturesManifest()
  const key = (await readDemoManifest(dataFolder))?.key
  const [mark, done] = [
    join(dataFolder, 'demo', 'pictures-adopted'),
    [key, ...pictures.map(({ madeOf }) => madeOf)].join(' '),
  ]
  if ((await readFile(mark, 'utf8').catch(() => '')) === done) return
  const adopted = await adoptPictures(
    deps,
    await Promise.all(pictures.map((facts) => readyPicture(facts, judgeVersion, port))),
  )
  // The mark comes last: a start that died before it does it again, which changes nothing that stands there.
  await writeFile(mark, done)
  report('pictures', `${adopted} of ${pictures.length} are here at once`)
}

async function readyPicture(facts: FirstPictureFacts, judgeVersion: number, port: number): Promise<ReadyPicture> {
  const { shop, itemId, width, height, original, thumbhash, placeholder, descriptor, score } = facts
  return {
    eshopSlug: shop,
    itemId,
    width,
    height,
    original,
    ...(await readFirstPicture(facts, port)),
    thumbhash: Buffer.from(thumbhash, 'base64'),
    placeholder: Buffer.from(placeholder, 'base64'),
    // Written by the maker in the judge's own words; which judge says the version.
    judged: { version: judgeVersion, score: score as PictureScore, descriptor: Buffer.from(descriptor, 'base64') },
  }
}
