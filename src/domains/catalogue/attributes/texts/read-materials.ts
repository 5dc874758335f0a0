import { anyCloth, board, covers, woods } from '../../vocabularies/material-kinds.ts'
import { addMaterials, type Found, mostSpecific } from '../found.ts'
import { materialsOfField } from '../item-fields.ts'
import { seatWords } from '../sizes/size-words.ts'
import { fold } from '../words/lexer.ts'
import { partRole } from '../words/part-nouns.ts'
import { bareMaterials, materialsBeforeThing, type BareMaterials } from './bare-materials.ts'
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
    if (partRole(fold(text.slice(0, index)).match(/[a-z]+(?=[ -]$)/)?.[0] ?? '') === undefined) return line as string
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
export function readTextMaterials(
  description: string,
  signs: TextSigns,
  title: string,
  own: ReadonlySet<string>,
  found: Found,
): readonly number[] {
  if ((signs.kinds & MATERIAL_LINE) !== 0) {
    const start = description.slice(0, maxDescription)
    const line = mainLine(start)
    // Of what the name has told one material the line tells the others.
    if (line && found.vocabularies.materials)
      found.partMaterials.push({ ids: materialsOfField(line), source: 'description' })
    else if (line) addMaterials(found, materialsOfField(line), 'description')
  }
  const isSaid = (signs.kinds & STUFF) !== 0
  const { main, parts, colours } =
    isSaid && signs.madeOf.to > 0 ? textMaterials(description, withSeats(own), signs.madeOf) : nothingTold
  const bare =
    isSaid && (signs.kinds & (HEADS_CLAUSE | PART_OR_SHARE)) !== 0
      ? bareMaterials(description, {
          heads: (signs.kinds & HEADS_CLAUSE) !== 0,
          parts: (signs.kinds & PART_OR_SHARE) !== 0,
        })
      : nothingTold
  if (found.vocabularies.materials?.source === 'title')
    compareWithName([...main, ...bare.main, ...bare.parts, ...parts], main, { title, description }, found)
  else addMaterials(found, bare.isFirst ? [...bare.main, ...main] : main, 'description')
  if (found.vocabularies.materials?.source !== 'title') addMaterials(found, bare.main, 'description')
  else found.partMaterials.push({ ids: bare.main.filter((id) => id !== anyCloth), source: 'description' })
  if (!found.vocabularies.materials && bare.parts.length === 0 && parts.length === 0)
    addMaterials(found, materialsBeforeThing(description), 'description')
  found.partMaterials.push({ ids: bare.parts, source: 'description' })
  found.partMaterials.push({ ids: parts, source: 'description' })
  if (found.vocabularies.colours && found.vocabularies.materials?.source !== 'description') return colours
  const head = textHead(description, own, () =>
    [...main, ...bare.main, ...parts, ...bare.parts].some((id) => covers.has(id)),
  )
  addHeadMaterials(found, head.ids)
  if (head.isChief && head.colours.length > 0) return head.colours
  const told = bare.isFirst && bare.colours.length > 0 ? bare.colours : colours
  if (told.length > 0) return told
  return bare.colours.length > 0 ? bare.colours : head.colours
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
function compareWithName(
  said: readonly number[],
  main: readonly number[],
  texts: { title: string; description: string },
  found: Found,
): void {
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

function isReallyWood({ title, description }: { title: string; description: string }): boolean {
  return realWood.test(title) || veneer.test(description)
}
const realWood =
  /maci[cç]|massi[fvc]|massello|solid|folhead|veneer|plaqu|chapad|furnier|madeira d|madera d|bois d|legno d|holz|wood/i
const veneer = /folhead|veneer|placag|plaqu[eé]|chapad|furnier|impiallacc|fineer/i
