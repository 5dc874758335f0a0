import type { Product } from '../assortment/product.ts'
import type { Noun } from '../pieces/piece.ts'
import type { Shop } from '../shops/shop.ts'
import { agreement, capital } from './agreement.ts'
import { cm, fullSize, titleSize } from './size-text.ts'
import type { Slots } from './template.ts'

/** How one shop calls what an article is, is made of and looks like. */
export interface Wording {
  noun: Noun
  series: string
  colourWord: string
  materialWord: string
}

const NUMBERS = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

const ROOMS: Readonly<Record<string, readonly [room: string, gender: 'm' | 'f']>> = {
  'sala-de-estar': ['sala', 'f'],
  quarto: ['quarto', 'm'],
  descanso: ['quarto', 'm'],
  'sala-de-jantar': ['sala de jantar', 'f'],
  iluminacao: ['casa', 'f'],
  texteis: ['casa', 'f'],
  tapetes: ['sala', 'f'],
  decoracao: ['casa', 'f'],
  arrumacao: ['casa', 'f'],
  escritorio: ['escritório', 'm'],
  entrada: ['entrada', 'f'],
  'crianca-e-bebe': ['quarto dos mais novos', 'm'],
  cozinha: ['cozinha', 'f'],
  'casa-de-banho': ['casa de banho', 'f'],
  jardim: ['terraço', 'm'],
}

/** Everything that a title or a sentence may say of an article. */
export function slotsOf(product: Product, wording: Wording, shop: Shop): Slots {
  const { family, weightGrams } = product
  const { noun, series } = wording
  const brand = family.maker?.name
  return {
    ...agreement(noun.gender),
    noun: noun.text,
    Noun: capital(noun.text),
    NOUN: noun.text.toUpperCase(),
    head: noun.head,
    Head: capital(noun.head),
    series,
    Series: series,
    SERIES: series.toUpperCase(),
    ...(brand === undefined ? {} : { brand, BRAND: brand.toUpperCase() }),
    ...materialSlots(product, wording),
    ...colourSlots(product, wording),
    ...shapeSlots(product, noun),
    ...titleFact(phrasesOf(product, noun).facts),
    ...(family.part === null ? {} : { part: family.part.text }),
    ...(weightGrams >= 9_000 ? { big: '' } : {}),
    ...(isSet(product, noun) ? {} : { ...titleSizeSlot(product, shop), ...sizeSlots(product) }),
    kg: `${String(Math.round(weightGrams / 100) / 10).replace('.', ',')} kg`,
    ...seatSlots(product),
    ...roomSlots(family.piece.department),
  }
}

/** "Tapete de pele de ovelha em pele de ovelha" says it twice. */
function materialSlots({ tone }: Product, { noun, colourWord, materialWord }: Wording): Slots {
  const mat = tone.isWood ? colourWord : materialWord
  const isSaid = noun.text.includes(materialWord.split(' ')[0]!) || noun.text.includes(mat.split(' ')[0]!)
  return isSaid ? {} : { mat, emat: `em ${mat}`, EMAT: `EM ${mat.toUpperCase()}` }
}

function colourSlots({ tone }: Product, { noun, colourWord }: Wording): Slots {
  if (tone.isWood || noun.text.includes(tone.words[0]!)) return {}
  return {
    cor: colourWord,
    Cor: capital(colourWord),
    COR: colourWord.toUpperCase(),
    coradj: noun.gender === 'm' ? tone.m : tone.f,
  }
}

/** The size of one glass says little of a set of six. */
function isSet({ size }: Product, noun: Noun): boolean {
  return size.kind !== 'flat' && /^(conjunto|jogo|par|trem|serviço|faqueiro) d[eo] (\d|cerra)/.test(noun.text)
}

function titleSizeSlot({ size }: Product, shop: Shop): Slots {
  const sized = titleSize(size, shop.titleSize)
  return sized === null ? {} : { size: sized }
}

function seatSlots({ seats }: Product): Slots {
  if (seats === null || seats < 2) return {}
  return { seats: NUMBERS[seats] ?? String(seats), lugares: String(seats) }
}

function roomSlots(department: string): Slots {
  const [room, gender] = ROOMS[department] ?? ['casa', 'f']
  const article = gender === 'f' ? 'a' : 'o'
  return {
    room,
    aroom: `${article} ${room}`,
    naroom: room === 'casa' ? 'em qualquer divisão' : `n${article} ${room}`,
    daroom: `d${article} ${room}`,
    umaroom: `${gender === 'f' ? 'uma' : 'um'} ${room}`,
  }
}

function agreed(phrase: string, noun: Noun): string {
  return phrase.replaceAll('{-}', noun.gender === 'm' ? 'o' : 'a')
}

/** What can be told of an article beyond its name, agreed with the noun. */
export interface Phrases {
  facts: readonly string[]
  does: readonly string[]
  part: string | null
}

export function phrasesOf({ family }: Product, noun: Noun): Phrases {
  return {
    facts: family.facts.map((fact) => agreed(fact, noun)),
    does: family.does.map((deed) => agreed(deed, noun)),
    part: family.part?.text ?? null,
  }
}

/** Slots of what `said` has not mentioned yet, numbered from 1: nothing is told twice. */
export function sayable(phrases: Phrases, said: string): Slots {
  const before = said.toLowerCase()
  const isNew = (phrase: string): boolean => !before.includes(phrase.slice(phrase.indexOf('-') + 1).toLowerCase())
  const slots: Record<string, string | undefined> = {
    part: phrases.part !== null && isNew(phrases.part) ? phrases.part : undefined,
  }
  phrases.facts
    .filter(isNew)
    .forEach((fact, at) => Object.assign(slots, { [`f${at + 1}`]: fact, [`F${at + 1}`]: capital(fact) }))
  // After "que" the pronoun goes first: "fecha-se bem", but "que se fecha bem".
  phrases.does.filter(isNew).forEach((deed, at) =>
    Object.assign(slots, {
      [`d${at + 1}`]: deed,
      [`D${at + 1}`]: capital(deed),
      [`q${at + 1}`]: deed.replace(/^(\p{L}+)-(se|lhes?)(?!\p{L})/u, '$2 $1'),
    }),
  )
  return slots
}

function titleFact(facts: readonly string[]): Slots {
  const short = facts.find((fact) => fact.length <= 34 && !fact.includes(','))
  return short === undefined ? {} : { fact: short, comfact: `com ${short}` }
}

function shapeSlots({ size }: Product, noun: Noun): Slots {
  if (
    size.shape !== 'round' ||
    /redond|conjunto|jogo|pufe|vaso|jarra|tach|panela|frigideira|lâmpada|candeeiro|relógio|cesto|prato|taça|copo/.test(
      noun.text,
    )
  )
    return {}
  const shape = noun.gender === 'm' ? 'redondo' : 'redonda'
  return { shape, SHAPE: shape.toUpperCase() }
}

function sizeSlots({ size }: Product): Slots {
  const full = fullSize(size)
  const slots: Record<string, string> = full === null ? {} : { full }
  if (size.kind === 'box') Object.assign(slots, { w: cm(size.widthMm), d: cm(size.depthMm), h: cm(size.heightMm) })
  if (size.kind === 'round')
    Object.assign(slots, { dia: cm(size.diameterMm) }, size.heightMm === undefined ? {} : { rh: cm(size.heightMm) })
  if (size.kind === 'flat')
    Object.assign(
      slots,
      { fw: cm(size.widthMm), fl: cm(size.lengthMm ?? size.depthMm) },
      size.heightMm === undefined ? {} : { fh: cm(size.heightMm) },
    )
  if (size.kind === 'bed')
    Object.assign(slots, {
      lw: cm(size.lyingWidthMm),
      ll: cm(size.lyingLengthMm),
      bw: cm(size.widthMm),
      bl: cm(size.lengthMm),
    })
  if (size.kind === 'hung') Object.assign(slots, { hw: cm(size.widthMm), hh: cm(size.heightMm) })
  if (size.kind === 'length') Object.assign(slots, { len: cm(size.lengthMm) })
  if (size.widthHighMm !== undefined) Object.assign(slots, { open: cm(size.widthHighMm) })
  if (size.seatHeightMm !== undefined) Object.assign(slots, { seat: cm(size.seatHeightMm) })
  return slots
}
