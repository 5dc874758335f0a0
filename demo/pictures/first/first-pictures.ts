import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { picturePath } from '../shots/picture-path.ts'

/** Where the first pictures lie that a visitor of the freshly started demo sees, ready made (README, First pictures). */
export const FIRST = join(projectRoot, 'demo/pictures/first')

/** One of them as the manifest has it. */
export interface FirstPictureFacts {
  readonly shop: string
  readonly itemId: string
  readonly width: number
  readonly height: number
  /** What the shop sends at that address: the same picture, larger. */
  readonly original: { readonly format: string; readonly width: number; readonly height: number }
  /** In base64, as the next two. */
  readonly thumbhash: string
  /** A tiny webp of the thumbhash. */
  readonly placeholder: string
  readonly descriptor: string
  /** What the judge of pictures said of the shop's own. */
  readonly score: FirstPictureScore
  /** Fingerprint of what it was made of: drawing, plan, manners of the shop. */
  readonly madeOf: string
}

/** In the words of the product's judge. */
export interface FirstPictureScore {
  readonly type: string
  readonly orientation: string
  readonly cropped: boolean
  readonly score: number
  readonly reasons: readonly string[]
  readonly focusBox: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

export interface FirstPicturesManifest {
  /** Of the judge; what another one says of the same pictures may differ. */
  readonly judgeVersion: number
  /** In the order in which they are seen. */
  readonly pictures: readonly FirstPictureFacts[]
}

export function firstPicturesManifest(): FirstPicturesManifest {
  return JSON.parse(readFileSync(join(FIRST, 'manifest.json'), 'utf8')) as FirstPicturesManifest
}

/** Where its WebP lies. */
export function firstPictureFile({ shop, itemId }: Pick<FirstPictureFacts, 'shop' | 'itemId'>): string {
  return join(FIRST, shop, `${itemId}.webp`)
}

/** Of all of them with their manifest: what they take of the repository. */
export function firstPicturesBytes(): number {
  return [join(FIRST, 'manifest.json'), ...firstPicturesManifest().pictures.map(firstPictureFile)].reduce(
    (sum, file) => sum + statSync(file).size,
    0,
  )
}

/** The picture's bytes, and where its shop, which answers there, has it. */
export async function readFirstPicture(
  facts: FirstPictureFacts,
  demoPort: number,
): Promise<{ readonly bytes: Buffer; readonly url: string }> {
  return {
    bytes: await readFile(firstPictureFile(facts)),
    url: `http://${facts.shop}.localhost:${demoPort}${picturePath(facts.itemId, 0)}`,
  }
}
