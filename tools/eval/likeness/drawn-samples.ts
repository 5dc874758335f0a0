import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing, DrawingFacts } from '../../../demo/pictures/layers/drawing.ts'
import { colourDrawing, loadDrawing, stateOfDrawing } from '../../../demo/pictures/layers/drawings.ts'
import type { Angle, Slot } from '../../../demo/pictures/model.ts'
import type { PieceSizes } from '../../../src/domains/images/likeness/likeness-row.ts'
import type { PicturePixels } from '../../../src/domains/images/scoring/picture-pixels.ts'
import { decoded, pick, seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { drawingsOrNone } from './demo-samples.ts'
import { type Half, halfOf, slotHash } from './halves.ts'

/** One of the demo's designs in one tone, small, as some shop would show it. */
export interface DrawnPicture {
  /** Design and tone. */
  readonly piece: string
  readonly family: string
  readonly tone: string
  readonly angle: Angle
  /** As a shop tells them of it. */
  readonly sizes: PieceSizes
  readonly pixels: PicturePixels
}

export const TONES: Readonly<Record<string, string>> = {
  cinzento: '#8a8b8d',
  bege: '#cfc0a6',
  branco: '#e8e6e2',
  preto: '#2d2d30',
  azul: '#3a5480',
  verde: '#546e54',
  amarelo: '#c89c3e',
  vermelho: '#9c3430',
  castanho: '#704e36',
  carvalho: '#c49e70',
  nogueira: '#684430',
}
const TONE_NAMES = Object.keys(TONES)
const TONES_OF_DESIGN = 4
/** Below this share of the piece a tone is seen by nobody: such a design is one piece. */
const LEAST_TONED = 0.03
const UNCOLOURED: ReadonlySet<string> = new Set(['glass', 'mirror', 'bulb'])
/** Opening and colouring takes a tenth of a second: what was coloured once is kept here. */
const KEPT = join(tmpdir(), 'poiso-toned-drawings')
const LONGEST_PX = 480

/** Designs of one half in an order of chance, the first size of each, each tone from each angle once. */
export async function* drawnPictures(half: Half, designs: number): AsyncGenerator<DrawnPicture> {
  for await (const { file, ...known } of tonedDrawings(half, designs)) {
    yield {
      ...known,
      pixels: await shown(file, known.angle, seededDraw(slotHash(known.piece) * 1_000 + slotHash(known.angle))),
    }
  }
}

/** The same on white, before any shop. */
export async function* tonedDrawings(
  half: Half,
  designs: number,
): AsyncGenerator<Omit<DrawnPicture, 'pixels'> & { readonly file: Buffer }> {
  mkdirSync(KEPT, { recursive: true })
  const byDesign = Map.groupBy(
    drawingsOrNone().filter((facts) => halfOf(nameOf(facts)) === half),
    nameOf,
  )
  const order = [...byDesign].sort(
    ([one], [other]) => slotHash(`order ${one}`) - slotHash(`order ${other}`) || (one < other ? -1 : 1),
  )
  for (const [name, drawings] of order.slice(0, designs)) {
    const main = mainSlotOf(drawings[0] as DrawingFacts)
    for (const facts of drawings.filter(({ size }) => size === drawings[0]?.size)) {
      const open = once(() => loadDrawing(facts.id))
      for (const tone of tonesOf(name, main))
        yield {
          piece: `${name} ${tone}`,
          family: facts.family,
          tone,
          angle: facts.angle,
          sizes: toldSizes(facts, seededDraw(slotHash(`sizes ${name} ${tone} ${facts.angle}`))),
          file: await toned(facts, { tone, slot: main?.slot ?? 'fixed', open }),
        }
    }
  }
}

function nameOf({ family, design }: DrawingFacts): string {
  return `${family}/${design}`
}

interface MainSlot {
  readonly slot: Slot
  readonly share: number
}

/** What of a piece is mostly seen in its colour; legs, patterns and cushions keep their own, or rugs of two patterns would be one. */
function mainSlotOf({ slots }: DrawingFacts): MainSlot | null {
  const shares = new Map<Slot, number>()
  for (const { slot, kind, share } of slots)
    if (slot !== 'fixed' && !UNCOLOURED.has(kind)) shares.set(slot, (shares.get(slot) ?? 0) + share)
  return [...shares].map(([slot, share]) => ({ slot, share })).sort((one, other) => other.share - one.share)[0] ?? null
}

function tonesOf(name: string, main: MainSlot | null): string[] {
  const first = slotHash(`tone ${name}`)
  const more = main !== null && main.share >= LEAST_TONED ? TONES_OF_DESIGN - 1 : 0
  return [
    'cinzento',
    ...Array.from({ length: more }, (_, at) => TONE_NAMES[(first + (at + 1) * 3) % TONE_NAMES.length] as string),
  ]
}

interface Toning {
  readonly tone: string
  readonly slot: Slot
  readonly open: () => Promise<Drawing>
}

async function toned(facts: DrawingFacts, { tone, slot, open }: Toning): Promise<Buffer> {
  const file = join(
    KEPT,
    `${facts.id.replaceAll('/', '__')}__${stateOfDrawing(facts).replaceAll(' ', '-')}__${slot}__${tone}.png`,
  )
  if (existsSync(file)) return readFile(file)
  const { rgb, width, height } = await colourDrawing(await open(), { [slot]: { colour: TONES[tone] as string } })
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toFile(file)
  return readFile(file)
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Of three sizes a shop leaves out one in three, and it measures otherwise than another by 2 % at most. */
function toldSizes({ spec: { widthMm, heightMm, depthMm } }: DrawingFacts, draw: Draw): PieceSizes {
  return Object.fromEntries(
    Object.entries({ width: widthMm, height: heightMm, depth: depthMm }).flatMap(([axis, size]) => {
      const told = Math.round((size ?? 0) * (0.98 + 0.04 * draw()))
      return draw() < 1 / 3 || told === 0 ? [] : [[axis, told]]
    }),
  )
}

const GROUNDS = ['#ffffff', '#ffffff', '#f4f2ee', '#efece6', '#f7f7f7'] as const
const SHAPES = [
  [300, 300],
  [300, 225],
  [240, 300],
  [300, 240],
] as const

/** On a shop's canvas and ground, in its quality; a detail fills it. */
export async function shown(picture: Buffer, angle: Angle, draw: Draw): Promise<PicturePixels> {
  const [[width, height], ground] = [pick(draw, SHAPES), pick(draw, GROUNDS)]
  const fill = 0.78 + draw() * 0.17
  const placed =
    angle === 'detail'
      ? await sharp(picture).resize({ width, height, fit: 'cover' }).png().toBuffer()
      : await onCanvas(picture, { width, height }, fill, draw)
  const tinted = sharp(placed).linear(
    [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16) / 255),
    [0, 0, 0],
  )
  return decoded(await tinted.jpeg({ quality: 66 + Math.floor(draw() * 24) }).toBuffer())
}

async function onCanvas(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  fill: number,
  draw: Draw,
): Promise<Buffer> {
  const piece = await sharp(picture)
    .resize({ width: Math.round(width * fill), height: Math.round(height * fill), fit: 'inside' })
    .flop(draw() < 0.2)
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: piece, gravity: 'centre' }])
    .png()
    .toBuffer()
}
