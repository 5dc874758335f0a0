import { axesOfFull, axesOfTitle, type SaidAxis } from './language/size-text.ts'
import { phrasesOf } from './language/slots.ts'
import type { Offer } from './offers/offer.ts'
import type { Product } from './assortment/product.ts'
import type { FeedField } from './shops/shop.ts'

export type Place = 'field' | 'title' | 'description'

/** What a feed tells of an offer, by where it tells it; what it does not tell, nobody can find in it. */
export interface Said {
  /** mm; a pair: both ends of an extensible width. */
  sizesMm: Readonly<Record<string, number | readonly [number, number]>>
  colours: readonly number[]
  materials: readonly number[]
  shape: number | null
  seats: number | null
  /** Of each thing said, the places. */
  where: Readonly<Record<string, readonly Place[]>>
}

/** Taken from the slots that title and text have used and from the fields that the shop fills, not from reading them again. */
export function saidOf(offer: Offer, shape: number | null): Said {
  const where: Places = {}
  noteSizes(offer, where)
  const materials = new Set<number>()
  noteFields(offer, where, materials)
  for (const [place, slots] of texts(offer)) noteText(offer, slots, place, where, materials)
  if (hasField(offer, 'details') && (offer.product.seats ?? 0) > 1) note(where, 'seats', 'field')
  const sizesMm = sizesOf(offer, where)
  return {
    sizesMm,
    colours: where['colours'] === undefined ? [] : coloursOf(offer.product),
    materials: [...materials],
    shape: where['shape'] !== undefined || tellShape(sizesMm) ? shape : null,
    seats: seatsOf(offer, where),
    where,
  }
}

type Places = Record<string, Place[]>

function note(where: Places, thing: string, place: Place): void {
  const places = (where[thing] ??= [])
  if (!places.includes(place)) places.push(place)
}

function noteSizes(offer: Offer, where: Places): void {
  for (const axis of axesOfFields(offer)) note(where, axis, 'field')
  for (const [place, slots] of texts(offer))
    for (const axis of axesOfSlots(offer, slots, place)) note(where, axis, place)
}

function noteFields(offer: Offer, where: Places, materials: Set<number>): void {
  if (hasField(offer, 'material')) noteMaterials(idsOfWord(offer), 'field', where, materials)
  if (hasField(offer, 'details')) noteMaterials(partIds(offer), 'field', where, materials)
  if (hasField(offer, 'color')) note(where, 'colours', 'field')
}

function noteText(offer: Offer, slots: ReadonlySet<string>, place: Place, where: Places, materials: Set<number>): void {
  noteMaterials(materialsOfSlots(offer, slots), place, where, materials)
  if (saysColour(offer, slots)) note(where, 'colours', place)
  if (saysShape(offer, slots)) note(where, 'shape', place)
  if (saysSeats(offer, slots)) note(where, 'seats', place)
}

function noteMaterials(ids: readonly number[], place: Place, where: Places, materials: Set<number>): void {
  for (const id of ids) {
    materials.add(id)
    note(where, 'materials', place)
  }
}

function hasField({ shop }: Offer, field: FeedField): boolean {
  return shop.feed.fields.has(field)
}

function saysShape({ noun }: Offer, slots: ReadonlySet<string>): boolean {
  return slots.has('shape') || slots.has('SHAPE') || (saysNoun(slots) && /redond|em [LU]|de canto/.test(noun.text))
}

function saysSeats(offer: Offer, slots: ReadonlySet<string>): boolean {
  return slots.has('seats') || slots.has('lugares') || (saysNoun(slots) && seatsOfNoun(offer) !== null)
}

/** A diameter is round, two sides are not. */
function tellShape({ diameter, width, depth, length }: Said['sizesMm']): boolean {
  return diameter !== undefined || (width !== undefined && (depth ?? length) !== undefined)
}

/** Groups of all its colours; most have one. */
export function coloursOf({ tone, inSeries }: Product): number[] {
  return inSeries === null ? [tone.group] : [...new Set(inSeries.colours.map((colour) => colour.tone.group))]
}

function texts(offer: Offer): readonly (readonly ['title' | 'description', ReadonlySet<string>])[] {
  return [
    ['title', offer.titleSays],
    ['description', offer.textSays],
  ]
}
function saysNoun(slots: ReadonlySet<string>): boolean {
  return ['noun', 'Noun', 'NOUN'].some((slot) => slots.has(slot))
}

function axesOfFields({ shop, product: { size } }: Offer): SaidAxis[] {
  const axes: SaidAxis[] = shop.feed.fields.has('size') ? [...axesOfTitle(size, 'x')] : []
  if (!shop.feed.fields.has('dimensions')) return axes
  if (size.widthMm !== undefined) axes.push('width')
  // Feeds have no field for a diameter: the width of what is round.
  else if (size.diameterMm !== undefined) axes.push('width')
  if (size.lengthMm !== undefined) axes.push('length')
  else if (size.depthMm !== undefined) axes.push('depth')
  if (size.heightMm !== undefined) axes.push('height')
  return axes
}

const AXES_OF_SLOT: Readonly<Record<string, SaidAxis>> = {
  w: 'width',
  fw: 'width',
  hw: 'width',
  bw: 'width',
  d: 'depth',
  h: 'height',
  rh: 'height',
  fh: 'height',
  hh: 'height',
  dia: 'diameter',
  bl: 'length',
  len: 'length',
  lw: 'lyingWidth',
  ll: 'lyingLength',
  open: 'reach',
  seat: 'seatHeight',
}

function axesOfSlots({ shop, product: { size } }: Offer, slots: ReadonlySet<string>, place: Place): SaidAxis[] {
  return [...slots].flatMap((slot): readonly SaidAxis[] => {
    if (slot === 'size') return place === 'title' ? axesOfTitle(size, shop.titleSize) : []
    if (slot === 'full') return axesOfFull(size)
    if (slot === 'fl') return [size.lengthMm === undefined ? 'depth' : 'length']
    const axis = AXES_OF_SLOT[slot]
    return axis === undefined ? [] : [axis]
  })
}

function sizesOf(offer: Offer, where: Readonly<Record<string, unknown>>): Said['sizesMm'] {
  const { size } = offer.product
  const sizes: Record<string, number | [number, number]> = {}
  const all = {
    width: size.widthMm ?? size.diameterMm,
    depth: size.depthMm,
    height: size.heightMm,
    diameter: size.diameterMm,
    length: size.lengthMm,
    seatHeight: size.seatHeightMm,
    lyingWidth: size.lyingWidthMm,
    lyingLength: size.lyingLengthMm,
  }
  for (const [axis, mm] of Object.entries(all)) if (mm !== undefined && where[axis] !== undefined) sizes[axis] = mm
  if (where['reach'] !== undefined && size.widthMm !== undefined && size.widthHighMm !== undefined)
    sizes['width'] = [size.widthMm, size.widthHighMm]
  // The width of a field beside a diameter of the text is the same thing said twice.
  if (size.diameterMm !== undefined && sizes['diameter'] !== undefined) delete sizes['width']
  for (const [axis, mm] of factSizes(offer))
    if (`${offer.title} ${offer.description ?? ''}`.toLowerCase().includes(mm.text)) sizes[axis] ??= mm.mm
  return sizes
}

/** Facts that are a size of the article: "altura de 30 cm" of a fitted sheet, "diâmetro de 28 mm" of a rail. */
export function factSizes({ product, noun }: Offer): [axis: string, size: { text: string; mm: number }][] {
  return phrasesOf(product, noun).facts.flatMap((fact): [string, { text: string; mm: number }][] => {
    const [, word, value, unit] =
      /^(altura de|diâmetro de|largura de|espessura de|assentos? a) (\d+) (mm|cm)(?: do chão)?$/.exec(fact) ?? []
    // How thick a rug is, is how high it lies; a table top's thickness is not the height of a table.
    if (word === undefined || (word === 'espessura de' && product.size.lengthMm === undefined)) return []
    return [
      [
        {
          'altura de': 'height',
          'espessura de': 'height',
          'largura de': 'width',
          'assento a': 'seatHeight',
          'assentos a': 'seatHeight',
        }[word] ?? 'diameter',
        { text: fact.toLowerCase(), mm: Number(value) * (unit === 'cm' ? 10 : 1) },
      ],
    ]
  })
}

/** A wood's shade names the wood, but for the looks of boards ("efeito carvalho"). */
function materialsOfSlots(offer: Offer, slots: ReadonlySet<string>): number[] {
  const { family, tone } = offer.product
  const saysMaterial = ['mat', 'emat', 'EMAT'].some((slot) => slots.has(slot))
  const isOfNoun = saysNoun(slots) && offer.noun.text.includes(offer.materialWord.split(' ')[0]!)
  const isLook = tone.isWood && (family.material.care === 'board' || /efeito|sonoma/.test(tone.key))
  const ids =
    isOfNoun || (saysMaterial && !tone.isWood) ? idsOfWord(offer) : saysMaterial && !isLook ? family.material.ids : []
  return slots.has('part') ? [...ids, ...partIds(offer)] : [...ids]
}

function idsOfWord({ product: { family }, materialWord }: Offer): readonly number[] {
  return family.material.idsOfWord.get(materialWord) ?? family.material.ids
}
function partIds({ product: { family } }: Offer): readonly number[] {
  return family.part === null ? [] : [family.part.materialId]
}

function saysColour({ product: { tone } }: Offer, slots: ReadonlySet<string>): boolean {
  return (
    ['cor', 'Cor', 'COR', 'coradj'].some((slot) => slots.has(slot)) ||
    (tone.isWood && ['mat', 'emat', 'EMAT'].some((slot) => slots.has(slot)))
  )
}

/** "sofá de 3 lugares com chaise longue" says three, whoever counts the chaise. */
function seatsOfNoun({ noun }: Offer): number | null {
  const said = /(\d+|dois|três) lugares/.exec(noun.text)?.[1]
  return said === undefined ? null : ({ dois: 2, três: 3 }[said] ?? Number(said))
}

function seatsOf(offer: Offer, where: Readonly<Record<string, unknown>>): number | null {
  return where['seats'] === undefined ? null : (seatsOfNoun(offer) ?? offer.product.seats)
}
