import { categoryById, type Category } from '../category-tree.ts'
import { impliedFacts } from '../implied-facts.ts'
import { sizeProfiles } from '../tree/size-profiles.ts'
import type { CategoryParameter } from '../vocabularies/category-parameters.ts'
import { fieldWords, nameWords, parameterFieldWords, rangeOfParameter, type VocabularyName } from './attribute-words.ts'
import type { Attributes, AttributeSource, IdsFact, SeatsFact, SizeHint } from './attributes.ts'
import { withPlainBullets } from './bullets.ts'
import { bareMaterials, materialsBeforeThing, type BareMaterials } from './bare-materials.ts'
import { fieldUse } from './field-names.ts'
import { fold, nameTokens, tokensOf, type Token } from './lexer.ts'
import { memoised } from '#platform/memoised.ts'
import { choicesIn, nameFacts } from './name-facts.ts'
import { looksBehind } from './name-words.ts'
import { ownNouns } from './own-nouns.ts'
import { partRole } from './part-nouns.ts'
import { textColours } from './text-colours.ts'
import { textHead } from './text-head.ts'
import { covers, textMaterials } from './text-materials.ts'
import { HEADS_CLAUSE, LOOK, MATERIAL_LINE, PART_OR_SHARE, noSigns, SEATS, signsOf, STUFF, type TextSigns } from './text-signs.ts'
import { matchAt } from './word-dictionary.ts'
import { seatsIn, seatsOfField, seatsOfText } from './seats.ts'
import { extractSizes, type SizeField } from './extract-sizes.ts'
import { seatWords } from './size-words.ts'
import { derivedParameters } from './derived-parameters.ts'
import { derivedShape } from './derived-shape.ts'

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
 * for `hints`, which takes the sizes that were said and left out. `tell`: the pass over the text that says which searches can find
 * anything in it (text-signs.test.ts reads without).
 *
 *     extractAttributes({ title: 'Sofá 3 lugares cinzento 210x90x85 cm', …, categoryId: 1003 })
 */
export function extractAttributes(input: AttributeInput, hints: SizeHint[] | null = null, tell: (text: string) => TextSigns = signsOf): Attributes {
  const category = input.categoryId === null ? null : categoryById(input.categoryId)
  const title = nameTokens(input.title.slice(0, maxTitle))
  // All there from the beginning: objects of one shape are read and written faster.
  const found: Found = { vocabularies: { colours: null, materials: null, styles: null, rooms: null, shapes: null }, partMaterials: [], parameters: {}, seats: null }
  const own = ownNouns(category)
  const sizeFields = readFields(input.fields, category, own, found)
  readTitle(title, category, found, colourTextOf(input.fields))
  const description = input.description && withPlainBullets(input.description)
  const signs = description ? tell(description) : noSigns
  if (description && (signs.kinds & LOOK) !== 0 && found.vocabularies.materials?.source === 'title') dropLooks(description, found)
  const behindMaterial = description ? readTextMaterials(description, signs, input.title, own, found) : []
  if (description && !(found.vocabularies.materials && found.vocabularies.colours)) readNamedAgain(description, title, category, found)
  if (description && (signs.kinds & SEATS) !== 0 && !found.seats && maySeat(category)) found.seats = withSource(seatsOfText(description), 'description')
  if (description && !found.vocabularies.colours) addIds(found.vocabularies, 'colours', textColours(description, signs, own, behindMaterial), 'description')
  addPartMaterials(found)
  if (!found.vocabularies.rooms && category === null && input.productType) readProductType(input.productType, found)
  addImplied(category, found)
  const sizes = extractSizes({ profile: category?.size ?? sizeProfiles.any, own, fields: sizeFields, title, description, numbersEnd: signs.numbersEnd, hints })
  const shape = found.vocabularies.shapes ? null : derivedShape(category, sizes)
  if (shape) found.vocabularies.shapes = shape
  const { colours, materials, styles, rooms, shapes } = found.vocabularies
  return { colours, materials, styles, rooms, shapes, seats: found.seats, sizes, parameters: withDerived(found.parameters, derivedParameters(category, title, sizes)) }
}

/** What was said stands before what sizes tell. */
function withDerived(said: Found['parameters'], derived: Found['parameters']): Found['parameters'] {
  for (const _ in derived) return { ...derived, ...said }
  return said
}

type Found = {
  readonly vocabularies: Record<VocabularyName, IdsFact | null>
  /** Of legs, tops, frames, wherever they are told. */
  readonly partMaterials: { readonly ids: readonly number[]; readonly source: AttributeSource }[]
  readonly parameters: Record<string, IdsFact>
  seats: SeatsFact | null
}

/** Reads every field that a table knows; what speaks of sizes is handed back, because sizes are settled together. */
function readFields(fields: Readonly<Record<string, string>>, category: Category | null, own: ReadonlySet<string>, found: Found): SizeField[] {
  const sizeFields: SizeField[] = []
  for (const name in fields) {
    const use = fieldUse(name)
    if (!use) continue
    const value = (fields[name] as string).slice(0, maxField)
    const source = sourceOf(name)
    if (use.kind === 'vocabulary' || use.kind === 'finish') {
      readVocabularyField(use.kind === 'finish' ? 'colours' : use.vocabulary, use.kind === 'finish' || use.isOfPart, value, source, found)
      continue
    }
    if (use.kind === 'seats') found.seats ??= withSource(seatsOfField(fieldTokens(value)), source)
    else if (use.kind === 'parameters') readParameterField(use.parameters, fieldTokens(value), category, source, found)
    else if (use.kind === 'sizes' || use.of === null || own.has(use.of)) sizeFields.push({ use, value, source })
  }
  return sizeFields
}

/** A finish is a colour ("lacado branco") or tells of a part ("pés em faia"). */
function readVocabularyField(vocabulary: VocabularyName, mayBeOfPart: boolean, value: string, source: AttributeSource, found: Found): void {
  const part = mayBeOfPart ? partOfField(value) : null
  if (part) {
    if (part === 'carries') found.partMaterials.push({ ids: choicesOfField.materials(value), source })
    return
  }
  const ids = vocabulary === 'materials' ? materialsOfField(value) : choicesOfField[vocabulary](value)
  // "Stof: bouclé", "Frame: staal": a second field tells of another part.
  if (vocabulary === 'materials' && found.vocabularies.materials) found.partMaterials.push({ ids, source })
  else if (vocabulary === 'materials') addMaterials(found, ids, source)
  else addIds(found.vocabularies, vocabulary, ids, source)
}

/** "Eiche Nordic Dekor", "oak effect": a print on a board. */
const looksLike = /dekor|nachbildung|optik|\beffe[ck]?t|efecto|efeito|imitat|imitac|imita[cç]|\blook\b/i
const printed = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 20])
const materialsOfField = memoised((value) => {
  const ids = choicesIn(tokensOf(value), fieldWords.materials)
  return looksLike.test(value) ? ids.filter((id) => !printed.has(id)) : ids
}, 5_000)

const mostRemembered = 5_000
const sourceOf = memoised((name): AttributeSource => `field:${name}`, mostRemembered)
const foldedValue = memoised((value) => tokensOf(value).map(({ text }) => text).join(' '), mostRemembered)
const partOfField = memoised((value) => partRole(tokensOf(value.slice(0, maxField))[0]?.text ?? '') ?? false, mostRemembered)
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

const colourTextOf = (fields: Readonly<Record<string, string>>): string => {
  const value = fields['color'] ?? fields['cor'] ?? fields['colour']
  return value === undefined ? '' : foldedValue(value)
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
  if (category === null || maySeat(category) || coversSeats(category)) found.seats ??= withSource(seatsIn(title), 'title')
}

/** Elsewhere "4 pessoas" speaks of plates or tents. */
const seatSubtrees = new Set(['sofas', 'poltronas-e-pufes', 'sala-de-jantar', 'moveis-de-jardim', 'mesas-e-cadeiras-infantis', 'mesas-de-reuniao'])
/** Of what is known to be for the living room and no more it may be a sofa. */
const maySeat = memoised<boolean, Category | null>((category) => category?.slug === 'sala-de-estar' || isBelow(category, seatSubtrees), mostRemembered)
/** Whose names tell the seats that they fit; their texts tell of sofas of all kinds. */
const seatCoverSubtrees = new Set(['capas-de-sofa'])
const coversSeats = memoised<boolean, Category | null>((category) => isBelow(category, seatCoverSubtrees), mostRemembered)

function isBelow(category: Category | null, subtrees: ReadonlySet<string>): boolean {
  for (let at = category; at; at = at.parentId === null ? null : categoryById(at.parentId)) if (subtrees.has(at.slug)) return true
  return false
}

/** "Material: carvalho maciço" in running text. */
export const materialLine = /\b(?:material|materiais|composi[cç][aã]o|revestimento|tapizado|rivestimento|rev[eê]tement|bezug|materiale|materiaal|composici[oó]n|mati[eè]re)\s*:\s*([^.;\n•]{2,80})/gi
const maxDescription = 600

/** Not of a part: "Frame material: steel" stands beside what the article is covered with (bare-materials.ts). */
function mainLine(text: string): string | null {
  for (const { index, 1: line } of text.matchAll(materialLine)) if (partRole(fold(text.slice(0, index)).match(/[a-z]+(?=[ -]$)/)?.[0] ?? '') === undefined) return line as string
  return null
}

const seated = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

/** "Com assento estofado em linho bege": what one sits on is what one sees of a chair or a bench. */
function withSeats(own: ReadonlySet<string>): ReadonlySet<string> {
  if (!own.has('cadeira') && !own.has('banco') && !own.has('banqueta') && !own.has('poltrona')) return own
  const known = seated.get(own) ?? new Set([...own, ...seatWords])
  seated.set(own, known)
  return known
}

const nothingTold: BareMaterials = { main: [], parts: [], colours: [], isFirst: false }

/** Hands back the colours that stand behind a material of the article, where none are known. */
function readTextMaterials(description: string, signs: TextSigns, title: string, own: ReadonlySet<string>, found: Found): readonly number[] {
  if ((signs.kinds & MATERIAL_LINE) !== 0) {
    const start = description.slice(0, maxDescription)
    const line = mainLine(start)
    // Of what the name has told one material the line tells the others.
    if (line && found.vocabularies.materials) found.partMaterials.push({ ids: materialsOfField(line), source: 'description' })
    else if (line) addMaterials(found, materialsOfField(line), 'description')
  }
  const isSaid = (signs.kinds & STUFF) !== 0
  const { main, parts, colours } = isSaid && signs.madeOf.to > 0 ? textMaterials(description, withSeats(own), signs.madeOf) : nothingTold
  const bare = isSaid && (signs.kinds & (HEADS_CLAUSE | PART_OR_SHARE)) !== 0 ? bareMaterials(description, { heads: (signs.kinds & HEADS_CLAUSE) !== 0, parts: (signs.kinds & PART_OR_SHARE) !== 0 }) : nothingTold
  if (found.vocabularies.materials?.source === 'title') compareWithName([...main, ...bare.main, ...bare.parts, ...parts], main, { title, description }, found)
  else addMaterials(found, bare.isFirst ? [...bare.main, ...main] : main, 'description')
  if (found.vocabularies.materials?.source !== 'title') addMaterials(found, bare.main, 'description')
  else found.partMaterials.push({ ids: bare.main.filter((id) => id !== anyCloth), source: 'description' })
  if (!found.vocabularies.materials && bare.parts.length === 0 && parts.length === 0) addMaterials(found, materialsBeforeThing(description), 'description')
  found.partMaterials.push({ ids: bare.parts, source: 'description' })
  found.partMaterials.push({ ids: parts, source: 'description' })
  if (found.vocabularies.colours && found.vocabularies.materials?.source !== 'description') return colours
  const head = textHead(description, own, () => [...main, ...bare.main, ...parts, ...bare.parts].some((id) => covers.has(id)))
  addHeadMaterials(found, head.ids)
  if (head.isChief && head.colours.length > 0) return head.colours
  const told = bare.isFirst && bare.colours.length > 0 ? bare.colours : colours
  if (told.length > 0) return told
  return bare.colours.length > 0 ? bare.colours : head.colours
}

/** "Barro vermelho e tampa de cortiça": what the text begins with stands first. */
function addHeadMaterials(found: Found, ids: readonly number[]): void {
  const known = found.vocabularies.materials
  if (ids.length > 0 && (!known || known.source === 'description')) found.vocabularies.materials = { ids: mostSpecific([...ids, ...(known?.ids ?? [])]), source: 'description' }
}

/**
 * "Móvel de TV branco e carvalho" made "em aglomerado": the name tells what it looks like, unless one of both says that there is
 * wood. "Cadeira em rotim" made "em rotim e ferro": what is told with the name's material is one as well.
 */
function compareWithName(said: readonly number[], main: readonly number[], texts: { title: string; description: string }, found: Found): void {
  const known = found.vocabularies.materials?.ids ?? []
  const isLook = said.includes(board) && known.every((id) => woods.has(id) || id === anyWood) && !said.some((id) => known.includes(id)) && !isReallyWood(texts)
  if (isLook) found.vocabularies.materials = { ids: [board], source: 'description' }
  else if (main.includes(board) || said.some((id) => known.includes(id))) found.partMaterials.push({ ids: main, source: 'description' })
}

const isReallyWood = ({ title, description }: { title: string; description: string }): boolean => realWood.test(title) || veneer.test(description)
const realWood = /maci[cç]|massi[fvc]|massello|solid|folhead|veneer|plaqu|chapad|furnier|madeira d|madera d|bois d|legno d|holz|wood/i
const veneer = /folhead|veneer|placag|plaqu[eé]|chapad|furnier|impiallacc|fineer/i

/** "Lit double bois massif pin, …" under "Lit 160 × 200": a text that begins by naming the thing again is read as a name, to the end of the clause. */
function readNamedAgain(description: string, title: readonly Token[], category: Category | null, found: Found): void {
  const head = title[0]?.text ?? ''
  // Most texts begin with another letter.
  if (head.length < 3 || (description.charCodeAt(0) | 32) !== head.charCodeAt(0) || !fold(description.slice(0, head.length + 4)).trimStart().startsWith(head)) return
  const tokens = tokensOf(description.slice(0, mostNamedAgain))
  const end = tokens.findIndex(({ kind, text }, at) => (kind === 'mark' && clauseEnds.has(text)) || (at > 0 && goesOn.has(text) && !isStillName(tokens, at)))
  const facts = nameFacts(end < 0 ? tokens : tokens.slice(0, end), category, '')
  if (!found.vocabularies.materials) addMaterials(found, facts.vocabularies.materials ?? [], 'description')
  // "Mesa de roble, color blanco": the wood is no colour where the text may go on to one; "branco e carvalho" are two.
  if (!found.vocabularies.colours && ((facts.vocabularies.colours?.length ?? 0) > 1 || !facts.vocabularies.materials?.some((id) => woods.has(id)))) addIds(found.vocabularies, 'colours', facts.vocabularies.colours ?? [], 'description')
}

/** "Sofá-cama com tecido antracite", "roupeiro branco e carvalho". */
const isStillName = (tokens: readonly Token[], at: number): boolean =>
  matchAt(nameWords, tokens, at + 1, ({ vocabulary, id }) => (vocabulary === 'materials' && (covers.has(id) || (woods.has(id) && tokens[at]?.text === 'e'))) || (vocabulary === 'colours' && tokens[at]?.text === 'e')) !== null

const mostNamedAgain = 140
const clauseEnds = new Set([',', '.', ';', ':', '!', '(', '+'])
/** Where a sentence goes on, or what comes with the thing, it is no name. */
const goesOn = new Set(['com', 'with', 'avec', 'con', 'mit', 'met', 'e', 'is', 'es', 'est', 'ist', 'que', 'disponivel', 'disponible', 'available', 'perfeito', 'perfeita', 'ideal', 'combina', 'para', 'pour', 'for', 'per'])

/** "Nogueira" in the name, "efeito nogueira" in the text: it only looks like it. */
export const lookOf = /\b(?:efeito|imita[cç][aã]o|aspeto|aspecto|efecto|imitaci[oó]n|effet|effetto)\s+(?:de\s+|da\s+|a\s+)?([a-zà-ÿ]{3,20})/gi
/** "Oak effect", "Eiche-Dekor". */
export const lookEnd = new RegExp(`[ -](?:${[...looksBehind].join('|')})\\b`, 'gi')

/** What the text says that something only looks like. */
function looksIn(text: string): number[] {
  const words = [...text.matchAll(lookOf)].map(([, word]) => word as string)
  for (const { index } of text.matchAll(lookEnd)) words.push(text.slice(text.lastIndexOf(' ', index - 1) + 1, index))
  return words.flatMap((word) => choicesIn(tokensOf(word), fieldWords.materials))
}

function dropLooks(description: string, found: Found): void {
  const known = found.vocabularies.materials
  if (!known) return
  const looks = new Set(looksIn(description.slice(0, maxDescription)))
  if (looks.size === 0) return
  const ids = known.ids.filter((id) => !looks.has(id) || !(woods.has(id) || id === anyWood))
  if (ids.length < known.ids.length) found.vocabularies.materials = ids.length > 0 ? { ids, source: known.source } : null
}

/** The main material first, as it is said; ids of a list are else ascending. */
function addMaterials(found: Found, ids: readonly number[], source: AttributeSource): void {
  if (ids.length > 0) found.vocabularies.materials ??= { ids: mostSpecific(ids), source }
}

/** Steel is a metal, oak a wood: beside the one the other says nothing. */
function mostSpecific(ids: readonly number[]): readonly number[] {
  if (ids.length === 1) return ids
  const dropped = [...(ids.some((id) => metals.has(id)) ? [anyMetal] : []), ...(ids.some((id) => woods.has(id)) ? [anyWood] : [])]
  return dropped.length === 0 ? [...new Set(ids)] : [...new Set(ids)].filter((id) => !dropped.includes(id))
}

const [anyMetal, anyWood, board, anyCloth] = [12, 10, 11, 31]
const metals = new Set([13, 14, 15, 16])
const woods = new Set([2, 3, 4, 5, 6, 7, 8, 9])

/** What parts are made of stands after what the article is made of. */
function addPartMaterials({ partMaterials, vocabularies }: Found): void {
  for (const { ids, source } of partMaterials) {
    if (ids.length === 0) continue
    const known = vocabularies.materials
    vocabularies.materials = known ? { ids: [...new Set([...known.ids, ...ids])], source: known.source } : { ids: [...ids], source }
  }
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
function addIds<Key extends string>(into: Partial<Record<Key, IdsFact | null>>, key: Key, ids: readonly number[], source: AttributeSource): void {
  if (ids.length > 0) into[key] ??= { ids: ascending(ids), source }
}

const ascending = (ids: readonly number[]): number[] => (ids.length === 1 ? [...ids] : [...new Set(ids)].sort((a, b) => a - b))
const withSource = (seats: { low: number; high: number } | null, source: AttributeSource): SeatsFact | null => seats && { ...seats, source }
