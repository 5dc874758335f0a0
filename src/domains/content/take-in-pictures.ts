import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  checkContentPicture,
  hasContentPicture,
  isContentPicture,
  keepContentPicture,
} from '#domains/images/contract.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { ContentFile } from './content-file.ts'
import type { HomeBlock } from './kinds/home-blocks.ts'

export interface PictureFiles {
  /** Names of files are read from here. */
  readonly folder: string
  readonly store: ImageStore
  /** Made ahead of time, small and sound: kept without being decoded. */
  readonly isReady?: boolean
}

/**
 * Keeps the pictures that a content file names, and names them as pages do. What `content list` printed names them so already. Nothing else is changed;
 * what is wrong is told for each, with its place in the file and the name that stands there.
 */
export async function takeInPictures(
  content: ContentFile,
  files: PictureFiles,
): Promise<{ kind: 'content'; content: ContentFile } | { kind: 'wrong'; problems: readonly string[] }> {
  if (content.homeBlocks === undefined) return { kind: 'content', content }
  const problems: string[] = []
  const taken = async (name: string, at: string): Promise<string> => {
    const picture = await takeIn(name, files)
    if (picture.kind === 'kept') return picture.path
    problems.push(`${at}: ${name}: ${picture.why}`)
    return name
  }
  const homeBlocks: HomeBlock[] = []
  for (const [index, block] of content.homeBlocks.entries())
    homeBlocks.push(await withPictures(block, (name, field) => taken(name, `homeBlocks[${index}].settings.${field}`)))
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'content', content: { ...content, homeBlocks } }
}

/** The block with every picture that it names as `name` gives it. */
async function withPictures(
  block: HomeBlock,
  name: (picture: string, field: string) => Promise<string>,
): Promise<HomeBlock> {
  if (block.kind === 'leading-room') {
    const { picture } = block.settings
    return picture === undefined
      ? block
      : { ...block, settings: { ...block.settings, picture: await name(picture, 'picture') } }
  }
  if (block.kind !== 'rooms' && block.kind !== 'departments') return block
  if (block.settings.pictures === undefined) return block
  const pictures: Record<string, string> = {}
  for (const [slug, picture] of Object.entries(block.settings.pictures))
    pictures[slug] = await name(picture, `pictures.${slug}`)
  return { ...block, settings: { ...block.settings, pictures } }
}

type Taken = { readonly kind: 'kept'; readonly path: string } | { readonly kind: 'wrong'; readonly why: string }

async function takeIn(name: string, { folder, store, isReady = false }: PictureFiles): Promise<Taken> {
  if (isContentPicture(name))
    return (await hasContentPicture(store, name))
      ? { kind: 'kept', path: name }
      : { kind: 'wrong', why: 'the image store has no such picture: name its file' }
  let bytes: Buffer
  try {
    bytes = await readFile(resolve(folder, name))
  } catch (error) {
    return { kind: 'wrong', why: `cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
  if (isReady) return { kind: 'kept', path: await keepContentPicture(store, bytes) }
  const checked = await checkContentPicture(bytes)
  return checked.kind === 'wrong' ? checked : { kind: 'kept', path: await keepContentPicture(store, checked.jpeg) }
}
