import { categoryById, type Category } from '../category-tree.ts'
import { impliedFacts } from '../implied-facts.ts'
import { sizeProfiles } from '../tree/size-profiles.ts'
import type { CategoryParameter } from '../vocabularies/category-parameters.ts'
import { fieldWords, parameterFieldWords, rangeOfParameter, type VocabularyName } from './attribute-words.ts'
import { noAttributes, type Attributes, type AttributeSource, type IdsFact, type SeatsFact, type SizeHint } from './attributes.ts'
import { fieldUse } from './field-names.ts'
import { tokensOf, type Token } from './lexer.ts'
import { memoised } from './memo.ts'
import { choicesIn, nameFacts } from './name-facts.ts'
import { ownNouns } from './own-nouns.ts'
import { seatsIn, seatsOfField } from './seats.ts'
import { extractSizes, type SizeField } from './extract-sizes.ts'
import { derivedParameters } from './derived-parameters.ts'

export type AttributeInput = {
  readonly title: string
  readonly description: string | null
  readonly productType: string | null
  /** Feed fields beside the common ones: `color`, `product_width`, `detail:Altura do assento`, … */
  readonly fields: Readonly<Record<string, string>>
  readonly categoryId: number | null
}

/** Longest text that is read of a name and of a field; the rest of such a text is left out. */
const maxTitle = 300
const maxField = 200

/**
 * The attributes of one item: feed fields first, then its Portuguese name, then (sizes and material only) labelled
 * places of the text, then what the category implies. Each fact says where it was read (feeds.md, Attributes). Pure, but
 * for `hints`, which takes the sizes that were said and left out.
 *
 *     extractAttributes({ title: 'Sofá 3 lugares cinzento 210x90x85 cm', …, categoryId: 1003 })
 */
export function extractAttributes(input: AttributeInput, hints: SizeHint[] | null = null): Attributes {
  const category = input.categoryId === null ? null : categoryById(input.categoryId)
  const title = tokensOf(input.title.slice(0, maxTitle))
  const found: Found = { vocabularies: {}, parameters: {}, seats: null }
  const sizeFields = readFields(input.fields, category, found)
  readTitle(title, category, found)
  if (!found.vocabularies.materials && input.description) readMaterialLine(input.description, found)
  if (!found.vocabularies.rooms && category === null && input.productType) readProductType(input.productType, found)
  addImplied(category, found)
  const sizes = extractSizes({ profile: category?.size ?? sizeProfiles.any, own: ownNouns(category), fields: sizeFields, title, description: input.description, hints })
  return {
    ...noAttributes, ...found.vocabularies, seats: found.seats, sizes,
    parameters: { ...derivedParameters(category, title, sizes), ...found.parameters },
  }
}

type Found = {
  readonly vocabularies: Partial<Record<VocabularyName, IdsFact>>
  readonly parameters: Record<string, IdsFact>
  seats: SeatsFact | null
}

/** Reads every field that a table knows; what speaks of sizes is handed back, because sizes are settled together. */
function readFields(fields: Readonly<Record<string, string>>, category: Category | null, found: Found): SizeField[] {
  const sizeFields: SizeField[] = []
  for (const name in fields) {
    const use = fieldUse(name)
    if (!use) continue
    const value = (fields[name] as string).slice(0, maxField)
    const source: AttributeSource = `field:${name}`
    if (use.kind === 'vocabulary') {
      addIds(found.vocabularies, use.vocabulary, choicesOfField[use.vocabulary](value), source)
      continue
    }
    const tokens = fieldTokens(value)
    if (use.kind === 'seats') found.seats ??= withSource(seatsOfField(tokens), source)
    else if (use.kind === 'parameters') readParameterField(use.parameters, tokens, category, source, found)
    else sizeFields.push({ axis: use.kind === 'axis' ? use.axis : null, unitMm: use.kind === 'axis' ? use.unitMm : null, tokens, source })
  }
  return sizeFields
}

const mostRemembered = 5_000
const fieldTokens = memoised(tokensOf, mostRemembered)
const choicesOfField = Object.fromEntries(
  Object.entries(fieldWords).map(([name, dictionary]) => [name, memoised((value) => choicesIn(tokensOf(value), dictionary), mostRemembered)]),
) as unknown as Record<VocabularyName, (value: string) => readonly number[]>

function readParameterField(parameters: readonly CategoryParameter[], tokens: readonly Token[], category: Category | null, source: AttributeSource, found: Found): void {
  for (const parameter of parameters) {
    if (appliesTo(parameter, category)) addIds(found.parameters, parameter.slug, oneIfBoolean(parameter, choicesIn(tokens, parameterFieldWords(parameter))), source)
  }
}

function appliesTo(parameter: CategoryParameter, category: Category | null): boolean {
  if (parameter.within === null) return true
  const range = rangeOfParameter(parameter)
  return category !== null && range.order <= category.order && category.order <= range.subtreeEnd
}

const oneIfBoolean = (parameter: CategoryParameter, ids: readonly number[]): readonly number[] => (parameter.kind === 'boolean' ? ids.slice(0, 1) : ids)

function readTitle(title: readonly Token[], category: Category | null, found: Found): void {
  const facts = nameFacts(title, category)
  for (const name in facts.vocabularies) addIds(found.vocabularies, name as VocabularyName, facts.vocabularies[name as VocabularyName] ?? [], 'title')
  for (const slug in facts.parameters) addIds(found.parameters, slug, facts.parameters[slug] ?? [], 'title')
  if (mayHaveSeats(category)) found.seats ??= withSource(seatsIn(title), 'title')
}

/** Elsewhere "4 pessoas" speaks of plates or tents. */
const seatSubtrees = new Set(['sofas', 'poltronas-e-pufes', 'sala-de-jantar', 'moveis-de-jardim', 'mesas-e-cadeiras-infantis', 'mesas-de-reuniao', 'capas-de-sofa', 'sala-de-estar'])

function mayHaveSeats(category: Category | null): boolean {
  for (let at = category; at; at = at.parentId === null ? null : categoryById(at.parentId)) if (seatSubtrees.has(at.slug)) return true
  return category === null
}

/** "Material: carvalho maciço" in running text. */
const materialLine = /\b(?:material|materiais|composi[cç][aã]o)\s*:\s*([^.;\n]{2,80})/i
const maxDescription = 600

function readMaterialLine(description: string, found: Found): void {
  const line = materialLine.exec(description.slice(0, maxDescription))?.[1]
  if (line) addIds(found.vocabularies, 'materials', choicesIn(tokensOf(line), fieldWords.materials), 'description')
}

function readProductType(productType: string, found: Found): void {
  addIds(found.vocabularies, 'rooms', choicesIn(tokensOf(productType.slice(0, maxField)), fieldWords.rooms), 'product-type')
}

function addImplied(category: Category | null, found: Found): void {
  const implied = impliedFacts(category)
  const rooms = found.vocabularies.rooms
  if (rooms?.source === 'title') found.vocabularies.rooms = { ids: ascending([...rooms.ids, ...implied.roomIds]), source: 'title' }
  else addIds(found.vocabularies, 'rooms', implied.roomIds, 'category')
  if (implied.shapeId !== null) addIds(found.vocabularies, 'shapes', [implied.shapeId], 'category')
  if (implied.seats !== null) found.seats ??= { low: implied.seats, high: implied.seats, source: 'category' }
  for (const slug in implied.parameters) addIds(found.parameters, slug, implied.parameters[slug] ?? [], 'category')
}

/** The first source that says anything of an attribute stands. */
function addIds<Key extends string>(into: Partial<Record<Key, IdsFact>>, key: Key, ids: readonly number[], source: AttributeSource): void {
  if (ids.length > 0) into[key] ??= { ids: ascending(ids), source }
}

const ascending = (ids: readonly number[]): number[] => (ids.length === 1 ? [...ids] : [...new Set(ids)].sort((a, b) => a - b))
const withSource = (seats: { low: number; high: number } | null, source: AttributeSource): SeatsFact | null => seats && { ...seats, source }
