import { categoryBySlug, type Category } from '../../category-tree.ts'

/** Articles that are fired, blown, cast or turned, and never sewn, by the subtree that they stand in. */
const hard = [
  'vasos-de-interior',
  'vasos-e-floreiras',
  'jarras',
  'panelas-e-tachos',
  'frigideiras',
  'assadeiras-e-formas',
  'copos',
  'canecas-e-chavenas',
  'pratos-e-servicos',
  'tacas-e-saladeiras',
  'talheres',
  'lavatorios',
  'sanitas-e-bides',
  'banheiras',
  'torneiras-de-lavatorio',
  'torneiras-de-cozinha',
  'velas',
  'lava-loicas',
]
const ranges = hard.map((slug) => {
  const category = categoryBySlug(slug)
  if (!category) throw new Error(`hard-things.ts names the category "${slug}", which does not exist`)
  return category
})

/** Whether a word for a cloth can be no material of the category's articles. */
export function isHard({ order }: Category): boolean {
  return ranges.some((range) => range.order <= order && order <= range.subtreeEnd)
}
