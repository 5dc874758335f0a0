import { anyCloth, board, covers, woods } from '../../vocabularies/material-kinds.ts'
import { addMaterials, type Found, mostSpecific } from '../found.ts'
import { materialsOfField } from '../item-fields.ts'
import { seatWords } from '../sizes/size-words.ts'
import { fold } from '../words/lexer.ts'
import { partRole } from '../words/part-nouns.ts'
import { bareMaterials, type BareMaterials } from './bare-materials.ts'
import { materialsBeforeThing } from './materials-before-thing.ts'
import { textHead } from './text-head.ts'
import { textMaterials } from './text-materials.ts'
import { HEADS_CLAUSE, MATERIAL_LINE, PART_OR_SHARE, STUFF, type TextSigns } from './text-signs.ts'

/** "Material: carvalho maciço" in running text. */
export const materialLine =
  /\b(?:material|materiais|composi[cç][aã]o|revestimento|tapizado|rivestimento|rev[eê]tement|bezug|materiale|materiaal|composici[oó]n|mati[eè]re)\s*:\s*([^.;\n•]{2,80})/gi
const maxDescription = 600

/** Not of a part: "Frame material: steel" stands beside what the article is covered with (bare-materials.ts). */
function mainLine(text: string): string | null {
  for (const { index, 1: line } of text.matchAll(materialLine))
    if (partRole(fold(text.slice(0, index)).match(/[a-z]+(?=[ -]$)/)?.[0] ?? '') === undefined) return line!
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

/** What the text tells: behind prepositions (`main`, `parts`, `colours`), and in clauses of nothing but a material (`bare`). */
type Told = ReturnType<typeof textMaterials> & { readonly bare: BareMaterials }
type Texts = { readonly title: string; readonly description: string }

const none: readonly number[] = []
const nothingTold: BareMaterials = { main: none, parts: none, colours: none, isFirst: false }

/** Hands back the colours that stand behind a material of the article, where none are known. */
export function readTextMaterials(
  description: string,
  signs: TextSigns,
  title: string,
  own: ReadonlySet<string>,
  found: Found,
): readonly number[] {
  if ((signs.kinds & MATERIAL_LINE) !== 0) readMaterialLine(description, found)
  const told = toldIn(description, signs, own)
  addMain(told, { title, description }, found)
  if (isWithoutMaterial(told, found)) addMaterials(found, materialsBeforeThing(description), 'description')
  for (const ids of [told.bare.parts, told.parts]) found.partMaterials.push({ ids, source: 'description' })
  if (found.vocabularies.colours && found.vocabularies.materials?.source !== 'description') return told.colours
  const head = textHead(description, own, () => named(told).some((id) => covers.has(id)))
  addHeadMaterials(found, head.ids)
  return chiefColours(told, head)
}

/** Of what the name has told one material the line tells the others. */
function readMaterialLine(description: string, found: Found): void {
  const line = mainLine(description.slice(0, maxDescription))
  if (!line) return
  const ids = materialsOfField(line)
  if (found.vocabularies.materials) found.partMaterials.push({ ids, source: 'description' })
  else addMaterials(found, ids, 'description')
}

function toldIn(description: string, { kinds, madeOf }: TextSigns, own: ReadonlySet<string>): Told {
  if ((kinds & STUFF) === 0) return { ...nothingTold, bare: nothingTold }
  const made = madeOf.to > 0 ? textMaterials(description, withSeats(own), madeOf) : nothingTold
  const [heads, parts] = [(kinds & HEADS_CLAUSE) !== 0, (kinds & PART_OR_SHARE) !== 0]
  const bare = heads || parts ? bareMaterials(description, { heads, parts }) : nothingTold
  return { main: made.main, parts: made.parts, colours: made.colours, bare }
}

function named({ main, parts, bare }: Told): readonly number[] {
  return [...main, ...bare.main, ...bare.parts, ...parts]
}

function addMain(told: Told, texts: Texts, found: Found): void {
  const { main, bare } = told
  if (found.vocabularies.materials?.source === 'title') compareWithName(named(told), main, texts, found)
  else addMaterials(found, bare.isFirst ? [...bare.main, ...main] : main, 'description')
  if (found.vocabularies.materials?.source === 'title')
    found.partMaterials.push({ ids: bare.main.filter((id) => id !== anyCloth), source: 'description' })
  else addMaterials(found, bare.main, 'description')
}

function isWithoutMaterial({ parts, bare }: Told, found: Found): boolean {
  return !found.vocabularies.materials && bare.parts.length === 0 && parts.length === 0
}

/** Those of what the text begins with, then those behind a preposition. */
function chiefColours({ colours, bare }: Told, head: ReturnType<typeof textHead>): readonly number[] {
  const inOrder = [head.isChief ? head.colours : none, bare.isFirst ? bare.colours : none, colours, bare.colours]
  return inOrder.find((ids) => ids.length > 0) ?? head.colours
}

/** "Barro vermelho e tampa de cortiça": what the text begins with stands first. */
function addHeadMaterials(found: Found, ids: readonly number[]): void {
  const known = found.vocabularies.materials
  if (ids.length > 0 && (!known || known.source === 'description'))
    found.vocabularies.materials = { ids: mostSpecific([...ids, ...(known?.ids ?? [])]), source: 'description' }
}

/**
 * "Móvel de TV branco e carvalho" made "em aglomerado": the name tells what it looks like, unless one of both says that there is
 * wood. "Cadeira em rotim" made "em rotim e ferro": what is told with the name's material is one as well.
 */
function compareWithName(said: readonly number[], main: readonly number[], texts: Texts, found: Found): void {
  const known = found.vocabularies.materials?.ids ?? []
  const isLook =
    said.includes(board) &&
    known.every((id) => woods.has(id)) &&
    !said.some((id) => known.includes(id)) &&
    !isReallyWood(texts)
  if (isLook) found.vocabularies.materials = { ids: [board], source: 'description' }
  else if (main.includes(board) || said.some((id) => known.includes(id)))
    found.partMaterials.push({ ids: main, source: 'description' })
}

function isReallyWood({ title, description }: Texts): boolean {
  return realWood.test(title) || veneer.test(description)
}
const realWood =
  /maci[cç]|massi[fvc]|massello|solid|folhead|veneer|plaqu|chapad|furnier|madeira d|madera d|bois d|legno d|holz|wood/i
const veneer = /folhead|veneer|placag|plaqu[eé]|chapad|furnier|impiallacc|fineer/i
