import { categoryBySlug, childrenOf, departments, type Category } from './category-tree.ts'
import { rooms } from './vocabularies/rooms.ts'

/** One entry of the menu (specification 3, Menu; E-06). `slug` is what follows /produtos/. */
export type MenuItem = {
  readonly id: number
  readonly name: string
  readonly imageUrl: string
  readonly slug: string
  readonly children: readonly MenuItem[]
}
export type MenuTrees = {
  readonly primary: readonly MenuItem[]
  readonly rooms: readonly MenuItem[]
  readonly gifts: readonly MenuItem[]
  readonly top: readonly MenuItem[]
}

/** The parts of the menu that editors choose, as slugs; what is no category is left out. */
export interface ChosenCategories {
  readonly gifts: readonly string[]
  readonly top: readonly string[]
}

/**
 * The four trees of GET menu. `primary`: departments, their groups and categories. `rooms`: each division with the
 * categories that furnish it. `gifts`: what is given. `top`: what is looked for most, flat.
 */
export function menuTrees(imageUrlOf: (category: Category) => string, chosen: ChosenCategories): MenuTrees {
  const ofSlugs = (slugs: readonly string[]): MenuItem[] =>
    slugs.flatMap((slug) => {
      const category = categoryBySlug(slug)
      return category === null ? [] : [categoryItem(category, 0, imageUrlOf)]
    })
  return {
    primary: departments().map((department) => categoryItem(department, 2, imageUrlOf)),
    rooms: roomTrees(imageUrlOf),
    gifts: ofSlugs(chosen.gifts),
    top: ofSlugs(chosen.top),
  }
}

/** Each division with the categories that furnish it. */
export function roomTrees(imageUrlOf: (category: Category) => string): readonly MenuItem[] {
  return rooms.map((room) => {
    const slugs = categoriesOfRoom[room.slug] ?? []
    return roomItem(
      room,
      slugs.map((slug) => categoryItem(known(slug), 0, imageUrlOf)),
    )
  })
}

function categoryItem(category: Category, levels: number, imageUrlOf: (category: Category) => string): MenuItem {
  return {
    id: category.id,
    name: category.name,
    imageUrl: imageUrlOf(category),
    slug: category.slug,
    children: levels > 0 ? childrenOf(category).map((child) => categoryItem(child, levels - 1, imageUrlOf)) : [],
  }
}

/** A room has a listing of its own, not a category: its entry has the first category's picture and its own id. */
function roomItem(room: { id: number; slug: string; label: string }, children: readonly MenuItem[]): MenuItem {
  return {
    id: room.id,
    name: room.label,
    imageUrl: children[0]?.imageUrl ?? '',
    slug: `divisoes/${room.slug}`,
    children,
  }
}

const categoriesOfRoom: Readonly<Record<string, readonly string[]>> = {
  sala: [
    'sofas',
    'poltronas',
    'mesas-de-centro',
    'moveis-de-tv',
    'estantes',
    'tapetes',
    'cortinados',
    'candeeiros-de-pe',
  ],
  quarto: [
    'camas',
    'colchoes',
    'roupeiros',
    'comodas',
    'mesas-de-cabeceira',
    'roupa-de-cama',
    'cabeceiras-de-cama',
    'candeeiros-de-mesa',
  ],
  'sala-de-jantar': [
    'mesas-de-jantar',
    'cadeiras-de-jantar',
    'aparadores',
    'vitrinas',
    'candeeiros-suspensos',
    'pratos-e-servicos',
  ],
  cozinha: [
    'moveis-de-cozinha',
    'bancos-altos',
    'carrinhos-de-cozinha',
    'panelas-e-tachos',
    'recipientes-de-alimentos',
    'pequenos-eletrodomesticos',
  ],
  'casa-de-banho': [
    'moveis-de-lavatorio',
    'espelhos-de-casa-de-banho',
    'toalhas-de-banho',
    'tapetes-de-casa-de-banho',
    'cortinas-de-duche',
    'toalheiros',
  ],
  escritorio: [
    'secretarias',
    'cadeiras-de-escritorio',
    'blocos-de-gavetas',
    'candeeiros-de-secretaria',
    'estantes',
    'armarios-de-escritorio',
  ],
  'quarto-infantil': [
    'camas-de-crianca',
    'beliches',
    'bercos',
    'secretarias-infantis',
    'caixas-de-brinquedos',
    'tapetes-infantis',
  ],
  'hall-de-entrada': ['consolas', 'sapateiras', 'cabides-de-pe', 'bancos-de-entrada', 'espelhos', 'capachos'],
  exterior: [
    'conjuntos-de-jardim',
    'espreguicadeiras',
    'guarda-sois',
    'mesas-de-jardim',
    'vasos-e-floreiras',
    'iluminacao-de-exterior',
  ],
  lavandaria: ['cestos-de-roupa', 'estendais', 'tabuas-de-engomar', 'armarios-de-arrumacao', 'estantes-de-garagem'],
}

/** What is given, until an editor says otherwise. */
export const giftSlugs = [
  'velas',
  'jarras',
  'mantas',
  'almofadas-decorativas',
  'molduras',
  'difusores-de-aroma',
  'canecas-e-chavenas',
  'candeeiros-recarregaveis',
  'roupoes',
  'caixas-decorativas',
] as const
/** What is looked for most, until clicks are counted: the menu leads with it, and so does the search before anything is typed (S-01). */
export const topCategorySlugs = [
  'sofas',
  'sofas-cama',
  'camas',
  'colchoes',
  'mesas-de-jantar',
  'cadeiras-de-jantar',
  'tapetes',
  'roupeiros',
  'candeeiros-suspensos',
  'conjuntos-de-jardim',
] as const

function known(slug: string): Category {
  const category = categoryBySlug(slug)
  if (!category) throw new Error(`menu.ts names the category "${slug}", which does not exist`)
  return category
}
