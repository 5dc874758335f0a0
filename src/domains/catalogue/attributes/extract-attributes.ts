import { categoryById, type Category } from '../category-tree.ts'
import { impliedFacts } from '../implied-facts.ts'
import { sizeProfiles } from '../tree/size-profiles.ts'
import type { Attributes, SizeHint } from './attributes.ts'
import { derivedParameters } from './derived-parameters.ts'
import { derivedShape } from './derived-shape.ts'
import { addIds, addMaterials, addPartMaterials, ascending, type Found, nothingFound, withSource } from './found.ts'
import { colourTextOf, readFields } from './item-fields.ts'
import type { ShopValues } from './shop-values.ts'
import { choicesIn, nameFacts } from './names/name-facts.ts'
import { coversSeats, maySeat } from './seated-categories.ts'
import { seatsIn, seatsOfText } from './seats.ts'
import { extractSizes } from './sizes/extract-sizes.ts'
import { withPlainBullets } from './texts/bullets.ts'
import { dropLooks } from './texts/material-looks.ts'
import { readNamedAgain } from './texts/named-again.ts'
import { readTextMaterials } from './texts/read-materials.ts'
import { textColours } from './texts/text-colours.ts'
import { LOOK, noSigns, SEATS, signsOf, type TextSigns } from './texts/text-signs.ts'
import { fieldWords, type VocabularyName } from './words/attribute-words.ts'
import { nameTokens, tokensOf, type Token } from './words/lexer.ts'
import { ownNouns } from './words/own-nouns.ts'

export type AttributeInput = {
  readonly title: string
  readonly description: string | null
  readonly productType: string | null
  /** Feed fields beside the common ones: `color`, `product_width`, `detail:Altura do assento`, … */
  readonly fields: Readonly<Record<string, string>>
  readonly categoryId: number | null
  /** What the shop has said that values of its fields mean. */
  readonly shopValues?: ShopValues
}

/** Longest text that is read of a name and of a shop's path; the rest of such a text is left out. */
const maxTitle = 300
const maxPath = 200

/**
 * The attributes of one item: feed fields first, then its Portuguese name, then (sizes and material only) labelled
 * places of the text, then what the category implies. Each fact says where it was read (feeds.md, Attributes). Pure, but
 * for `hints`, which takes the sizes that were said and left out. `tell`: the pass over the text that says which searches can find
 * anything in it (text-signs.test.ts reads without).
 *
 *     extractAttributes({ title: 'Sofá 3 lugares cinzento 210x90x85 cm', …, categoryId: 1003 })
 */
export function extractAttributes(
  input: AttributeInput,
  hints: SizeHint[] | null = null,
  tell: (text: string) => TextSigns = signsOf,
): Attributes {
  const category = input.categoryId === null ? null : categoryById(input.categoryId)
  const title = nameTokens(input.title.slice(0, maxTitle))
  const found = nothingFound()
  const own = ownNouns(category)
  const sizeFields = readFields(input.fields, category, own, found, input.shopValues)
  const colourText = colourTextOf(input.fields)
  readTitle(title, category, found, colourText)
  const description = input.description && withPlainBullets(input.description)
  const signs = description ? tell(description) : noSigns
  if (description)
    readDescription(description, signs, { text: input.title, tokens: title, category, own, colourText }, found)
  addPartMaterials(found)
  if (!found.vocabularies.rooms && category === null && input.productType) readProductType(input.productType, found)
  addImplied(category, found)
  const sizes = extractSizes({
    profile: category?.size ?? sizeProfiles.any,
    own,
    fields: sizeFields,
    title,
    description,
    numbersEnd: signs.numbersEnd,
    hints,
  })
  const shape = found.vocabularies.shapes ? null : derivedShape(category, sizes)
  if (shape) found.vocabularies.shapes = shape
  const { colours, materials, styles, rooms, shapes } = found.vocabularies
  return {
    colours,
    materials,
    styles,
    rooms,
    shapes,
    seats: found.seats,
    sizes,
    parameters: withDerived(found.parameters, derivedParameters(category, title, sizes)),
  }
}

/** What the name and the fields have said of the article before its text is read. */
type Named = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly category: Category | null
  readonly own: ReadonlySet<string>
  readonly colourText: string
}

function readDescription(description: string, signs: TextSigns, name: Named, found: Found): void {
  const { category, own } = name
  const { vocabularies } = found
  if ((signs.kinds & LOOK) !== 0 && vocabularies.materials?.source === 'title') dropLooks(description, found)
  const behindMaterial = readTextMaterials(description, signs, name.text, own, found)
  if (!(vocabularies.materials && vocabularies.colours)) readNamedAgain(description, name.tokens, category, found)
  if ((signs.kinds & SEATS) !== 0 && !found.seats && maySeat(category))
    found.seats = withSource(seatsOfText(description), 'description')
  if (!vocabularies.colours)
    addTextColours(textColours(description, signs, own, behindMaterial), name.colourText, found)
}

/** Of a variant whose own colour nobody here knows by its name a text that tells several tells those of the others. */
function addTextColours(ids: readonly number[], colourText: string, found: Found): void {
  if (ids.length < 2 || colourText === '') addIds(found.vocabularies, 'colours', ids, 'description')
}

/** What was said stands before what sizes tell. */
function withDerived(said: Found['parameters'], derived: Found['parameters']): Found['parameters'] {
  for (const _ in derived) return { ...derived, ...said }
  return said
}

function readTitle(title: readonly Token[], category: Category | null, found: Found, colourText: string): void {
  const facts = nameFacts(title, category, colourText)
  found.partMaterials.push({ ids: facts.partMaterials, source: 'title' })
  for (const name in facts.vocabularies) {
    const ids = facts.vocabularies[name as VocabularyName] ?? []
    if (name === 'materials') addMaterials(found, ids, 'title')
    else addIds(found.vocabularies, name as VocabularyName, ids, 'title')
  }
  for (const slug in facts.parameters) addIds(found.parameters, slug, facts.parameters[slug] ?? [], 'title')
  if (category === null || maySeat(category) || coversSeats(category))
    found.seats ??= withSource(seatsIn(title), 'title')
}

function readProductType(productType: string, found: Found): void {
  addIds(
    found.vocabularies,
    'rooms',
    choicesIn(tokensOf(productType.slice(0, maxPath)), fieldWords.rooms),
    'product-type',
  )
}

function addImplied(category: Category | null, found: Found): void {
  const implied = impliedFacts(category)
  const rooms = found.vocabularies.rooms
  if (rooms?.source === 'title')
    found.vocabularies.rooms = { ids: ascending([...rooms.ids, ...implied.roomIds]), source: 'title' }
  else addIds(found.vocabularies, 'rooms', implied.roomIds, 'category')
  if (implied.shapeId !== null) addIds(found.vocabularies, 'shapes', [implied.shapeId], 'category')
  if (implied.seats !== null) found.seats ??= { low: implied.seats, high: implied.seats, source: 'category' }
  for (const slug in implied.parameters) addIds(found.parameters, slug, implied.parameters[slug] ?? [], 'category')
}
