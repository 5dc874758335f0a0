import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytePlanesOf } from '../../../demo/pictures/layers/byte-planes.ts'
import { decodedDrawing, encodedDrawing } from '../../../demo/pictures/layers/stored-form.ts'
import {
  type Angle,
  DEFAULT_ANGLES,
  type Design,
  EMPTY_SPEC,
  type PieceModel,
  type PieceSpec,
  type SizeClass,
  type View,
  VIEWS,
} from '../../../demo/pictures/model.ts'
import { DESIGNS } from '../../../demo/pictures/pieces/designs.ts'
import { traced } from '../../../demo/pictures/tracer/trace.ts'
import { pick, seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { halfOf, slotHash } from './halves.ts'

/** A design of the learning half in sizes of chance, drawn small and coarse from one of its angles. */
export interface PracticeDrawing {
  /** Design and variant. */
  readonly name: string
  readonly family: string
  readonly variant: number
  readonly angle: Angle
  readonly pixelMm: number
  readonly drawing: Awaited<ReturnType<typeof decodedDrawing>>
}

/** Drawing takes a third of a second: what was drawn once is kept here and never enters the repository. */
const KEPT = join(tmpdir(), 'poiso-practice-drawings')
const LONGEST_PX = 220
/** Raised when designs or the tracer draw otherwise: the folder knows nothing of their code. */
const KEPT_AS = 2

/**
 * Practice for likeness: designs of the learning half alone, each `variants` times with other sizes, cushions, drawers and chance,
 * from the two angles that the catalogue shows first (the kit's small things, of which it shows one, from front and side too).
 * What is judged was never drawn here, for whole designs belong to a half (`halves.ts`). The same on every machine.
 */
export async function* practiceDrawings(variants: number): AsyncGenerator<PracticeDrawing> {
  mkdirSync(KEPT, { recursive: true })
  for (let variant = 0; variant < variants; variant += 1)
    for (const design of practiceDesigns()) yield* variantOf(design, variant)
}

export function practiceDesigns(): Design[] {
  return DESIGNS.filter(({ family, name }) => family !== 'samples' && halfOf(`${family}/${name}`) === 'learn')
}

async function* variantOf(design: Design, variant: number): AsyncGenerator<PracticeDrawing> {
  const draw = seededDraw(slotHash(`${design.family}/${design.name}`) * 1_000 + variant * 7 + design.name.length)
  const size = pick(draw, design.sizes)
  const spec = variedSpec(size, draw)
  const name = `${design.family}/${design.name}/${variant}`
  let built: PieceModel | undefined
  for (const angle of practiceAngles(design, size)) {
    const file = join(KEPT, `${KEPT_AS}__${name.replaceAll('/', '__')}__${angle}.drawing`)
    if (!existsSync(file))
      await drawInto(file, (built ??= design.build(spec)), {
        ...VIEWS[angle],
        ...design.views?.[angle],
        ...size.views?.[angle],
      })
    const bytes = await readFile(file)
    const end = bytes.indexOf(10)
    yield {
      name,
      family: design.family,
      variant,
      angle,
      pixelMm: Number(bytes.toString('utf8', 0, end)),
      drawing: await decodedDrawing(bytes.subarray(end + 1)),
    }
  }
}

function practiceAngles(design: Design, size: SizeClass): Angle[] {
  const own = (size.angles ?? design.angles ?? DEFAULT_ANGLES).filter((angle) => angle !== 'detail')
  return [...new Set<Angle>([...own, 'three-quarter', 'front'])].slice(0, 2)
}

/** Sizes up to a sixth off, one more or fewer of what can be counted, and the chance of cushions and grain. */
function variedSpec({ spec }: SizeClass, draw: Draw): PieceSpec {
  const around = (mm: number | null | undefined): number | null =>
    mm == null ? null : Math.round(mm * (0.86 + 0.3 * draw()))
  const oneOff = (count: number | null | undefined): number | null =>
    count == null ? null : Math.max(1, count + Math.floor(draw() * 3) - 1)
  const own = { ...EMPTY_SPEC, ...spec }
  return {
    ...own,
    widthMm: around(own.widthMm),
    depthMm: around(own.depthMm),
    heightMm: around(own.heightMm),
    drawers: oneOff(own.drawers),
    shelves: oneOff(own.shelves),
    doors: own.doors,
    seed: 1 + Math.floor(draw() * 10_000),
  }
}

async function drawInto(file: string, model: PieceModel, view: View): Promise<void> {
  const { planes, layers, pixelMm } = traced(model, view, { longest: LONGEST_PX, samples: 1 })
  const bytes = await encodedDrawing(bytePlanesOf(planes), layers)
  writeFileSync(`${file}.part`, Buffer.concat([Buffer.from(`${pixelMm}\n`), bytes]))
  renameSync(`${file}.part`, file)
}
