import { contentPictureSize, type PictureFiles, takeInContentPicture } from '#domains/images/contract.ts'
import type { EditDeps } from '../edit-inspiration.ts'
import { type ReadyInspiration, takeInInspirations } from '../take-in-inspirations.ts'
import type { BroughtInspiration } from './inspirations-file.ts'

export interface Brought {
  readonly taken: number
  /** Of those that were refused, each with its place in the file. */
  readonly problems: readonly string[]
}

/** Takes in what a shop has brought: each inspiration is published or refused by itself. What the shop brought before under a name becomes the same. */
export async function bringInspirations(
  shop: { readonly id: number; readonly slug: string },
  brought: readonly BroughtInspiration[],
  files: PictureFiles,
  deps: EditDeps,
): Promise<Brought> {
  const problems: string[] = []
  let taken = 0
  for (const [index, inspiration] of brought.entries()) {
    const ready = await readyOne(shop, inspiration, files)
    const [outcome] = 'wrong' in ready ? [] : await takeInInspirations([ready], 'refused', deps)
    if (outcome?.kind === 'done') taken++
    const wrong = 'wrong' in ready ? ready.wrong : outcome?.kind === 'wrong' ? outcome.problems : []
    problems.push(...wrong.map((problem) => `inspirations[${index}].${problem}`))
  }
  return { taken, problems }
}

async function readyOne(
  shop: { readonly id: number; readonly slug: string },
  { ident, images, ...words }: BroughtInspiration,
  files: PictureFiles,
): Promise<ReadyInspiration | { readonly wrong: readonly string[] }> {
  const wrong: string[] = []
  const kept: ReadyInspiration['images'][number][] = []
  for (const [index, { picture, hotspots }] of images.entries()) {
    const found = await takeInContentPicture(picture, files)
    const size = found.kind === 'kept' ? await contentPictureSize(files.store, found.path) : null
    if (found.kind === 'kept' && size !== null)
      kept.push({ picture: found.path, ...size, marks: hotspots.map((mark) => ({ ...mark, eshopId: shop.id })) })
    else wrong.push(`images[${index}].picture: ${picture}: ${found.kind === 'wrong' ? found.why : 'it is not kept'}`)
  }
  return wrong.length > 0 ? { wrong } : { ...words, ident: `${shop.slug}/${ident}`, eshopId: shop.id, images: kept }
}
