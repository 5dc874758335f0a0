import type { ArticleBlock, ArticleDocument } from '#domains/content/rules/article-document.ts'

/** A document with a picture in it that has just been sent, and where it went: the cover, or the number of a block; null: nowhere. */
export interface Placed {
  readonly document: ArticleDocument
  readonly place: 'cover' | number | null
}

/**
 * Puts a sent picture where one is missing: into the first block that waits for one, else on the cover. Of a document that has it already, or where
 * none is missing, nothing changes: the writer says where it goes.
 */
export function placePicture(document: ArticleDocument, picture: string | null): Placed {
  const { cover, blocks } = document
  if (picture === null || cover?.picture === picture || blocks.some((block) => pictureOf(block) === picture))
    return { document, place: null }
  const waiting = blocks.findIndex((block) => pictureOf(block) === '')
  if (waiting >= 0)
    return {
      document: {
        ...document,
        blocks: blocks.map((block, at) => (at === waiting ? withPicture(block, picture) : block)),
      },
      place: waiting + 1,
    }
  return cover === null
    ? { document: { ...document, cover: { picture, alt: '', caption: '' } }, place: 'cover' }
    : { document, place: null }
}

/** '' where it has none yet; null: a block of this kind takes none. */
function pictureOf(block: ArticleBlock): string | null {
  return block.kind === 'picture' || block.kind === 'room' ? block.picture : null
}

function withPicture(block: ArticleBlock, picture: string): ArticleBlock {
  return block.kind === 'picture' || block.kind === 'room' ? { ...block, picture } : block
}
