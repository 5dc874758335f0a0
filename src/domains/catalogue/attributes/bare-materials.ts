import { nameWords, type NameMeaning } from './attribute-words.ts'
import { tokensOf, type Token } from './lexer.ts'
import { mostMaterialText } from './text-materials.ts'
import { partRole } from './part-nouns.ts'
import { matchAt, type Match } from './word-dictionary.ts'

/** `colours`: those that stand beside the main material. */
export type BareMaterials = { readonly main: readonly number[]; readonly parts: readonly number[]; readonly colours: readonly number[] }

/** Cheap signs that a text has such a place at all: most have none. */
const promising = /%|(?:^|[.,;:\n•*-])\s*(?:melamin|mdf|bombazin|boucl|rot[iî]m|ratan|vime |vinyl|vinil|lin |linen|l[aã] |wool|juta |sisal|bet[aã]o|b[eé]ton|concrete|granit|terraz|nogueira|faia |teca |teak|ac[aá]cia|mango|mangueira|eucalip|walnut|beech|pine |ch[eê]ne|h[eê]tre|noyer|noce |rovere|faggio|pino |haya|buche|kiefer|hout|staal|katoen|fluweel|stof |powder|polip|poli[eé]|metal|madeira|pinho|carvalho|vidro|a[cç]o |aglom|deriv|pain[eé]|panne?a?u|pannell|tablero|contrap|span|truciol|p[eu]va|pvc|abs\b|particle|engineer|plywood|algod|tecido|linho|veludo|resina|bambu|cer[aâ]m|rattan|acr[ií]l|alum|m[aá]rmore|material|tissu|velours|bois|m[eé]tal|verre|acier|marbre|cuir|coton|laine|rotin|tela |terciopelo|madera|vidrio|acero|m[aá]rmol|roble|cuero|hierro|tessuto|velluto|legno|vetro|ferro|stoff|holz|glas|stahl|solid|oak|wood|leather|fabric|velvet|steel|poly|melam|nussbaum|eiche|kunst)|\b(?:tampo|pernas|p[eé]s|base|estrutura|arma[cç][aã]o|frentes?|legs?|frame|top|patas|estructura|tablero|pieds|pi[eè]tement|cadre|armature|ch[aâ]ssis|plateau|structure|gambe|struttura|telaio|piano|gestell|beine|platte|korpus)\s*:?\s+[A-Za-zÀ-ÿ]|[a-z] (?:legs|frame|base|top|tabletop|seat|back|backrest|pole|canopy|shade|body|doors|shelves|feet|shell|cover|upholstery)\b/i
const mostClauses = 40

/**
 * Materials that a running text names without a preposition, clause by clause: "Polipropileno.", "Melamina de 16 mm", "100% algodão",
 * "92% poliéster, 8% elastano", and those of parts, "Tampo MDF lacado, base: metal".
 */
export function bareMaterials(text: string): BareMaterials {
  const start = text.slice(0, mostMaterialText)
  if (!promising.test(start)) return nothing
  const found = { main: [] as number[], parts: [] as number[], colours: [] as number[] }
  const shares: Share[] = []
  for (const { clause, isSentence } of clausesOf(start)) {
    const tokens = tokensOf(clause.slice(0, 120))
    const told = sharesOf(tokens)
    shares.push(...told.filter(({ isOfPart }) => !isOfPart))
    found.parts.push(...told.flatMap(({ isOfPart, ids }) => (isOfPart ? ids : [])))
    if (shares.length === 0 && told.length === 0 && found.main.length === 0) addWholeClause(tokens, isSentence, found)
    found.parts.push(...partMaterial(tokens), ...materialsBeforePart(tokens))
  }
  return { main: shares.length > 0 ? chiefOf(shares) : found.main, parts: [...new Set(found.parts)], colours: [...new Set(found.colours)] }
}

/** With whether it begins a sentence: "vidro de 4 mm com película" in a list is one thing of several. */
function clausesOf(text: string): { clause: string; isSentence: boolean }[] {
  const sentences = text.split(/[.;\n•]+(?!\d)/, mostClauses)
  return sentences.flatMap((sentence) => sentence.split(/[,+]+(?!\d)/).map((clause, at) => ({ clause, isSentence: at === 0 }))).slice(0, mostClauses)
}

type Share = { readonly percent: number; readonly ids: readonly number[]; readonly isOfPart: boolean }

/** "55% linho, 45% algodão": what there is most of, and what makes up a good part of the same cloth. */
function chiefOf(shares: readonly Share[]): number[] {
  const most = shares.reduce((known, share) => (share.percent > known.percent ? share : known))
  const beside = shares.filter(({ percent }) => percent >= GOOD_PART && percent + most.percent <= 100)
  return [...new Set([most, ...beside].flatMap(({ ids }) => ids))]
}

const GOOD_PART = 20

const nothing: BareMaterials = { main: [], parts: [], colours: [] }
const isMaterial = (meaning: NameMeaning): boolean => meaning.vocabulary === 'materials'
const isMetal = ({ vocabulary, id }: NameMeaning): boolean => vocabulary === 'materials' && id >= 12 && id <= 16
const idsOf = (match: Match<NameMeaning>): number[] => match.meanings.map(({ id }) => id)

const sharesOf = (tokens: readonly Token[]): Share[] => tokens.flatMap(({ text }, at) => (text === '%' ? (shareAt(tokens, at) ?? []) : []))

/** "Tecido 100% poliéster", "100 % algodão", "algodão 80%"; nothing of fillings and linings. */
function shareAt(tokens: readonly Token[], sign: number): Share | null {
  const percent = Number(tokens[sign - 1]?.text ?? Number.NaN)
  if (sign < 1 || !(percent > 0 && percent <= 100)) return null
  const roles = tokens.slice(0, sign).map(({ text }) => partRole(text))
  if (roles.includes('small')) return null
  const after = tokens[sign + 1]?.text === 'de' || tokens[sign + 1]?.text === 'em' ? sign + 2 : sign + 1
  const match = matchAt(nameWords, tokens, after, isMaterial) ?? (sign === 2 ? matchAt(nameWords, tokens, 0, isMaterial) : null)
  return match && { percent, ids: idsOf(match), isOfPart: roles.includes('carries') }
}

/** A clause that is a material and nothing else but its thickness, finish and colour: "Alumínio lacado antracite", up to what comes with it. */
function addWholeClause(tokens: readonly Token[], isSentence: boolean, found: { readonly main: number[]; readonly colours: number[] }): void {
  const first = tokens.findIndex(({ text }) => !praise.has(text))
  const match = first < 0 || first > MOST_PRAISE ? null : matchAt(nameWords, tokens, first, isMaterial)
  if (!match) return
  const rest = tokens.slice(match.to, endOfMaterial(tokens, match.to, isSentence))
  const [ids, colours] = [idsOf(match), [] as number[]]
  const isOther = (index: number): boolean => {
    const other = matchAt(nameWords, rest, index, isMaterial)
    const colour = other ? null : matchAt(nameWords, rest, index, isColour)
    if (other) ids.push(...idsOf(other))
    if (colour) colours.push(...idsOf(colour))
    return other !== null || colour !== null
  }
  if (rest.length > MOST_REST || !rest.every((token, index) => token.kind === 'number' || token.kind === 'mark' || plain.has(token.text) || isOther(index))) return
  found.main.push(...ids)
  found.colours.push(...colours)
}

const MOST_PRAISE = 3
const MOST_REST = 5

/** Where it begins to be told what the material looks like, or what comes with it ("com almofadas"; "com algodão" is of the cloth). */
function endOfMaterial(tokens: readonly Token[], from: number, isSentence: boolean): number | undefined {
  const end = tokens.findIndex(({ text }, at) => at >= from && (lookWords.has(text) || (isSentence && withWords.has(text) && !matchAt(nameWords, tokens, at + 1, isMaterial) && !plain.has(tokens[at + 1]?.text ?? ''))))
  return end < 0 ? undefined : end
}

const withWords = new Set(['com', 'con', 'with', 'mit', 'met', 'avec'])

/** What stands before a material and says how good it is, or how it was treated. */
const praise = new Set(['powder', 'coated', 'solid', 'genuine', 'real', 'brushed', 'polished', 'tempered', 'recycled', 'stainless', 'premium', 'durable', 'massives', 'massiver', 'massive', 'massief', 'massieve', 'echtes', 'echte', 'echter', 'hochwertiges', 'lackiertes', 'pulverbeschichtetes', 'vero', 'vera', 'veritable', 'verdadeiro', 'verdadeira', 'genuino', 'genuina'])

/** "Aglomerado melamínico decor carvalho": what follows is printed on it. */
const lookWords = new Set(['cor', 'color', 'colour', 'couleur', 'coloris', 'colore', 'kleur', 'farbe', 'acabamento', 'acabado', 'finition', 'finitura', 'afwerking', 'decor', 'dekor', 'efeito', 'efecto', 'effet', 'effetto', 'aspeto', 'imitacao', 'imitation', 'nachbildung', 'optik'])
const isColour = (meaning: NameMeaning): boolean => meaning.vocabulary === 'colours'
const plain = new Set(['clair', 'claire', 'fonce', 'foncee', 'claro', 'clara', 'escuro', 'escura', 'oscuro', 'chiaro', 'scuro', 'hell', 'dunkel', 'mat', 'matt', 'mate', 'matte', 'laque', 'laquee', 'lackiert', 'massif', 'massiv', 'massello', 'macizo', 'maciza', 'verni', 'brillant', 'brosse', 'dore', 'resistant', 'ultra', 'lavable', 'impermeable', 'sfoderabile', 'pieghevole', 'antimanchas', 'antitache', 'pulverbeschichtet', 'melaminbeschichtet', 'beschichtet', 'foliert', 'furniert', 'lacada', 'laccato', 'verniciato', 'pintada', 'trempe', 'templado', 'temperato', 'gehartet', 'acojinado', 'geolt', 'huile', 'finish', 'polished', 'de', 'a', 'ao', 'alto', 'brilho', 'opaco', 'mm', 'cm', 'lacado', 'lacada', 'macico', 'macica', 'natural', 'resistente', 'lavavel', 'reciclado', 'reciclada', 'espessura', 'e', 'alta', 'qualidade', 'temperado', 'forjado', 'pintado', 'escovado', 'com', 'fundido', 'fundida', 'prensado', 'galvanizado', 'anodizado', 'envernizado', 'tratado', 'tratada', 'oleado', 'encerado', 'and', 'et', 'und', 'y', 'g', 'gr', 'gsm', 'm2', 'm', 'carbono', 'cromado', 'lacados', 'frame', 'frames', 'structure', 'estructura', 'estrutura'])

/** "Tampo MDF lacado", "Pernas metálicas": a part at the head of its clause; a base may be the underside ("Base PVC" of a mat). */
function partMaterial(tokens: readonly Token[]): readonly number[] {
  for (let at = 0; at < tokens.length - 1; at++) {
    const { kind, text } = tokens[at] as Token
    if (kind !== 'word' || partRole(text) !== 'carries' || (at > 0 && !frames.has(text))) continue
    const match = matchAt(nameWords, tokens, tokens[at + 1]?.text === ':' ? at + 2 : at + 1, text === 'base' ? isMetal : isMaterial)
    const kindOf = match && ofWords.has(tokens[match.to]?.text ?? '') ? matchAt(nameWords, tokens, match.to + 1, isMaterial) : null
    if (match) return kindOf ? [...idsOf(match), ...idsOf(kindOf)] : idsOf(match)
  }
  return []
}

/** "Aluminium pole and polyester canopy", "padded fabric seat, nylon base": English puts the material before its part. */
function materialsBeforePart(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap(({ text }, at) => (englishParts.has(text) && at > 0 ? (materialEndingAt(tokens, at) ?? []) : []))
}

function materialEndingAt(tokens: readonly Token[], end: number): number[] | null {
  for (let at = Math.max(0, end - 3); at < end; at++) {
    const match = matchAt(nameWords, tokens, at, isMaterial)
    if (match?.to === end) return idsOf(match)
  }
  return null
}

const englishParts = new Set(['legs', 'frame', 'base', 'top', 'tabletop', 'seat', 'back', 'backrest', 'pole', 'canopy', 'shade', 'body', 'doors', 'shelves', 'feet', 'shell', 'cover', 'upholstery'])

/** "Structure bois massif de hêtre": which wood. */
const ofWords = new Set(['de', 'di', 'van', 'of'])

/** Parts that are told in the middle of a clause as well: "miroir rond cadre métal doré", "mesa com tampo vidro". */
const frames = new Set(['tampo', 'estrutura', 'armacao', 'moldura', 'caixilho', 'cadre', 'structure', 'pietement', 'plateau', 'pieds', 'armature', 'chassis', 'estructura', 'patas', 'marco', 'tablero', 'struttura', 'telaio', 'piano', 'gambe', 'gestell', 'platte', 'tischplatte', 'korpus', 'beine', 'frame', 'legs', 'top'])

/** "Hand-crafted solid oak dining table", "genuine leather sofa": other languages put the material before the thing. */
export function materialsBeforeThing(text: string): readonly number[] {
  const start = text.slice(0, 120)
  if (!anyThing.test(start)) return []
  const tokens = tokensOf(start)
  for (let at = 0; at < tokens.length - 1; at++) {
    const match = matchAt(nameWords, tokens, at, isMaterial)
    if (match && things.has(tokens[match.to]?.text ?? '')) return idsOf(match)
  }
  return []
}

const anyThing = /[a-z] (?:table|chair|arm|sofa|bed|desk|cabinet|bench|shelf|ward|lamp|stool|otto|pouf|rug|mirror|dining|coffee|side|console|book|night|dress|uphol|eet|tafel|stoel|kast)/
const things = new Set(['table', 'chair', 'armchair', 'sofa', 'bed', 'desk', 'cabinet', 'bench', 'shelf', 'wardrobe', 'lamp', 'stool', 'ottoman', 'pouf', 'rug', 'mirror', 'dining', 'coffee', 'side', 'bedside', 'console', 'sideboard', 'bookcase', 'nightstand', 'dresser', 'upholstery', 'eettafel', 'tafel', 'stoel', 'kast'])
