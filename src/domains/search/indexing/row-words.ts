import {
  ancestors,
  anyMetal,
  anyWood,
  type Category,
  categoryById,
  categoryParameters,
  colours,
  materials,
  metals,
  rooms,
  shapes,
  styles,
  woods,
} from '#domains/catalogue/contract.ts'
import type { TextField } from '../index-schema.ts'
import { analyse, type Term, termsOf } from '../language/analyse.ts'
import { categoryHeads, categoryTerm, thingTerm } from '../plan/category-phrases.ts'
import { shopTerm } from '../plan/shop-phrases.ts'
import type { IndexedAttributes } from './indexed-attributes.ts'

/** The words by which an offer is found, as `analyse` has them. */
export type RowWords = Readonly<Record<TextField, readonly string[]>>

interface NamedProduct {
  readonly title: string
  readonly brand: { readonly name: string } | null
  readonly categoryId: number | null
}

/** The words of each offer of a product; what the product says is analysed once. */
export function rowWords(product: NamedProduct, attributes: IndexedAttributes): (offer: NamedOffer) => RowWords {
  const own = titleWords(product.title)
  const shared = { ...categoryWords(product.categoryId), attributes: attributeWords(attributes) }
  const brand = termsOf(product.brand?.name ?? '')
  return ({ title, eshopId }) => {
    const whole = { ...shared, ...own, brand: [...brand, shopTerm(eshopId)] }
    if (title === product.title) return whole
    const offers = titleWords(title)
    return { ...whole, title: [...offers.title, ...own.title], beside: [...offers.beside, ...own.beside] }
  }
}

interface NamedOffer {
  readonly title: string
  readonly eshopId: number
}

/** "Capa para sofá", "mesa com 4 cadeiras": behind these words stands what belongs to the thing, or what it belongs to. */
const besideWords = new Set(['para', 'com'])

function titleWords(title: string): Pick<RowWords, 'title' | 'beside'> {
  const terms = analyse(title)
  const from = terms.findIndex(({ term }, at) => at > 0 && besideWords.has(term))
  const end = from === -1 ? terms.length : from
  return { title: wordsThatCount(terms.slice(0, end)), beside: wordsThatCount(terms.slice(end)) }
}

function wordsThatCount(terms: readonly Term[]): string[] {
  return terms.flatMap(({ term, isSmall }) => (isSmall ? [] : [term]))
}

type CategoryWords = Pick<RowWords, 'kind' | 'category'>
const noCategory: CategoryWords = { kind: [], category: [] }
const wordsByCategory = new Map<number, CategoryWords>()

function categoryWords(categoryId: number | null): CategoryWords {
  const category = categoryId === null ? null : categoryById(categoryId)
  if (!category) return noCategory
  const known = wordsByCategory.get(category.id)
  if (known) return known
  const words = wordsOfCategory(category)
  wordsByCategory.set(category.id, words)
  return words
}

/** A category above is the thing itself where its name says the same thing: sofás-cama are sofás, almofadas de cadeira no cadeiras. */
function wordsOfCategory(category: Category): CategoryWords {
  const heads = categoryHeads(category)
  const above = ancestors(category)
  const isSameThing = ({ name }: Category): boolean => heads.includes(termsOf(name)[0] ?? '')
  const names = [category.name, category.singular, ...category.synonyms, ...above.map(({ name }) => name)]
  return {
    kind: [...heads.map(thingTerm), ...[category, ...above.filter(isSameThing)].map(({ id }) => categoryTerm(id))],
    category: [
      ...new Set([
        ...names.flatMap(termsOf),
        ...above.filter((each) => !isSameThing(each)).map(({ id }) => categoryTerm(id)),
      ]),
    ],
  }
}

const labelled = [
  ['colours', colours],
  ['materials', materials],
  ['styles', styles],
  ['rooms', rooms],
  ['shapes', shapes],
] as const
const labelWords = new Map(
  labelled.map(([key, choices]) => [key, new Map(choices.map(({ id, label }) => [id, termsOf(label)]))]),
)
/** What a choice of a parameter says: its label, or, of a yes, what is there. */
const parameterWords = new Map(
  categoryParameters.map(({ id, kind, label, choices }) => [
    id,
    new Map(
      choices.map((choice) => [
        choice.id,
        kind === 'choices' ? sayingWords(choice.label) : choice.slug === 'sim' ? termsOf(label) : [],
      ]),
    ),
  ]),
)

function sayingWords(label: string): string[] {
  return /\p{L}{2}/u.test(label) ? termsOf(label) : []
}

const seat = termsOf('lugares')

/** Oak is wood, whoever asks for either. */
const families = [
  [woods, anyWood],
  [metals, anyMetal],
] as const
const familyWords = new Map(
  families.flatMap(([members, whole]) =>
    [...members].map((id) => [id, termsOf(materials.find((each) => each.id === whole)?.label ?? '')] as const),
  ),
)

function attributeWords({ seats, sizes, parameters, ...attributes }: IndexedAttributes): string[] {
  return [
    ...new Set([
      ...labelled.flatMap(([key]) => attributes[key].flatMap((id) => labelWords.get(key)?.get(id) ?? [])),
      ...attributes.materials.flatMap((id) => familyWords.get(id) ?? []),
      ...parameters.flatMap(([parameter, choices]) =>
        choices.flatMap((id) => parameterWords.get(parameter)?.get(id) ?? []),
      ),
      ...(seats === null || seats.low !== seats.high ? [] : [String(seats.low), ...seat]),
      ...Object.values(sizes).flatMap((size) => (size.low === size.high ? [`${size.low}mm`] : [])),
    ]),
  ]
}
