/** What articles are sorted by: the rooms that people furnish, and what concerns all of them. Slugs stand in addresses; `subject` ends the sentence 'O que escrevemos sobre …'. */
export const articleCategories = [
  { slug: 'sala', name: 'Sala', subject: 'a sala de estar' },
  { slug: 'quarto', name: 'Quarto', subject: 'o quarto e o descanso' },
  { slug: 'cozinha-e-jantar', name: 'Cozinha e jantar', subject: 'a cozinha e a mesa' },
  { slug: 'escritorio', name: 'Escritório', subject: 'trabalhar em casa' },
  { slug: 'criancas', name: 'Crianças', subject: 'os quartos dos mais novos' },
  { slug: 'exterior', name: 'Exterior', subject: 'varandas, terraços e jardins' },
  { slug: 'entrada-e-arrumacao', name: 'Entrada e arrumação', subject: 'a entrada e a arrumação' },
  { slug: 'estacoes', name: 'Estações e festas', subject: 'as estações e as festas em casa' },
  { slug: 'comprar-bem', name: 'Comprar bem', subject: 'preços, entregas e devoluções' },
] as const

export type ArticleCategory = (typeof articleCategories)[number]
export type ArticleCategorySlug = ArticleCategory['slug']

/** The category of a slug; null: there is none. */
export function articleCategory(slug: string): ArticleCategory | null {
  return articleCategories.find((each) => each.slug === slug) ?? null
}
