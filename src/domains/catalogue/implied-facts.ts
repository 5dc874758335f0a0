import { categories, categoryBySlug, type Category } from './category-tree.ts'
import { categoryParameters } from './vocabularies/category-parameters.ts'
import { rooms } from './vocabularies/rooms.ts'
import { shapes } from './vocabularies/shapes.ts'

/** What an article is simply because of its category. */
export type ImpliedFacts = {
  readonly roomIds: readonly number[]
  readonly shapeId: number | null
  readonly seats: number | null
  /** parameter slug → choice ids */
  readonly parameters: Readonly<Record<string, readonly number[]>>
}

/** Rooms of a subtree; the deepest entry above a category counts. */
const roomsBySlug: Readonly<Record<string, readonly string[]>> = {
  'sala-de-estar': ['sala'],
  quarto: ['quarto'],
  descanso: ['quarto'],
  'colchoes-de-bebe': ['quarto-infantil'],
  'sala-de-jantar': ['sala-de-jantar'],
  'bancos-altos': ['cozinha', 'sala-de-jantar'],
  escritorio: ['escritorio'],
  entrada: ['hall-de-entrada'],
  'crianca-e-bebe': ['quarto-infantil'],
  'iluminacao-de-exterior': ['exterior'],
  'candeeiros-de-secretaria': ['escritorio'],
  'roupa-de-cama': ['quarto'],
  'texteis-de-mesa': ['sala-de-jantar', 'cozinha'],
  'panos-de-cozinha': ['cozinha'],
  toalhas: ['casa-de-banho'],
  'toalhas-de-praia': ['exterior'],
  'tapetes-de-exterior': ['exterior'],
  'tapetes-infantis': ['quarto-infantil'],
  'tapetes-de-sala': ['sala'],
  capachos: ['hall-de-entrada'],
  passadeiras: ['hall-de-entrada'],
  cozinha: ['cozinha'],
  'mesa-posta': ['sala-de-jantar', 'cozinha'],
  'casa-de-banho': ['casa-de-banho'],
  jardim: ['exterior'],
  'estantes-de-garagem': ['lavandaria'],
  'cestos-de-roupa': ['lavandaria', 'casa-de-banho'],
  estendais: ['lavandaria'],
  'tabuas-de-engomar': ['lavandaria'],
  'charriots-de-roupa': ['quarto'],
  cruzetas: ['quarto'],
  'caixotes-do-lixo': ['cozinha'],
  'capas-de-sofa': ['sala'],
  'vasos-de-interior': ['sala'],
}

const shapeBySlug: Readonly<Record<string, string>> = {
  'mesas-de-jantar-redondas': 'redonda',
  'tapetes-redondos': 'redonda',
  'secretarias-de-canto': 'em-l',
  'sofas-de-canto': 'em-l',
}
const seatsBySlug: Readonly<Record<string, number>> = {
  'sofas-de-2-lugares': 2,
  'sofas-de-3-lugares': 3,
  poltronas: 1,
  'poltronas-relax': 1,
  'cadeiras-de-baloico': 1,
}
const parametersBySlug: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sofas-cama': { 'converte-em-cama': 'sim' },
  'camas-com-arrumacao': { 'cama-com-arrumacao': 'sim' },
  'roupeiros-de-portas-de-correr': { 'abertura-das-portas': 'correr' },
  'roupeiros-de-portas-de-abrir': { 'abertura-das-portas': 'abrir' },
  'colchoes-de-molas': { nucleo: 'molas' },
  'colchoes-viscoelasticos': { nucleo: 'viscoelastico' },
  'colchoes-de-espuma': { nucleo: 'espuma' },
  'colchoes-de-latex': { nucleo: 'latex' },
  'mesas-extensiveis': { extensivel: 'sim' },
  'mesas-de-jantar-fixas': { extensivel: 'nao' },
  'secretarias-elevatorias': { 'altura-regulavel': 'sim' },
  'tapetes-de-pelo-comprido': { 'altura-do-pelo': 'comprido' },
  'candeeiros-recarregaveis': { alimentacao: 'recarregavel' },
}

const facts: readonly ImpliedFacts[] = categories.map(factsOf)

/** What the category alone says; nothing for null. */
export function impliedFacts(category: Category | null): ImpliedFacts {
  return (category && facts[category.order]) ?? nothing
}

const nothing: ImpliedFacts = { roomIds: [], shapeId: null, seats: null, parameters: {} }

function factsOf(category: Category): ImpliedFacts {
  const shape = shapeBySlug[category.slug]
  return {
    roomIds: roomSlugs(category).map((slug) => idOf(rooms, slug)),
    shapeId: shape ? idOf(shapes, shape) : null,
    seats: seatsBySlug[category.slug] ?? null,
    parameters: Object.fromEntries(
      Object.entries(parametersBySlug[category.slug] ?? {}).map(([slug, choice]) => [slug, [choiceId(slug, choice)]]),
    ),
  }
}

function roomSlugs(category: Category): readonly string[] {
  for (let at: Category | undefined = category; at; at = categories.find((other) => other.id === at?.parentId)) {
    const found = roomsBySlug[at.slug]
    if (found) return found
  }
  return []
}

function idOf(table: readonly { id: number; slug: string }[], slug: string): number {
  const row = table.find((choice) => choice.slug === slug)
  if (!row) throw new Error(`implied-facts.ts names "${slug}", which its vocabulary does not have`)
  return row.id
}

function choiceId(parameterSlug: string, choiceSlug: string): number {
  const parameter = categoryParameters.find((candidate) => candidate.slug === parameterSlug)
  if (!parameter) throw new Error(`implied-facts.ts names the parameter "${parameterSlug}", which does not exist`)
  return idOf(parameter.choices, choiceSlug)
}

for (const slug of [roomsBySlug, shapeBySlug, seatsBySlug, parametersBySlug].flatMap(Object.keys)) {
  if (!categoryBySlug(slug)) throw new Error(`implied-facts.ts names the category "${slug}", which does not exist`)
}
