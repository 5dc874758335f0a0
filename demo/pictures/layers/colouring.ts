import type { Slot, Surface, SurfaceKind } from '../model.ts'
import { linear, type Linear, toScreen } from '../surfaces/colour.ts'
import { FINISHES, reflectsOf, roughnessOf } from '../surfaces/kinds.ts'
import { type Tile, TILE_SIDE, tileOf } from '../surfaces/tiles.ts'
import { BRIGHTEST, type BytePlanes, half } from './byte-planes.ts'

/** What a slot is coloured with; everything left out is as it was drawn. */
export interface SlotColour {
  /** '#rrggbb' */
  colour: string
  /** Colour of the texture's dark side (wood's year rings, a melange's second yarn). */
  second?: string
  /** Another surface of the same family than the drawn one: fabric ↔ velvet ↔ leather, wood ↔ lacquer. */
  kind?: SurfaceKind
  /** Strength of the texture: 0 none, 1 as drawn. */
  grain?: number
  /** Strength of the reflections: 0 none, 1 as drawn. */
  gloss?: number
}

export type Colouring = Partial<Record<Slot, SlotColour>>

/** Three bytes a pixel, row by row, on white. */
export interface Pixels {
  width: number
  height: number
  rgb: Uint8Array
}

/** What the colour of a layer needs from the drawing. */
export interface DrawnLayer {
  slot: Slot
  surface: Surface
}

/** Colours planes: tables for every byte, then one pass over the pixels. `pixelMm` is what a pixel is wide at the piece. */
export function coloured(
  planes: BytePlanes,
  layers: readonly DrawnLayer[],
  colouring: Colouring,
  pixelMm: number,
): Pixels {
  const hasPanes = layers.some(({ surface }) => surface.kind === 'glass')
  const tables = layers.map((layer) =>
    tableOf(layer, layer.slot === 'fixed' ? undefined : colouring[layer.slot], pixelMm, hasPanes),
  )
  const { width, height } = planes
  const rgb = new Uint8Array(width * height * 3)
  const mixed = new Float32Array(6)
  const coarse = half(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const h = (y >> 1) * coarse + (x >> 1)
      const first = planes.first[i]!
      const share = planes.share[i]!
      if (first === 0 && share === 255) {
        rgb.fill(GROUND_BYTES[planes.shadow[h]!]!, i * 3, i * 3 + 3)
        continue
      }
      shade(planes, tables[first - 1], x, y, mixed, 0)
      if (share !== 255) {
        shade(planes, tables[planes.second[i]! - 1], x, y, mixed, 3)
        for (let c = 0; c < 3; c++) mixed[c] = (mixed[c]! * share + mixed[c + 3]! * (255 - share)) / 255
      }
      rgb[i * 3] = screenByte(mixed[0]!)
      rgb[i * 3 + 1] = screenByte(mixed[1]!)
      rgb[i * 3 + 2] = screenByte(mixed[2]!)
    }
  }
  return { width, height, rgb }
}

/** A layer's colours prepared: albedo by texture, factor by facing, tint of the reflection. */
interface Table {
  albedo: Float32Array
  sheen: Float32Array
  mirror: Linear
  glows: boolean
  /** Share of the light that a matt coat scatters evenly, whatever the metal under it mirrors. */
  matt: number
  /** How much of the drawn texture counts, in 1/256; the tile's values and how many of them a pixel steps over. */
  drawn: number
  tile: Int8Array | null
  step: number
}

function shade(
  planes: BytePlanes,
  table: Table | undefined,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
): void {
  const i = y * planes.width + x
  const h = (y >> 1) * half(planes.width) + (x >> 1)
  if (!table) {
    const value = planes.shadow[h]! / 255
    out[at] = value
    out[at + 1] = value
    out[at + 2] = value
    return
  }
  const light = scattered(LIGHTS[planes.light[i]!]!, table.matt) * table.sheen[planes.facing[h]!]!
  const mirror = LIGHTS[planes.mirror[h]!]!
  const grain = texel(planes.grain[i]!, table, x, y) * 3
  out[at] = table.albedo[grain]! * light + table.mirror[0] * mirror
  out[at + 1] = table.albedo[grain + 1]! * light + table.mirror[1] * mirror
  out[at + 2] = table.albedo[grain + 2]! * light + table.mirror[2] * mirror
  if (table.glows) warm(out, at)
}

/** Powder coating is paint: what mirrors a dark part of the studio is as bright as paint there, not black. */
function scattered(light: number, matt: number): number {
  return light + (SCATTERED - light) * matt
}

/** What a matt coat gives back of the studio, as an even light. */
const SCATTERED = 0.85

/** The texture at a pixel: the drawn one and the tile's finer detail. */
function texel(grain: number, table: Table, x: number, y: number): number {
  const own = table.drawn === 256 ? grain : 128 + (((grain - 128) * table.drawn) >> 8)
  if (!table.tile) return own
  const at = (Math.floor(y * table.step) & (TILE_SIDE - 1)) * TILE_SIDE + (Math.floor(x * table.step) & (TILE_SIDE - 1))
  const value = own + table.tile[at]!
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/** Lamplight is warm: a glowing shade loses some blue. */
function warm(out: Float32Array, at: number): void {
  out[at] = out[at]! * 1.04
  out[at + 1] = out[at + 1]! * 0.97
  out[at + 2] = out[at + 2]! * 0.84
}

function tableOf(layer: DrawnLayer, wanted: SlotColour | undefined, pixelMm: number, hasPanes: boolean): Table {
  const kind = wanted?.kind ?? layer.surface.kind
  const base = linear(wanted?.colour ?? layer.surface.colour ?? '#b8b2a8')
  const dark = wanted?.second ? linear(wanted.second) : null
  const finish = FINISHES[kind]
  const metal = {
    is: reflectsOf({ ...layer.surface, kind }) === 'metal',
    wasDrawn: reflectsOf(layer.surface) === 'metal',
  }
  const gloss = wanted?.gloss ?? 1
  return {
    albedo: albedoOf(base, dark, finish.contrast * (wanted?.grain ?? 1), metal.is && !metal.wasDrawn ? 0.35 : 1),
    sheen: sheenOf(finish.sheen),
    mirror: mirrorOf(metal, base, gloss, finish.reflects === 'none' ? 0 : gloss, hasPanes),
    glows: finish.glow > 0,
    matt: metal.is && metal.wasDrawn ? mattOf(roughnessOf(layer.surface)) : 0,
    ...textureOf(layer.surface.kind, kind, pixelMm),
  }
}

/** What is scattered, by the byte of the texture: base colour above its middle, dark below. */
function albedoOf(base: Linear, dark: Linear | null, contrast: number, strength: number): Float32Array {
  const albedo = new Float32Array(256 * 3)
  for (let g = 0; g < 256; g++)
    for (const [c, value] of base.entries())
      albedo[g * 3 + c] = strength * toned(value, dark?.[c] ?? null, (g - 127.5) / 127.5, contrast)
  return albedo
}

/** Drawn as varnish, coloured as metal: the little that was reflected is made much and tinted. Drawn as metal, only panes before it mirror. */
function mirrorOf(
  metal: { is: boolean; wasDrawn: boolean },
  base: Linear,
  gloss: number,
  coat: number,
  hasPanes: boolean,
): Linear {
  if (!metal.is) return [coat, coat, coat]
  if (metal.wasDrawn && hasPanes) return [1, 1, 1]
  const [red, green, blue] = base
  return [red * gloss * 12, green * gloss * 12, blue * gloss * 12]
}

/** None below a brushed metal's roughness, most from a powder coating's on. */
function mattOf(roughness: number): number {
  return 0.45 * Math.max(0, Math.min(1, (roughness - 0.38) / 0.17))
}

/** Cloth drawn as one kind and coloured as another keeps its folds and takes the other's tile. */
function textureOf(
  drawnAs: SurfaceKind,
  kind: SurfaceKind,
  pixelMm: number,
): { drawn: number; tile: Int8Array | null; step: number } {
  const tile: Tile | null = tileOf(kind)
  const isSame = drawnAs === kind
  const isFlat = kind === 'lacquer' || kind === 'plain' || kind === 'metal'
  const drawn = isSame ? 1 : isFlat ? 0.08 : (tile?.drawn ?? 1)
  return { drawn: Math.round(drawn * 256), tile: tile?.values ?? null, step: tile ? pixelMm / tile.mm : 0 }
}

/** The base colour made lighter above the texture's middle and darker (or the second colour) below. */
function toned(base: number, dark: number | null, value: number, contrast: number): number {
  const ceiling = Math.min(0.88, base * 0.98 + 0.005)
  const amount = value * contrast
  if (amount >= 0) return ceiling + (Math.min(0.92, ceiling * 1.5) - ceiling) * amount
  return dark === null ? ceiling * (1 + amount * 0.85) : ceiling + (dark - ceiling) * Math.min(1, -amount * 2)
}

/** Cloth with a pile is darker seen straight on and lighter along its outline. */
function sheenOf(sheen: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, f) => {
    const facing = f / 255
    return 1 - sheen * 0.55 * facing + sheen * 1.6 * (1 - facing) ** 2
  })
}

const LIGHTS = Float32Array.from({ length: 256 }, (_, byte) => BRIGHTEST * (byte / 255) ** 2)

/** Linear light in 1/2048 steps up to 2, its highlights rolled off. */
const SCREEN = Uint8Array.from({ length: 4097 }, (_, at) => {
  const value = at / 2048
  const rolled = value < 0.75 ? value : 0.75 + 0.25 * (1 - Math.exp(-(value - 0.75) / 0.25))
  return Math.round(toScreen(rolled) * 255)
})

const GROUND_BYTES = Uint8Array.from({ length: 256 }, (_, shadow) => Math.round(toScreen(shadow / 255) * 255))

function screenByte(value: number): number {
  return SCREEN[value >= 2 ? 4096 : Math.round(value * 2048)]!
}
