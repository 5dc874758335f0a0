import type { Family, Product } from '../../assortment/product.ts'
import type { Material } from '../../language/materials.ts'
import { drawFrom } from '../../prng.ts'
import type { Colouring } from '../layers/colouring.ts'
import type { Slot, SurfaceKind } from '../model.ts'
import { shadeOf, type Shade } from './shades.ts'

/** How one slot of a piece looks: what it is made of, and its two tones. */
export interface Look extends Shade {
  readonly kind: SurfaceKind
}

export type Looks = Readonly<Colouring>

const BY_MATERIAL: Readonly<Record<string, SurfaceKind>> = {
  veludo: 'velvet',
  bombazina: 'velvet',
  chenille: 'velvet',
  boucle: 'boucle',
  marmore: 'marble',
  travertino: 'marble',
  compacto: 'marble',
  cimento: 'concrete',
  espelho: 'mirror',
  'rattan-sintetico': 'rattan',
  textilene: 'fabric',
  gaze: 'knit',
  la: 'knit',
  pelo: 'boucle',
  ovelha: 'boucle',
  padrao: 'rug',
  artificial: 'leaf',
  papel: 'shade',
  barro: 'ceramic',
  resina: 'ceramic',
  silicone: 'plain',
  cera: 'plain',
  'ferro-fundido': 'lacquer',
  cortica: 'concrete',
}
const BY_CARE: Readonly<Record<Material['care'], SurfaceKind>> = {
  fabric: 'fabric',
  leather: 'leather',
  wood: 'wood',
  board: 'lacquer',
  metal: 'metal',
  glass: 'glass',
  ceramic: 'ceramic',
  plastic: 'plain',
  fibre: 'rug',
  stone: 'marble',
  cotton: 'fabric',
  wool: 'rug',
  foam: 'fabric',
  wicker: 'rattan',
  none: 'plain',
}
const SOFT: ReadonlySet<SurfaceKind> = new Set(['fabric', 'velvet', 'leather', 'boucle', 'knit', 'rug'])

/** Cloth, leather and pile, against wood, metal, glass, stone. */
export function isSoft(kind: SurfaceKind): boolean {
  return SOFT.has(kind)
}

/** How the product's own material takes the light in its own shade. */
export function lookOf({ family: { material }, tone }: Product): Look {
  const kind = BY_MATERIAL[material.key] ?? BY_CARE[material.care]
  return {
    ...shadeOf(tone.key),
    kind: kind === 'wood' && !tone.isWood ? 'lacquer' : kind === 'lacquer' && tone.isWood ? 'wood' : kind,
  }
}

const PART_WORDS: readonly (readonly [words: RegExp, kind: SurfaceKind, tone: string])[] = [
  [/dourad/, 'metal', 'dourado'],
  [/pret/, 'metal', 'preto'],
  [/cromad/, 'metal', 'cromado'],
  [/latão/, 'metal', 'latao'],
  [/aço escovado|inox/, 'metal', 'inox'],
  [/faia|freixo/, 'wood', 'faia-natural'],
  [/nogueira/, 'wood', 'nogueira'],
  [/carvalho/, 'wood', 'carvalho-natural'],
  [/pinho/, 'wood', 'pinho-natural'],
  [/madeira/, 'wood', 'carvalho-mel'],
  [/vidro/, 'glass', 'transparente'],
  [/espelho/, 'mirror', 'cromado'],
  [/palhinha|rattan|vime/, 'rattan', 'natural'],
  [/cerâmica/, 'ceramic', 'branco'],
  [/tecido/, 'fabric', 'linho'],
  [/ferro|aço|metal/, 'metal', 'antracite'],
]

/** "pés em faia": what the words of a family's second material look like; null: nothing is said. */
export function partLookOf({ part }: Family): Look | null {
  const known = part === null ? undefined : PART_WORDS.find(([words]) => words.test(part.text))
  return known === undefined ? null : { ...shadeOf(known[2]), kind: known[1] }
}

const LEGS: readonly Look[] = [
  { ...shadeOf('faia-natural'), kind: 'wood' },
  { ...shadeOf('preto'), kind: 'metal' },
  { ...shadeOf('nogueira'), kind: 'wood' },
  { ...shadeOf('carvalho-natural'), kind: 'wood' },
]
const HANDLES: readonly Look[] = [
  { ...shadeOf('preto'), kind: 'metal' },
  { ...shadeOf('latao'), kind: 'metal' },
  { ...shadeOf('inox'), kind: 'metal' },
]
const ACCENTS = ['linho', 'branco-sujo', 'terracota', 'mostarda', 'cinza-claro', 'verde-salva', 'azul-marinho'] as const
const SEATS = ['linho', 'cinza-claro', 'bege', 'antracite', 'verde-salva'] as const

/**
 * What a product's slots look like, by what the design has in them: cloth goes on what is upholstered, wood and metal on what
 * carries. What the product does not tell is chosen once for its family, so that all its colours have the same legs.
 */
export function looksOf(product: Product, surfaces: Readonly<Partial<Record<Slot, SurfaceKind>>>): Looks {
  const { family } = product
  const draw = drawFrom(`looks/${family.key}`)
  const [main, part, legs, handles] = [lookOf(product), partLookOf(family), draw.pick(LEGS), draw.pick(HANDLES)]
  const accent: Look = { ...shadeOf(draw.pick(ACCENTS)), kind: 'fabric' }
  const seat: Look = { ...shadeOf(draw.pick(SEATS)), kind: 'fabric' }
  const ofSlot = (slot: Slot, surface: SurfaceKind): Look | null => {
    if (slot === 'fixed') return null
    if (slot === 'accent')
      return isSoft(surface)
        ? { ...accent, kind: surface }
        : surface === 'metal'
          ? part?.kind === 'metal'
            ? part
            : handles
          : (part ?? main)
    if (slot === 'frame')
      return isSoft(main.kind) || surface === 'metal' ? (part ?? (main.kind === 'metal' ? main : legs)) : (part ?? main)
    if (slot === 'body') return isSoft(surface) && !isSoft(main.kind) ? { ...seat, kind: surface } : main
    return isSoft(surface) === isSoft(main.kind) ? main : (part ?? legs)
  }
  return Object.fromEntries(
    Object.entries(surfaces).flatMap(([slot, surface]) => {
      const look = ofSlot(slot as Slot, surface)
      return look === null ? [] : [[slot, look]]
    }),
  )
}
