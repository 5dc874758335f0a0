import { articleCategories } from '#domains/content/rules/article-categories.ts'
import type { ArticleBlock } from '#domains/content/rules/article-document.ts'
import type { ArticleRow } from '#platform/api-client/calls.ts'

export const stateWords: Readonly<Record<ArticleRow['state'], string>> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
  withdrawn: 'Retirado',
}

export const blockWords: Readonly<Record<ArticleBlock['kind'], string>> = {
  text: 'Texto',
  picture: 'Imagem',
  products: 'Produtos',
  quote: 'Citação',
  table: 'Tabela',
  room: 'Divisão com pontos',
}

export const stateOptions = Object.entries(stateWords)
export const categoryOptions = articleCategories.map(({ slug, name }) => [slug, name] as const)

export function categoryName(slug: string): string {
  return articleCategories.find((each) => each.slug === slug)?.name ?? slug
}
