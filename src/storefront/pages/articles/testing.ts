import type { ArticleDocument, PublicArticle } from '#domains/content/contract.ts'
import type { ArticleSource } from './article-source.ts'

export const TEST_PREVIEW = 'link-de-teste'

export function anArticle(change: Partial<ArticleDocument> = {}, facts: Partial<PublicArticle> = {}): PublicArticle {
  return {
    id: 1,
    publishedAt: '2026-11-20T10:00:00.000Z',
    updatedAt: null,
    document: {
      slug: 'artigo-1',
      category: 'sala',
      title: 'Escolher um sofá',
      lead: 'O que convém medir antes.',
      author: { name: 'Inês Exemplo', about: '' },
      cover: { picture: 'inspiration/ab/cd/ef/eabcdef0123456789', alt: 'Uma sala', caption: '' },
      blocks: [
        { kind: 'text', heading: 'Medir', text: 'Com **fita** métrica.' },
        { kind: 'products', title: 'Sofás', of: { by: 'listing', listing: '/produtos/sofas', count: 2 } },
      ],
      sponsored: null,
      ...change,
    },
    ...facts,
  }
}

/** Fourteen articles, one that was withdrawn, and one that has moved. */
export const memoryArticles: ArticleSource = {
  shown: () => someArticles,
  find: (slug) => {
    if (slug === 'retirado') return { kind: 'gone' }
    if (slug === 'antigo') return { kind: 'moved', slug: 'artigo-1' }
    const article = someArticles.find(({ document }) => document.slug === slug)
    return article === undefined ? null : { kind: 'article', article }
  },
  version: () => '1',
  preview: async (id, link) =>
    link === TEST_PREVIEW ? (someArticles.find((each) => each.id === id)?.document ?? null) : null,
  pieces: async () => [],
}

const someArticles = Array.from({ length: 14 }, (_, index) =>
  anArticle({ slug: `artigo-${index + 1}`, title: `Artigo ${index + 1}` }, { id: index + 1 }),
)
