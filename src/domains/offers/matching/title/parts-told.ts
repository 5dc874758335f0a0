import { partKinds, pieceKinds } from '../words/head-words.ts'
import { withWords } from '../words/qualifier-words.ts'
import { forWords, type Head, isAddOn, saysWithout } from './read-head.ts'
import type { TitleToken } from './title-tokens.ts'

/**
 * What one article of a series has and another has not, as bits: read once, compared without making a list. A row: the part, and its words in
 * several languages, folded.
 */
const ROWS: readonly (readonly [part: string, words: string])[] = [
  ['mattress', 'colchao colchoes colchon mattress mattresses matratze matelas materasso materac'],
  ['slats', 'estrado somier lattenrost sommier doghe stelaz slatted slats'],
  ['chairs', 'cadeiras sillas chairs stuhle stuhlen chaises sedie krzesla krzesel krzeslami'],
  ['stools', 'bancos taburetes stools tabourets sgabelli hockern'],
  [
    'storage',
    'arrumacao arca bau arcon almacenaje storage bettkasten stauraum rangement coffre contenitore pojemnik pojemnikiem',
  ],
  [
    'drawers',
    'gaveta gavetas cajon cajones drawer drawers schublade schubladen tiroir tiroirs cassetto cassetti szuflada szuflady szuflad szufladami',
  ],
  ['doors', 'porta portas puerta puertas door doors turen tur porte portes ante drzwi drzwiami'],
  [
    'shelf',
    'estante estantes prateleira prateleiras shelf shelves balda baldas regal etagere etageres ripiano ripiani polka polki polkami',
  ],
  ['addon', 'adicional adicionais addon'],
  ['chaise', 'chaise chaiselongue recamiere meridienne'],
  ['open end', 'extremo extremidade extremite estremita ende'],
  ['headrest', 'headrest headrests reposacabezas kopfstutze kopfstutzen tetiere tetieres poggiatesta'],
  ['arms', 'bracos brazos armrests armlehne armlehnen accoudoirs braccioli podlokietniki podlokietnikami'],
  ['bed', 'schlaffunktion convertible convertivel convertibile spania underbed schlafsofa'],
  ['headboard', 'cabeceira cabecero headboard kopfteil testiera zaglowkiem'],
  ['castors', 'rodizios rodas castors ruedas rollen roulettes ruote kolka kolkami'],
  [
    'light',
    'iluminacao led luz luzes luces lights iluminacion lighting beleuchtung eclairage illuminazione oswietlenie oswietleniem',
  ],
  ['mirror', 'espelho espejo mirror spiegel miroir specchio lustro lustrem'],
  ['canopy', 'dossel dosel canopy baldachin baldaquin'],
  [
    'corner',
    'canto corner rinconera rinconero esquina esquinero ecksofa eck angle angolare angolo naroznik narozny hjornesofa',
  ],
  ['U', 'u'],
  ['swivel', 'giratorio giratoria swivel drehbar pivotant girevole obrotowy obrotowa'],
  ['piece', ''],
]

const bitOfWord: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap(([, words], bit) =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, number] => [word, 1 << bit]),
  ),
)
function bitOf(part: string): number {
  return 1 << ROWS.findIndex(([name]) => name === part)
}

/** What every thing of a kind has, so that a title may say it or not. */
const FILLERS: ReadonlyMap<string, number> = new Map([
  ...['wardrobe', 'cabinet', 'sideboard', 'vitrine'].map((kind): [string, number] => [
    kind,
    bitOf('doors') | bitOf('storage'),
  ]),
  ...['dresser', 'bedside'].map((kind): [string, number] => [
    kind,
    bitOf('drawers') | bitOf('storage') | bitOf('headboard'),
  ]),
  ['bookcase', bitOf('shelf') | bitOf('storage')],
  ['wallshelf', bitOf('shelf') | bitOf('storage')],
  ['combination', bitOf('storage')],
  ['lamp', bitOf('light')],
  ['bulb', bitOf('light')],
  ['armchair', bitOf('arms')],
  ['mirror', bitOf('mirror')],
  ['drawerblock', bitOf('drawers') | bitOf('castors')],
  ['shoerack', bitOf('shelf') | bitOf('doors')],
  ['chest', bitOf('storage')],
  ['door', bitOf('doors')],
  ['drawer', bitOf('drawers')],
  ['back', bitOf('headrest')],
  ['box', bitOf('storage')],
  ['basket', bitOf('storage')],
])

export interface PartsTold {
  /** Parts that the title names, whatever it says of them, as bits. */
  readonly partsNamed: number
  /** Those of them that not every thing of its kind has: what one title alone tells is unknown of the other. */
  readonly partsTelling: number
}

/** Parts stand in any word but the head, what stands behind "sem" and what a piece is for; what a cover is for tells which cover it is. */
export function readParts(tokens: readonly TitleToken[], { headAt, headKinds, isPart }: Head): PartsTold {
  let named = 0
  let [along, isElsewhere] = [NONE, false]
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at]!
    // "Sectional with ottoman", "sofá e poltrona", "cama + mesa": another piece that is sold along.
    if (text === '+') [along, isElsewhere] = [headKinds.length > 0 ? ANY_PART : NONE, false]
    else if (ANDS.has(text)) [along, isElsewhere] = [headKinds.length > 0 ? ANY : NONE, false]
    else if (withWords.has(text)) [along, isElsewhere] = [headKinds, false]
    else if (kind === 'mark' && text !== '/' && text !== '-') [along, isElsewhere] = [NONE, false]
    else if (saysWithout(tokens, at)) isElsewhere = true
    else if (forWords.has(text)) isElsewhere = !isPart
    if (kind === 'word' && !isElsewhere)
      named |= at === headAt ? (bitOfWord.get(text) ?? 0) & OF_HEADS : bitsAt(tokens, at, along)
  }
  let fillers = 0
  for (const kind of headKinds) fillers |= FILLERS.get(kind) ?? 0
  return { partsNamed: named, partsTelling: named & ~fillers }
}

/** `along`: where a word may be another piece, the kinds that are the thing itself; none elsewhere. */
function bitsAt(tokens: readonly TitleToken[], at: number, along: readonly string[]): number {
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  // "Secretária em L"; not "L 120".
  if (text === 'l') return next?.kind === 'number' ? 0 : CORNER
  if (isAddOn(tokens, at)) return ADD_ON
  if (text === 'open') return next?.text === 'end' ? OPEN_END : 0
  if (BED_WORDS.has(text) && isJoinedBed(tokens, at)) return BED
  const bits = bitOfWord.get(text)
  if (bits === undefined) return along.length > 0 && isPieceAlong(text, along) ? PIECE : 0
  // "Porta-lenha", "porta USB".
  return (next?.text === '-' && text !== 'chaise') || next?.text === 'usb' ? 0 : bits
}

/** Boxes are of the thing: "combinação com caixas". */
function isPieceAlong(text: string, along: readonly string[]): boolean {
  return (
    (along === ANY_PART && partKinds(text) !== undefined) ||
    pieceKinds(text)?.every((kind) => kind !== 'chest' && !along.includes(kind)) === true
  )
}
const NONE: readonly string[] = []
/** "Sofa and loveseat": what stands behind "and" is another piece though it is of one kind. */
const ANY: readonly string[] = ['']
/** "Colchão + 2 almofadas". */
const ANY_PART: readonly string[] = ['+']

/** "Sofá-cama", "poltrona cama", "sofa bed": a piece that is a bed too. */
function isJoinedBed(tokens: readonly TitleToken[], at: number): boolean {
  const before = tokens[tokens[at - 1]?.text === '-' ? at - 2 : at - 1]?.text ?? ''
  return pieceKinds(before)?.some((kind) => SEATING.has(kind)) === true
}
const BED_WORDS = new Set(['cama', 'bed', 'bett', 'lit', 'letto'])
const SEATING = new Set(['sofa', 'armchair', 'footstool', 'chair'])
const BED = bitOf('bed')
const PIECE = bitOf('piece')
const ADD_ON = bitOf('addon')
const OPEN_END = bitOf('open end')
const ANDS = new Set(['&', 'e', 'and', 'y', 'und', 'et', 'i', 'ed'])
const CORNER = bitOf('corner')

const CHAISE = bitOf('chaise')
/** What the head itself may tell: "Ecksofa", "Schlafsofa". */
const OF_HEADS = CORNER | CHAISE | BED

/** Does one title alone tell a part? A sofa that has a chaise or a side has a corner whether its title says so or not. */
export function tellsMoreParts(a: PartsTold, b: PartsTold, hasSide: boolean): boolean {
  let more = (a.partsTelling & ~b.partsNamed) | (b.partsTelling & ~a.partsNamed)
  if (hasSide || ((a.partsNamed | b.partsNamed) & CHAISE) !== 0) more &= ~CORNER
  return more !== 0
}

export function haveBothChaise(a: PartsTold, b: PartsTold): boolean {
  return (a.partsNamed & b.partsNamed & CHAISE) !== 0
}
