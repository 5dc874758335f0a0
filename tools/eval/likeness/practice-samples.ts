import sharp from 'sharp'
import { type Colouring, coloured } from '../../../demo/pictures/layers/colouring.ts'
import type { Slot } from '../../../demo/pictures/model.ts'
import type { PicturePixels } from '../../../src/domains/images/scoring/picture-pixels.ts'
import { pick, seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { shown, TONES } from './drawn-samples.ts'
import { slotHash } from './halves.ts'
import { type PracticeDrawing, practiceDrawings } from './practice-drawings.ts'

/** One picture of a piece that was drawn for practice. */
export interface PracticePicture {
  /** Design, variant and colouring. */
  readonly piece: string
  readonly family: string
  readonly variant: number
  readonly pixels: PicturePixels
}

const COLOURINGS = 4
const TONE_NAMES = Object.keys(TONES)
const SLOTS: readonly Slot[] = ['body', 'frame', 'top', 'accent']
const UNCOLOURED: ReadonlySet<string> = new Set(['glass', 'mirror', 'bulb'])

/** Each drawn variant in four colourings: two of its main slot alone, as the judged designs have them, two of all slots. */
export async function* practicePictures(variants: number): AsyncGenerator<PracticePicture> {
  let [piece, main]: [string, Slot] = ['', 'body']
  for await (const drawn of practiceDrawings(variants)) {
    // What is mostly seen from the first angle is coloured from both.
    if (drawn.name !== piece) [piece, main] = [drawn.name, mainSlotOf(drawn.drawing)]
    for (let at = 0; at < COLOURINGS; at += 1) {
      const { width, height, rgb } = coloured(
        drawn.drawing.planes,
        drawn.drawing.layers,
        colouringOf(drawn, main, at),
        drawn.pixelMm,
      )
      const file = await sharp(rgb, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer()
      const draw = seededDraw(slotHash(`${piece} ${drawn.angle}`) * 1_000 + drawn.variant * 11 + at)
      yield {
        piece: `${piece} ${at}`,
        family: drawn.family,
        variant: drawn.variant,
        pixels: await shown(file, drawn.angle, draw),
      }
    }
  }
}

function colouringOf({ name, variant }: PracticeDrawing, main: Slot, at: number): Colouring {
  const draw = seededDraw(slotHash(name) * 1_000 + variant * 7 + at)
  const first = Math.floor(draw() * TONE_NAMES.length)
  const tone = TONES[TONE_NAMES[(first + at * 3) % TONE_NAMES.length] as string] as string
  if (at % 2 === 0) return { [main]: { colour: tone } }
  return { ...Object.fromEntries(SLOTS.map((slot) => [slot, { colour: anyTone(draw) }])), [main]: { colour: tone } }
}

function anyTone(draw: Draw): string {
  return TONES[pick(draw, TONE_NAMES)] as string
}

/** What of the piece is mostly seen in its colour. */
function mainSlotOf({ planes, layers }: PracticeDrawing['drawing']): Slot {
  const counts = new Map<Slot, number>()
  for (const layer of planes.first) {
    const { slot, surface } = layers[layer - 1] ?? {}
    if (slot !== undefined && slot !== 'fixed' && !UNCOLOURED.has(surface?.kind ?? ''))
      counts.set(slot, (counts.get(slot) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'body'
}
