import { memoised } from '#platform/memory/memoised.ts'
import { nameTokens, tokensOf, type Token, textAt } from '../attributes/words/lexer.ts'
import { keyOfToken, type Match, matchAt, wordDictionary } from '../attributes/words/word-dictionary.ts'
import { isSmallWord, phraseKeys, thingKeys } from './category-phrases.ts'
import { noHomePhrases, type NoHomeKind } from './no-home-phrases.ts'

/**
 * What a name or a shop's own path says is no article of a home, whatever words of furniture stand beside it: plans and files to be loaded, goods
 * for laboratories and schools, electronics, spare parts. It waits for a person instead of standing among chairs.
 */
export function isNoHomeArticle(title: string, productType: string | null, googleCategory: string | null): boolean {
  return (
    saysNoHome(nameTokens(title.slice(0, maxTitle))) ||
    (productType !== null && isNoHomePath(productType)) ||
    (googleCategory !== null && isOtherDepartment(googleCategory))
  )
}

/** As the other readers of a name cut it, so that its tokens are found again. */
const maxTitle = 120
const maxPath = 300
const mostRemembered = 5_000

const dictionary = wordDictionary(
  Object.entries(noHomePhrases).flatMap(([kind, phrases]) =>
    phrases.split('|').flatMap((phrase) => [phrase, `${phrase}s`].map((text) => [text, kind as NoHomeKind] as const)),
  ),
)
function anyKind(): boolean {
  return true
}

function saysNoHome(tokens: readonly Token[]): boolean {
  let isBehindThing = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'mark') continue
    const key = keyOfToken(token)
    if (dictionary.root.next.has(key)) {
      const found = matchAt(dictionary, tokens, at, anyKind)
      if (found?.meanings.some((kind) => counts(kind, tokens, found, isBehindThing))) return true
    }
    isBehindThing ||= phraseKeys.has(key)
  }
  return false
}

/** "Com manual em PDF" comes with a thing, "estilo laboratório" is a look, "Suporte para impressora" holds what it names. */
function counts(
  kind: NoHomeKind,
  tokens: readonly Token[],
  { from, to }: Match<NoHomeKind>,
  isBehindThing: boolean,
): boolean {
  if (kind === 'atTheHead') return !isBehindThing && !isBesideThing(tokens, to)
  const before = tokens.slice(Math.max(0, from - 4), from)
  if (kind === 'file')
    return !before.some(({ text }) => instructions.has(text)) && !brings.has(textAt(tokens, from - 1))
  return !tokens.some(({ text }) => scents.has(text)) && !before.some(({ text }) => looks.has(text))
}

/** "Laptop desk", "Printer stand": Germanic languages name the thing last. */
function isBesideThing(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'mark' || isSmallWord(token.text)) return false
    if (thingKeys.has(keyOfToken(token)) || holders.has(token.text)) return true
  }
  return false
}

const holders = new Set([
  'stand',
  'holder',
  'shelf',
  'desk',
  'table',
  'cabinet',
  'cart',
  'rack',
  'mount',
  'box',
  'bag',
  'cover',
  'caddy',
  'organizer',
  'organiser',
  'bracket',
  'tray',
  'halter',
  'tisch',
  'schrank',
  'regal',
  'wagen',
  'standaard',
  'houder',
])

const instructions = new Set([
  'manual',
  'manuais',
  'instrucoes',
  'instrucao',
  'instructions',
  'instruction',
  'instrucciones',
  'anleitung',
  'notice',
  'catalogo',
  'catalog',
  'ficha',
  'istruzioni',
  'handleiding',
  'guia',
  'guide',
])
const brings = new Set(['com', 'inclui', 'with', 'incl', 'con', 'avec', 'mit', 'met'])
const looks = new Set([
  'estilo',
  'style',
  'stil',
  'stile',
  'tipo',
  'type',
  'look',
  'inspirado',
  'inspirada',
  'inspired',
  'inspire',
  'inspirado',
  'como',
  'aspeto',
])
/** A scent's refill is one more scent, and perfumers call themselves laboratories. */
const scents = new Set([
  'difusor',
  'difusores',
  'mikado',
  'ambientador',
  'ambientadores',
  'aroma',
  'aromas',
  'fragrancia',
  'fragrance',
  'perfume',
  'diffuseur',
  'diffusore',
  'profumatore',
  'diffuser',
  'vela',
  'velas',
  'candle',
])

const isNoHomePath = memoised(
  (path: string): boolean =>
    path
      .slice(0, maxPath)
      .split(/[>»|/]|::/)
      .some((level) => {
        const tokens = tokensOf(level)
        return saysNoHome(tokens) || otherShelves.test(tokens.map(({ text }) => text).join(' '))
      }),
  mostRemembered,
)

/** A whole level of a shop's path. */
const otherShelves =
  /^(?:electronics?|consumer electronics|eletronica|electronica|eletronicos|electronique|elektronik|elettronica|informatica|computers?|computadores|software|digital (?:downloads?|goods|products?|files?|plans?)|(?:produtos|productos) digita(?:is|les)|videojogos|video games?|videojuegos|telemoveis|smartphones|laboratory|science|lab supplies|school|school supplies|education|educational supplies|material escolar|material didatico)$/

/** Google's departments that have nothing for a home; only paths tell, and where a node of ours lies below one its number is known. */
const isOtherDepartment = memoised((category: string): boolean => otherDepartments.test(category), mostRemembered)
const otherDepartments =
  /^\s*(?:\d+\s*[-–:>]\s*)?(?:(?:Software|Media|M[ií]dia|Vehicles & Parts|Ve[ií]culos e pe[cç]as)\s*(?:>|$)|(?:Electronics|Eletr[oô]nicos) > (?:Circuit|Circuito|Components|Componentes|Computers|Computadores|Print|Impress)|(?:Business & Industrial|Ind[uú]stria e com[eé]rcio) > (?:Science|Ci[eê]ncia|Medical|Equipamentos? m[eé]dicos?))/i
