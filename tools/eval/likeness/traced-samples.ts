import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { bytePlanesOf } from '../../../demo/pictures/layers/byte-planes.ts'
import { coloured, type Colouring } from '../../../demo/pictures/layers/colouring.ts'
import { type Angle, type Design, EMPTY_SPEC, VIEWS } from '../../../demo/pictures/model.ts'
import { DESIGNS } from '../../../demo/pictures/pieces/designs.ts'
import { traced } from '../../../demo/pictures/tracer/trace.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { decoded, pick, seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { PicturePixels } from '../../../src/domains/images/scoring/picture-pixels.ts'
import { slotHash } from './halves.ts'

/** A small rendering of one of the demo's designs as some shop would show it. */
export interface TracedPicture {
  /** Design and tone. */
  readonly piece: string
  readonly family: string
  readonly tone: string
  readonly angle: Angle
  readonly pixels: PicturePixels
}

const TONES: Readonly<Record<string, string>> = { cinzento: '#8a8b8d', bege: '#cfc0a6', branco: '#e8e6e2', preto: '#2d2d30', azul: '#3a5480', verde: '#546e54', amarelo: '#c89c3e', vermelho: '#9c3430', castanho: '#704e36', carvalho: '#c49e70', nogueira: '#684430' }
const TONE_NAMES = Object.keys(TONES)
const TONES_OF_DESIGN = 4
const ANGLES: readonly Angle[] = ['three-quarter', 'front', 'side', 'detail']
/** Every design takes a second or two to draw: what was drawn once is kept here. */
const KEPT = join(tmpdir(), 'poiso-traced-whole')
const LONGEST_PX = 240
/** For who cannot wait: only what was drawn before. */
const KEPT_ONLY = process.env['EVAL_KEPT_ONLY'] === '1'

/** Designs in an order of chance, one half of them: what was learned from is not judged. Angles that a design lacks are left out. */
export async function* tracedPictures(half: 'learn' | 'judge', most: number): AsyncGenerator<TracedPicture> {
  mkdirSync(KEPT, { recursive: true })
  const designs = DESIGNS.filter((design) => design.family !== 'samples' && (slotHash(nameOf(design)) < 128) === (half === 'learn'))
  let given = 0
  for (const design of designs.sort((one, other) => slotHash(`order ${nameOf(one)}`) - slotHash(`order ${nameOf(other)}`))) {
    for (const angle of ANGLES.filter((each) => design.angles === undefined || design.angles.includes(each))) {
      if (KEPT_ONLY && !existsSync(fileOf(design, angle, 'cinzento'))) continue
      for (const tone of tonesOf(design)) {
        if (given >= most) return
        given += 1
        const piece = `${nameOf(design)} ${tone}`
        yield { piece, family: design.family, tone, angle, pixels: await shown(await drawn(design, angle, tone), angle, seededDraw(slotHash(piece) * 1_000 + ANGLES.indexOf(angle))) }
      }
    }
  }
}

const nameOf = ({ family, name }: Design): string => `${family}/${name}`
const tonesOf = (design: Design): string[] => {
  const first = [...`${design.name}${design.family}`].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 0)
  return ['cinzento', ...Array.from({ length: TONES_OF_DESIGN - 1 }, (_, at) => TONE_NAMES[(first + (at + 1) * 3) % TONE_NAMES.length] as string)]
}

const fileOf = ({ family, name, sizes }: Design, angle: Angle, tone: string): string => join(KEPT, `${family}__${name}__${sizes[0]?.key}__${tone}__${angle}.png`)

const drawn = async (design: Design, angle: Angle, tone: string): Promise<Buffer> => {
  if (existsSync(fileOf(design, angle, tone))) return readFile(fileOf(design, angle, tone))
  const { planes, layers, pixelMm } = traced(design.build({ ...EMPTY_SPEC, ...design.sizes[0]?.spec }), { ...VIEWS[angle], ...design.views?.[angle] }, { longest: LONGEST_PX, samples: 3 })
  for (const each of tonesOf(design)) {
    const { rgb, width, height } = coloured(bytePlanesOf(planes), layers, colouringOf(design, TONES[each] as string), pixelMm)
    await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toFile(fileOf(design, angle, each))
  }
  return readFile(fileOf(design, angle, tone))
}

/** All parts that a product's colour may be put on in this one: what differs only inside could not be told apart by anybody. */
const colouringOf = ({ colours }: Design, colour: string): Colouring =>
  Object.fromEntries(Object.entries(colours).map(([slot, own]) => [slot, { colour: slot === 'fixed' ? own : colour }]))

const GROUNDS = ['#ffffff', '#ffffff', '#f4f2ee', '#efece6', '#f7f7f7'] as const
const SHAPES = [[300, 300], [300, 225], [240, 300], [300, 240]] as const

/** On a shop's canvas and ground, in its quality; a detail fills it. */
const shown = async (picture: Buffer, angle: Angle, draw: Draw): Promise<PicturePixels> => {
  const [[width, height], ground] = [pick(draw, SHAPES), pick(draw, GROUNDS)]
  const fill = 0.78 + draw() * 0.17
  const placed = angle === 'detail' ? await sharp(picture).resize({ width, height, fit: 'cover' }).png().toBuffer() : await onCanvas(picture, { width, height }, fill, draw)
  const tinted = sharp(placed).linear([1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16) / 255), [0, 0, 0])
  return decoded(await tinted.jpeg({ quality: 66 + Math.floor(draw() * 24) }).toBuffer())
}

const onCanvas = async (picture: Buffer, { width, height }: { width: number; height: number }, fill: number, draw: Draw): Promise<Buffer> => {
  const piece = await sharp(picture).resize({ width: Math.round(width * fill), height: Math.round(height * fill), fit: 'inside' }).flop(draw() < 0.2).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([{ input: piece, gravity: 'centre' }]).png().toBuffer()
}
