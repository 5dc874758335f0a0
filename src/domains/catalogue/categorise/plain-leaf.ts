import { ancestors, categoryBySlug, type Category } from '../category-tree.ts'
import type { TitleWords } from './title-words.ts'

/**
 * The leaf of an article whose words name no more than an inner node: the plain kind, which nobody names ("Mesa de jantar
 * Oslo" is a fixed one, or it would say otherwise), and where the name's own sizes tell, what they tell.
 */
export function plainLeaf(category: Category, title: string): Category {
  if (category.slug === 'camas') return bedBySize(title) ?? category
  // "Toalha redonda Ø 180" lies on a table.
  if (category.slug === 'toalhas' && /[Øø⌀∅]|redond/i.test(title)) return categoryBySlug('toalhas-de-mesa') ?? category
  // A sofa with one, as Spanish shops call it.
  if (category.slug === 'chaises-longues' && /\b[2-7]\s*(?:plazas|lugares|places|seater)/i.test(title))
    return categoryBySlug('sofas-com-chaise-longue') ?? category
  const slug = plainSlugs[category.slug]
  if (slug === undefined) return category
  const round = roundSlugs[category.slug]
  return categoryBySlug(round !== undefined && /[Øø⌀∅]/.test(title) ? round : slug) ?? category
}

const plainSlugs: Readonly<Record<string, string>> = {
  'mesas-de-jantar': 'mesas-de-jantar-fixas',
  secretarias: 'secretarias-direitas',
  toalhas: 'toalhas-de-banho',
  'moveis-de-cozinha': 'armarios-de-cozinha',
  tapetes: 'tapetes-de-sala',
  roupeiros: 'roupeiros-de-portas-de-abrir',
}
const roundSlugs: Readonly<Record<string, string>> = {
  'mesas-de-jantar': 'mesas-de-jantar-redondas',
  tapetes: 'tapetes-redondos',
}

const lyingArea = /(?<!\d)(\d{2,3})\s*(?:cm)?\s*[x×]\s*(?:19\d|2[0-2]\d)(?!\d)/i
const doubleFromCm = 130

function bedBySize(title: string): Category | null {
  const width = Number(lyingArea.exec(title)?.[1] ?? 0)
  if (width < 70 || width > 220) return null
  return categoryBySlug(width >= doubleFromCm ? 'camas-de-casal' : 'camas-de-solteiro')
}

/** "Mesa de jantar 120x80 + 4 cadeiras", "Conjunto mesa e 2 cadeiras infantil": with counted chairs a table is a set. */
export function tableWithChairs(category: Category, { keys }: TitleWords, title: string): Category | null {
  if (!countedChairs.test(title)) return null
  const table =
    ancestors(category).find(({ slug }) => slug in setSlugs) ?? (category.slug in setSlugs ? category : null)
  if (!table) return null
  return categoryBySlug(keys.some((key) => childWords.has(key)) ? 'mesas-e-cadeiras-infantis' : setSlugs[table.slug]!)
}

const countedChairs =
  /(?:\+|\b(?:e|com|c|y|con|and|with|et|avec|und|mit))[\s/]*\d{1,2}\s*(?:x\s*)?(?:cadeiras|sillas|chaises|chairs|st[uü]hle|sedie|bancos)\b/i
const setSlugs: Readonly<Record<string, string>> = {
  'mesas-de-jantar': 'conjuntos-de-jantar',
  'mesas-de-jardim': 'conjuntos-de-jardim',
}
/** Words that make furniture that of children. */
export const childWords: ReadonlySet<string> = new Set([
  'infantil',
  'juvenil',
  'montessori',
  'crianca',
  'kid',
  'kids',
  'enfant',
  'nino',
  'kinder',
  'bambini',
])
