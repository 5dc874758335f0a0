import { colours, materials } from '#domains/catalogue/contract.ts'
import { stemOf } from './stem.ts'

/** What a colour word says: the catalogue's colour group (null: only a shade, "escuro") and which tone of it. */
export interface Tone {
  readonly group: number | null
  /** Words with one tone name one shade; null: the group in general ("cinzento"). */
  readonly tone: string | null
  /** A wood: of what is painted it says the material, not the colour. */
  readonly isWood: boolean
}

/**
 * Colours by the stem of one word. Two articles whose titles name different tones are not the same article, even inside a group
 * ("antracite" and "cinza-claro"). A row: tone, group (0: a shade of any), words of several languages, already folded.
 */
const ROWS: readonly (readonly [tone: string, group: number, words: string])[] = [
  [
    'light',
    0,
    'claro clara light hell hellen clair claire chiaro chiara jasny jasna jasne lichte lys ljus palido palida pale suave pastel bebe ceu sky himmelblau perola pearl perla',
  ],
  [
    'dark',
    0,
    'escuro escura dark dunkel dunkle fonce foncee scuro scura ciemny ciemna ciemne oscuro oscura mork donker',
  ],
  ['medium', 0, 'medio media medium mittel'],
  ['snow', 1, 'neve snow alpino arctico polar'],
  ['ivory', 1, 'marfim ivory ivoire marfil avorio elfenbein'],
  ['offwhite', 1, 'sujo offwhite roto eggshell'],
  ['sand', 2, 'areia sand arena sable sabbia piasek piaskowy'],
  ['linen', 2, 'linho leinen cru ecru ecrus'],
  ['cream', 2, 'creme cream crema nata kremowy'],
  ['greige', 2, 'greige stone'],
  ['camel', 3, 'camel camelo conhaque cognac conac'],
  ['chocolate', 3, 'chocolate schoko cioccolato czekolada'],
  ['tobacco', 3, 'tabaco tabac tobacco'],
  ['coffee', 3, 'moka moca mocha espresso'],
  ['wenge', 3, 'wengue wenge'],
  ['caramel', 3, 'caramelo caramel karamell'],
  ['brownish', 3, 'acastanhado acastanhada'],
  ['hazel', 3, 'avela hazelnut noisette'],
  ['taupe', 4, 'taupe toupeira tortora'],
  [
    'anthracite',
    4,
    'antracite antracita anthracite anthrazit antracyt antracytowy antraciet antracit antrasitt antrasit',
  ],
  ['graphite', 4, 'grafite grafito graphite graphit grafit grafitt grafitowy charcoal carvao'],
  ['concrete', 4, 'betao cimento concrete beton cemento hormigon'],
  ['slate', 4, 'ardosia slate schiefer pizarra'],
  ['lead', 4, 'chumbo plomo'],
  ['silvergrey', 4, 'prateado-cinza'],
  ['navy', 6, 'marinho marino navy marine granatowy granat noite nuit notte'],
  ['petrol', 6, 'petroleo petrol petrole pavao teal canard'],
  ['turquoise', 6, 'turquesa turquoise turkis turkus turkusowy turchese'],
  ['cobalt', 6, 'cobalto cobalt kobalt royal'],
  ['denim', 6, 'ganga denim jeans indigo'],
  ['sage', 7, 'salva salvia sage sauge salbei szalwia'],
  ['bottle', 7, 'garrafa floresta bottle forest bosque flaschengrun butelkowy'],
  ['olive', 7, 'azeitona oliva olive oliv oliwkowy'],
  ['mint', 7, 'menta mint menthe minze mietowy'],
  ['moss', 7, 'musgo moss moos mousse'],
  ['emerald', 7, 'esmeralda emerald smaragd emeraude smeraldo szmaragd'],
  ['eucalyptus', 7, 'eucalipto'],
  ['khaki', 7, 'caqui khaki militar tropa'],
  ['mustard', 8, 'mostarda mustard mostaza moutarde senf senape musztardowy ocre'],
  ['lemon', 8, 'limao lemon limon zitrone sol'],
  ['terracotta', 9, 'terracota terracotta terrakotta tijolo barro'],
  ['coral', 9, 'coral koralle'],
  ['peach', 9, 'pessego peach damasco'],
  ['rust', 9, 'ferrugem rust rost'],
  ['amber', 9, 'ambar amber bernstein ambra'],
  ['copper', 13, 'cobre acobreado acobreada copper kupfer'],
  ['bordeaux', 10, 'bordeaux bordeus bordo burdeos burgundy vinho grena weinrot bordowy'],
  ['cherry', 10, 'cereja kirsche'],
  ['oldpink', 11, 'antigo altrosa palo blush dusty'],
  ['fuchsia', 11, 'fucsia fuchsia magenta'],
  ['lilac', 12, 'lilas lila lilac alfazema lavanda malva flieder'],
  ['aubergine', 12, 'beringela aubergine ameixa plum prugna pflaume plomme'],
  ['gold', 13, 'dourado dourada gold golden dorado dorada ouro oro zloty latao brass messing laton ottone'],
  ['bronze', 13, 'bronze'],
  ['chrome', 14, 'cromado cromada cromo chrome chrom'],
  ['inox', 14, 'inox'],
  ['nickel', 14, 'niquel nickel nichel'],
]

/** Woods: colour and material at once. */
const WOODS: readonly (readonly [tone: string, words: string])[] = [
  ['oak', 'carvalho oak roble chene eiche rovere quercia dab debowy eik eiken'],
  ['walnut', 'nogueira walnut nogal noyer nussbaum noce orzech'],
  ['sonoma', 'sonoma'],
  ['artisan', 'artisan'],
  ['wotan', 'wotan'],
  ['pine', 'pinho pine pino kiefer sosna'],
  ['beech', 'faia beech haya buche hetre faggio buk'],
  ['ash', 'freixo esche frassino jesion fresno'],
  ['teak', 'teca teak'],
  ['mango', 'mangueira mango'],
  ['acacia', 'acacia akazie'],
  ['birch', 'betula birch birke abedul brzoza'],
  ['cherrywood', 'cerejeira'],
  ['bamboo', 'bambu bamboo bambus'],
]

const GROUP_WORDS: readonly (readonly [group: number, words: string])[] = [
  [
    1,
    'branco branca white blanco blanca blanc blanche weiss weisse weisser weisses bianco bianca bialy biala biale wit vit hvit hvid',
  ],
  [2, 'bege beige beis bezowy bezowa'],
  [3, 'castanho castanha marrom brown marron braun brun marrone brazowy brazowa bruin'],
  [4, 'cinzento cinzenta cinz cinza grey gray gris grau grigio grigia szary szara szare grijs gra'],
  [
    5,
    'preto preta negro negra black noir noire schwarz schwarze schwarzer nero nera czarny czarna czarne zwart svart sort',
  ],
  [6, 'azul blue bleu blau blaue blu azzurro niebieski niebieska blauw bla'],
  [7, 'verde green vert verte grun grune zielony zielona groen gronn'],
  [8, 'amarelo amarela yellow amarillo amarilla jaune gelb giallo gialla zolty zolta geel gul'],
  [9, 'laranja orange naranja arancione pomaranczowy oranje'],
  [10, 'vermelho vermelha encarnado red rojo roja rouge rot rosso rossa czerwony czerwona rood rod'],
  [11, 'rosa pink rose rozowy rozowa roze'],
  [12, 'roxo roxa violeta purple violet lila viola morado fioletowy paars'],
  [14, 'prateado prateada prata silver silber plateado plata argento srebrny'],
  [15, 'transparente transparent incolor translucido'],
  [16, 'multicor multicolor multicolorido colorido bunt'],
]

const SHADES: readonly (readonly [prefix: string, tone: string])[] = [
  ['hell', 'light'],
  ['licht', 'light'],
  ['lys', 'light'],
  ['ljus', 'light'],
  ['jasno', 'light'],
  ['light', 'light'],
  ['dunkel', 'dark'],
  ['donker', 'dark'],
  ['mork', 'dark'],
  ['ciemno', 'dark'],
  ['dark', 'dark'],
]

/** What a word says of colour: "antracite", "hellgrau", "mørkegrå", "ciemnoszary". */
export function toneOf(word: string): Tone | undefined {
  const known =
    toneOfWord.get(word) ?? (word.endsWith('s') && word !== DEGREES ? toneOfWord.get(word.slice(0, -1)) : undefined)
  if (known && known.tone !== null) return known
  for (const [prefix, tone] of SHADES) {
    if (word.length < prefix.length + 3 || !word.startsWith(prefix)) continue
    const group = toneOfWord.get(word.slice(prefix.length).replace(/^e(?=[a-z]{2})/, ''))?.group
    if (group !== undefined && group !== null) return { group, tone, isWood: false }
  }
  return known ?? compoundTone(word)
}

/** "olivgrün", "rostfarben", "tannengrün": a colour and what stands before it in one word. */
function compoundTone(word: string): Tone | undefined {
  const ending = COLOUR_ENDINGS.find((one) => word.endsWith(one) && word.length >= one.length + 3)
  if (ending === undefined) return undefined
  const before = word.slice(0, -ending.length)
  const known = toneOfWord.get(before)
  const group = toneOfWord.get(ending)?.group ?? known?.group ?? null
  return group === null ? undefined : { group, tone: known?.tone ?? (known ? null : before), isWood: false }
}

/** "36 graus" is no grey. */
const DEGREES = 'graus'

const COLOUR_ENDINGS = ['grun', 'blau', 'gelb', 'braun', 'grau', 'weiss', 'schwarz', 'farben', 'farbig']

/** Words that are colours whatever their capital says: "Samt Dunkelgrün", "Eiche", "Branco"; a mere shade may be a series ("Mesa Moss"). */
export function isSurelyColour(word: string, { tone, isWood }: Tone): boolean {
  return isWood || tone === null || !toneOfWord.has(word)
}

/** The colour group of each tone that has one of its own; woods stand apart. */
export const groupOfTone: ReadonlyMap<string, number> = new Map(
  ROWS.filter(([, group]) => group > 0).map(([tone, group]) => [tone, group]),
)

/** Brown, where shoppers look for wood. */
const WOOD_GROUP = 3

/** How light a tone is, so that "verde escuro" may be "verde-garrafa" and "cinza pérola" is not "antracite". */
const LIGHTNESS: Readonly<Record<string, readonly string[]>> = {
  light: ['snow', 'ivory', 'offwhite', 'sand', 'linen', 'cream', 'sage', 'mint', 'lilac', 'peach'],
  dark: [
    'chocolate',
    'wenge',
    'coffee',
    'anthracite',
    'graphite',
    'slate',
    'lead',
    'navy',
    'bottle',
    'moss',
    'bordeaux',
    'aubergine',
    'bronze',
    'petrol',
  ],
  medium: ['tobacco', 'caramel', 'camel', 'cobalt', 'concrete'],
}

/** May two tones be one shade? */
export function areLikeTones(one: string, other: string): boolean {
  return one === other || LIGHTNESS[one]?.includes(other) === true || LIGHTNESS[other]?.includes(one) === true
}

/** Tones and colour groups by the word. */
const toneOfWord: ReadonlyMap<string, Tone> = new Map([
  ...GROUP_WORDS.flatMap(([group, words]) =>
    words.split(' ').map((word): [string, Tone] => [word, { group, tone: null, isWood: false }]),
  ),
  ...colours.flatMap(({ id, words }) =>
    words
      .filter((word) => /^[a-z]+$/.test(word))
      .map((word): [string, Tone] => [word, { group: id, tone: null, isWood: false }]),
  ),
  ...ROWS.flatMap(([tone, group, words]) =>
    words.split(' ').map((word): [string, Tone] => [word, { group: group === 0 ? null : group, tone, isWood: false }]),
  ),
  ...WOODS.flatMap(([tone, words]) =>
    words.split(' ').map((word): [string, Tone] => [word, { group: WOOD_GROUP, tone, isWood: true }]),
  ),
])

/** The catalogue's materials by the stem of the word, those of one word only. */
export const materialOfStem: ReadonlyMap<string, number> = new Map(
  materials.flatMap(({ id, words }) =>
    words
      .filter((word) => /^\p{L}+$/u.test(word))
      .map((word): [string, number] => [stemOf(word.normalize('NFD').replace(/\p{M}/gu, '')), id]),
  ),
)

/** Finishes of metal, by what shops call the same: stainless steel is often called chrome. */
export const metalFinishes: ReadonlyMap<string, string> = new Map([
  ['gold', 'gold'],
  ['chrome', 'silver'],
  ['inox', 'silver'],
  ['nickel', 'nickel'],
  ['copper', 'copper'],
  ['bronze', 'bronze'],
])

/** Behind the name of a wood these tell its finish: "carvalho natural", "roble claro", "Eiche dunkel". */
export function isWoodFinish(word: string): boolean {
  return WOOD_FINISHES.has(word) || toneOfWord.has(word)
}
const WOOD_FINISHES = new Set(
  'natural natur fumado fumada smoked ahumado ahumada fume affumicato gerauchert raucheiche rustico rustica rustic envelhecido envelhecida oleado oiled geolt soap'.split(
    ' ',
  ),
)
