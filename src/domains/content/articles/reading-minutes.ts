import type { ArticleDocument } from '../rules/article-document.ts'

/** Words that somebody reads in a minute, rather slowly. */
const WORDS_OF_A_MINUTE = 200

/** How long an article takes to read, in whole minutes. */
export function readingMinutes({ lead, blocks }: Pick<ArticleDocument, 'lead' | 'blocks'>): number {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.heading, block.text]
    if (block.kind === 'quote') return [block.text]
    return block.kind === 'table' ? block.rows.flat() : []
  })
  const words = [lead, ...texts]
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_OF_A_MINUTE))
}
