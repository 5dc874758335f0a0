import type { SizeAxis } from '../tree/size-profiles.ts'
import { categoryParameters, type CategoryParameter } from '../vocabularies/category-parameters.ts'
import type { VocabularyName } from './words/attribute-words.ts'
import { fold } from './words/lexer.ts'
import { memoised } from '#platform/memory/memoised.ts'
import { axisOfWord, unitMm } from './sizes/size-words.ts'

/** What a field of a feed is about. A name may serve several parameters: the category tells which. */
export type FieldUse =
  /** `isOfPart`: its value may name a part and what that is made of. */
  | { readonly kind: 'vocabulary'; readonly vocabulary: VocabularyName; readonly isOfPart: boolean }
  /** Colour, or a part and its material. */
  | { readonly kind: 'finish' }
  /** `of`: the noun whose side it is ("altura do espelho"), which is the article's own or a part's. */
  | { readonly kind: 'axis'; readonly axis: SizeAxis; readonly unitMm: number | null; readonly of: string | null }
  | { readonly kind: 'sizes'; readonly unitMm: number | null }
  | { readonly kind: 'seats' }
  | { readonly kind: 'parameters'; readonly parameters: readonly CategoryParameter[] }

/** In the languages that shops write in, in the singular and the plural: WooCommerce and Shopify attributes are named freely. */
const vocabularyNames: ReadonlyMap<string, VocabularyName> = new Map(
  Object.entries<VocabularyName>({
    color: 'colours',
    colour: 'colours',
    cor: 'colours',
    cores: 'colours',
    'cor principal': 'colours',
    couleur: 'colours',
    farbe: 'colours',
    'cor do produto': 'colours',
    'cor da estrutura': 'colours',
    'cor do corpo': 'colours',
    'cor do tecido': 'colours',
    'cor do revestimento': 'colours',
    'color principal': 'colours',
    colore: 'colours',
    kleur: 'colours',
    farge: 'colours',
    farg: 'colours',
    farve: 'colours',
    kolor: 'colours',
    barva: 'colours',
    farba: 'colours',
    colores: 'colours',
    couleurs: 'colours',
    coloris: 'colours',
    farben: 'colours',
    farbton: 'colours',
    colori: 'colours',
    kleuren: 'colours',
    colors: 'colours',
    colours: 'colours',
    'couleur principale': 'colours',
    'color name': 'colours',
    'colour name': 'colours',
    'main color': 'colours',
    'main colour': 'colours',
    'colore principale': 'colours',
    teinte: 'colours',
    tinta: 'colours',
    bezugsfarbe: 'colours',
    'color tapizado': 'colours',
    'color detail': 'colours',
    material: 'materials',
    materiais: 'materials',
    'material principal': 'materials',
    composicao: 'materials',
    materials: 'materials',
    materiau: 'materials',
    tecido: 'materials',
    'material da estrutura': 'materials',
    'material do tampo': 'materials',
    revestimento: 'materials',
    matiere: 'materials',
    materiale: 'materials',
    materiaal: 'materials',
    'material korpusu': 'materials',
    potah: 'materials',
    obicie: 'materials',
    'tipo de tecido': 'materials',
    'material do revestimento': 'materials',
    'material de la estructura': 'materials',
    'material del tapizado': 'materials',
    composicion: 'materials',
    composition: 'materials',
    'materiau principal': 'materials',
    rivestimento: 'materials',
    tapizado: 'materials',
    materiales: 'materials',
    materiaux: 'materials',
    materiali: 'materials',
    materialien: 'materials',
    materialen: 'materials',
    'matiere principale': 'materials',
    'materiale principale': 'materials',
    hauptmaterial: 'materials',
    'material detail': 'materials',
    'main material': 'materials',
    upholstery: 'materials',
    'upholstery material': 'materials',
    'cover material': 'materials',
    fabric: 'materials',
    'frame material': 'materials',
    'top material': 'materials',
    revetement: 'materials',
    tissu: 'materials',
    structure: 'materials',
    estructura: 'materials',
    struttura: 'materials',
    estrutura: 'materials',
    bezug: 'materials',
    bezugsmaterial: 'materials',
    gestell: 'materials',
    stoff: 'materials',
    stof: 'materials',
    bekleding: 'materials',
    frame: 'materials',
    tessuto: 'materials',
    tela: 'materials',
    tejido: 'materials',
    tampo: 'materials',
    base: 'materials',
    composizione: 'materials',
    zusammensetzung: 'materials',
    samenstelling: 'materials',
    estilo: 'styles',
    style: 'styles',
    divisao: 'rooms',
    room: 'rooms',
    ambiente: 'rooms',
    divisoes: 'rooms',
    'divisao da casa': 'rooms',
    'room type': 'rooms',
    forma: 'shapes',
    shape: 'shapes',
    formato: 'shapes',
  }),
)
const finishNames = new Set([
  'acabamento',
  'finish',
  'acabado',
  'finition',
  'ausfuhrung',
  'finitura',
  'afwerking',
  'oberflache',
])
const seatNames = new Set([
  'lugares',
  'numero de lugares',
  'nº de lugares',
  'n lugares',
  'seats',
  'seating capacity',
  'assentos',
  'numero de assentos',
  'pessoas',
  'capacidade de pessoas',
  'numero de pessoas',
  'places',
  'plazas',
  'numero de plazas',
  'posti',
  'numero posti',
  'posti a sedere',
  'nombre de places',
  'places assises',
  'sitzplatze',
  'anzahl sitzplatze',
  'zitplaatsen',
  'aantal zitplaatsen',
  'personas',
  'personnes',
  'personen',
])
const sizesNames = new Set([
  'size',
  'tamanho',
  'medidas',
  'medida',
  'dimensoes',
  'dimensions',
  'dimensao',
  'tamanhos',
  'measurements',
  'taille',
  'abmessungen',
  'dimensoes do produto',
  'medidas do produto',
  'dimensoes lxpxa',
  'dimensoes totais',
  'dimensiones',
  'dimension',
  'dimensioni',
  'misure',
  'misura',
  'masse',
  'gesamtmass',
  'gesamtmasse',
  'produktmasse',
  'artikelmasse',
  'aussenmasse',
  'afmetingen',
  'afmeting',
  'maat',
  'maten',
  'formaat',
  'mal',
  'matt',
  'medidas totales',
  'dimensiones del producto',
  'dimensions du produit',
  'dimensions totales',
  'overall dimensions',
  'product dimensions',
  'item dimensions',
  'dimensioni prodotto',
  'tamano',
  'grosse',
  'groesse',
  'storlek',
  'storrelse',
])
const axisNames: ReadonlyMap<string, SizeAxis> = new Map(
  Object.entries<SizeAxis>({
    'altura do assento': 'seatHeight',
    'altura assento': 'seatHeight',
    'seat height': 'seatHeight',
    'sit height': 'seatHeight',
    'altura de assento': 'seatHeight',
    'largura da cama': 'lyingWidth',
    'largura da area de dormir': 'lyingWidth',
    'comprimento da area de dormir': 'lyingLength',
    'largura de dormir': 'lyingWidth',
    'comprimento de dormir': 'lyingLength',
  }),
)

const parametersByName = Map.groupBy(
  categoryParameters.flatMap((parameter) =>
    [parameter.label, parameter.slug, ...parameter.fieldNames].map((name) => [plainName(name), parameter] as const),
  ),
  ([name]) => name,
)

const mostRemembered = 5_000

/** What a field is about by its name (`color`, `product_width`, `detail:Altura do assento`), or null. */
export const fieldUse: (name: string) => FieldUse | null = memoised((name) => useOf(plainName(name)), mostRemembered)

function useOf(name: string): FieldUse | null {
  const vocabulary = vocabularyNames.get(name)
  if (finishNames.has(name)) return { kind: 'finish' }
  if (vocabulary) return { kind: 'vocabulary', vocabulary, isOfPart: vocabulary === 'materials' }
  const axis = axisOf(name)
  if (axis) return { kind: 'axis', ...axis }
  const { bare, unit } = withoutUnit(name)
  if (sizesNames.has(bare)) return { kind: 'sizes', unitMm: unit }
  if (seatNames.has(name)) return { kind: 'seats' }
  const parameters = parametersByName.get(name)?.map(([, parameter]) => parameter)
  return parameters ? { kind: 'parameters', parameters: [...new Set(parameters)] } : null
}

function axisOf(name: string): { axis: SizeAxis; unitMm: number | null; of: string | null } | null {
  const { bare, unit } = withoutUnit(name)
  const axis = axisNames.get(bare) ?? axisOfWord(bare.replace(/ (?:total|maxima|do produto|externa)$/, ''))
  if (axis && axis !== 'other') return { axis, unitMm: unit, of: null }
  const [, side, noun] = sideOf.exec(bare) ?? []
  const ofNoun = side === undefined ? undefined : axisOfWord(side)
  return ofNoun && ofNoun !== 'other' ? { axis: ofNoun, unitMm: unit, of: noun as string } : null
}

/** "altura cm", "dimension inch": the unit at the end of a field's name is that of its numbers. */
function withoutUnit(name: string): { bare: string; unit: number | null } {
  const at = name.lastIndexOf(' ')
  const unit = at < 0 ? null : (unitMm.get(name.slice(at + 1)) ?? null)
  return { bare: unit === null ? name : name.slice(0, at), unit }
}

const sideOf = /^([a-z]+) (?:do|da|del|de la|du|della|des|der) ([a-z]+)$/

/** "detail:Altura do assento (cm)" → "altura do assento cm"; "product_width" → "width". */
function plainName(name: string): string {
  return fold(name)
    .replace(/^(?:detail|attribute|param|g):/, '')
    .replace(/[^a-z0-9º]+/g, ' ')
    .trim()
    .replace(/^(?:product|produto|item) (?=.)/, '')
}
