import { categories, categoryBySlug, type Category } from '../category-tree.ts'
import { fold } from '../attributes/words/lexer.ts'
import { googleCategoryRows, type GoogleCategoryRow } from './google-category-rows.ts'

/** Where an offer of a Google category belongs: a node of ours that is sure, and the subtrees that words may lead to. */
export type GoogleScope = { readonly node: Category | null; readonly candidates: readonly Category[] }

/** Google categories that spread over several departments: no node is sure, words of the item may find one of these. */
const spread: Readonly<Record<number, readonly string[]>> = {
  436: [
    'sala-de-estar',
    'quarto',
    'descanso',
    'sala-de-jantar',
    'escritorio',
    'entrada',
    'crianca-e-bebe',
    'armarios-e-prateleiras',
    'moveis-de-jardim',
    'moveis-de-cozinha',
    'moveis-de-casa-de-banho',
  ],
  443: [
    'cadeiras-e-bancos',
    'poltronas-e-pufes',
    'assentos-de-escritorio',
    'cadeiras-de-jardim',
    'redes-e-baloicos',
    'mesas-e-cadeiras-infantis',
    'espreguicadeiras',
  ],
  6392: [
    'mesas-de-sala',
    'mesas-de-jantar',
    'secretarias',
    'mesas-de-cabeceira',
    'consolas',
    'mesas-de-jardim',
    'mesas-e-cadeiras-infantis',
  ],
  6345: ['conjuntos-de-quarto', 'conjuntos-de-jantar', 'conjuntos-de-jardim', 'sala-de-estar'],
}

/** Subtrees that shops file under a Google category whose own node lies elsewhere: children's beds under "Beds". */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  camas: ['quarto-de-crianca', 'bercos', 'camas-de-grades'],
  'camas-de-grades': ['bercos', 'camas-de-crianca', 'beliches', 'camas-altas'],
  secretarias: ['secretarias-infantis'],
  roupeiros: ['roupeiros-infantis'],
  comodas: ['comodas-infantis'],
  sofas: ['sofas-infantis', 'capas-de-sofa'],
  estantes: ['estantes-infantis', 'prateleiras-de-parede', 'estantes-de-garagem'],
  poltronas: ['poltronas-relax'],
  colchoes: ['sobrecolchoes'],
  'cadeiras-de-jardim': ['espreguicadeiras', 'redes-e-baloicos', 'bancos-de-jardim'],
  tapetes: ['tapetes-de-casa-de-banho'],
  espelhos: ['espelhos-de-casa-de-banho'],
  toalhas: ['panos-de-cozinha'],
  estrados: ['bases-com-arrumacao'],
  'iluminacao-de-teto': ['candeeiros-de-pe', 'candeeiros-de-mesa', 'apliques-de-parede', 'iluminacao-de-exterior'],
  'iluminacao-de-mesa-e-chao': ['candeeiros-suspensos', 'candeeiros-de-teto', 'iluminacao-de-exterior'],
  'apliques-de-parede': ['apliques-de-exterior'],
  'plantas-artificiais': ['flores-artificiais', 'arvores-de-natal'],
  mantas: ['colchas'],
  'natal-e-festas': [],
  'caixas-de-arrumacao': ['cestos-de-arrumacao'],
}

const rowById = new Map(googleCategoryRows.map((row) => [row[0], row]))
const nodeById = new Map(categories.flatMap((category) => category.googleIds.map((id) => [id, category] as const)))
const idByPath = new Map(
  googleCategoryRows.flatMap(
    (row) =>
      [
        [pathKey(pathOf(row, 2)), row[0]],
        [pathKey(pathOf(row, 3)), row[0]],
      ] as const,
  ),
)

/** The scope of a Google category given as an id ("460"), as a path in English or Brazilian Portuguese, or as both ("460 - Furniture > Sofas"); null: we do not map it. */
export function googleScope(googleCategory: string): GoogleScope | null {
  const [, number = '', path = ''] = /^(?:(\d{1,7})(?:\s*[>:|–-]\s*|$))?(.*)$/s.exec(googleCategory.trim()) ?? []
  // The path is what somebody read; a number alone, or beside a path of another language, is all there is.
  const id = (path === '' ? null : idOfPath(path)) ?? (number === '' ? null : Number(number))
  return id === null ? null : scopeOf(id)
}

/** The longest known beginning of a path: a level that is too new or too fine for us is left off. */
function idOfPath(path: string): number | null {
  const levels = pathKey(path).split('>')
  for (let length = levels.length; length > 0; length--) {
    const id = idByPath.get(levels.slice(0, length).join('>'))
    if (id !== undefined) return id
  }
  return null
}

function scopeOf(id: number): GoogleScope | null {
  for (let row = rowById.get(id); row; row = row[1] === null ? undefined : rowById.get(row[1])) {
    const node = nodeById.get(row[0])
    if (node) return { node, candidates: [node, ...bySlugs(neighbours[node.slug] ?? [])] }
    const slugs = spread[row[0]]
    if (slugs) return { node: null, candidates: bySlugs(slugs) }
  }
  return null
}

function bySlugs(slugs: readonly string[]): Category[] {
  return slugs.map((slug) => {
    const category = categoryBySlug(slug)
    if (!category) throw new Error(`google-categories.ts names the category "${slug}", which does not exist`)
    return category
  })
}

function pathOf(row: GoogleCategoryRow, name: 2 | 3): string {
  const parent = row[1] === null ? undefined : rowById.get(row[1])
  return parent ? `${pathOf(parent, name)} > ${row[name]}` : row[name]
}

function pathKey(path: string): string {
  return path
    .split('>')
    .map((level) =>
      fold(level)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .filter((level) => level !== '')
    .join('>')
}
