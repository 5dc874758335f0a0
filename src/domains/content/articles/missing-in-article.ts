import type { ArticleBlock, ArticleDocument } from '../rules/article-document.ts'
import { renderArticleText } from './article-text.ts'

/** What an article still lacks, or has twice, before it can be published, each with its place: `blocks[2].alt: …`. */
export function missingInArticle({ title, lead, author, cover, blocks, sponsored }: ArticleDocument): string[] {
  const missing = [
    ...(title === '' ? ['title: is missing'] : []),
    ...(lead === '' ? ['lead: is missing'] : []),
    ...(author.name === '' ? ['author.name: is missing'] : []),
    ...(cover === null || cover.picture === '' ? ['cover: has no picture'] : []),
    ...(cover !== null && cover.picture !== '' && cover.alt === '' ? ['cover.alt: is missing'] : []),
    ...(sponsored !== null && sponsored.by === '' ? ['sponsored.by: is missing'] : []),
    ...(blocks.some((block) => block.kind === 'text' && block.text !== '') ? [] : ['blocks: there is no text']),
  ]
  return [
    ...missing,
    ...blocks.flatMap((block, index) => missingInBlock(block, `blocks[${index}]`)),
    ...sameHeadings(blocks),
  ]
}

/** The contents of an article lead to its headings by their words: each text is checked by itself, all of them here. */
function sameHeadings(blocks: readonly ArticleBlock[]): string[] {
  const seen = new Set<string>()
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'text') return []
    const { contents } = renderArticleText(block.heading, block.text)
    const twice = contents.filter(({ id }) => seen.has(id))
    for (const { id } of contents) seen.add(id)
    return twice.map(
      ({ words }) => `blocks[${index}].heading: another heading of this article is called "${words}" already`,
    )
  })
}

function missingInBlock(block: ArticleBlock, at: string): string[] {
  switch (block.kind) {
    case 'picture':
    case 'room':
      return [
        ...(block.picture === '' ? [`${at}.picture: is missing`] : []),
        ...(block.alt === '' ? [`${at}.alt: is missing`] : []),
      ]
    case 'quote':
      return block.text === '' ? [`${at}.text: is missing`] : []
    case 'text':
    case 'table':
    case 'products':
      return []
  }
}
