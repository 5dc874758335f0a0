import type { ArticleDocument } from './article.ts'
import type { ArticleBlock } from './article-blocks.ts'

/** What an article still lacks before it can be published, each with its place: `blocks[2].alt: …`. */
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
  return [...missing, ...blocks.flatMap((block, index) => missingInBlock(block, `blocks[${index}]`))]
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
