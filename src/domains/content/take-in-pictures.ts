import { type PictureFiles, takeInContentPicture } from '#domains/images/contract.ts'
import type { ContentFile } from './content-file.ts'
import type { HomeBlock } from './kinds/home-blocks.ts'

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
    const picture = await takeInContentPicture(name, files)
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
