/** What articles are sorted by: the rooms that people furnish, and what concerns all of them. Slugs stand in addresses. */
export const articleCategories = [
  { slug: 'sala', name: 'Sala' },
  { slug: 'quarto', name: 'Quarto' },
  { slug: 'cozinha-e-jantar', name: 'Cozinha e jantar' },
  { slug: 'escritorio', name: 'Escritório' },
  { slug: 'criancas', name: 'Crianças' },
  { slug: 'exterior', name: 'Exterior' },
  { slug: 'estacoes', name: 'Estações e festas' },
  { slug: 'comprar-bem', name: 'Comprar bem' },
] as const

export type ArticleCategory = (typeof articleCategories)[number]
export type ArticleCategorySlug = ArticleCategory['slug']

/** The category of a slug; null: there is none. */
export function articleCategory(slug: string): ArticleCategory | null {
  return articleCategories.find((each) => each.slug === slug) ?? null
}
