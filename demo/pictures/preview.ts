// node demo/pictures/preview.ts FAMILY [DESIGN] [--width 500] [--samples 6] [--angle …] [--spec json] [--colour slot=#hex …] out.png
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Vec3 } from './geometry/vector.ts'
import { bytePlanesOf } from './layers/byte-planes.ts'
import { coloured, type Colouring, type Pixels } from './layers/colouring.ts'
import {
  type Angle,
  type Design,
  EMPTY_SPEC,
  type PieceSpec,
  type SizeClass,
  type Slot,
  type SurfaceKind,
  type View,
  VIEWS,
} from './model.ts'
import { DESIGNS, designNamed } from './pieces/designs.ts'
import { traced } from './tracer/trace.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '500' },
    samples: { type: 'string', default: '4' },
    angle: { type: 'string', default: 'three-quarter' },
    size: { type: 'string' },
    spec: { type: 'string', default: '{}' },
    colour: { type: 'string', multiple: true, default: [] },
    kind: { type: 'string', multiple: true, default: [] },
    azimuth: { type: 'string' },
    elevation: { type: 'string' },
    zoom: { type: 'string' },
    aim: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})

const [family = '', ...rest] = positionals
const out = rest.at(-1)
if (!out?.endsWith('.png')) throw new Error('say where: preview.ts FAMILY DESIGN out.png (or FAMILY --all sheet.png)')
if (values.all) await sheet(DESIGNS.filter((design) => design.family === family))
else await save(drawn(designNamed(family, rest[0] ?? ''), true), out)

function drawn(design: Design, isTold: boolean): Pixels {
  const started = performance.now()
  const size = design.sizes.find(({ key }) => key === values.size) ?? design.sizes[0]
  const spec: PieceSpec = { ...EMPTY_SPEC, ...size?.spec, ...(JSON.parse(values.spec) as Partial<PieceSpec>) }
  const model = design.build(spec)
  const built = performance.now()
  const { planes, layers, camera, pixelMm } = traced(model, viewOf(design, size), {
    longest: Number(values.width),
    samples: Number(values.samples),
  })
  const pixels = coloured(bytePlanesOf(planes), layers, colouringOf(design), pixelMm)
  const triangles = model.parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
  if (isTold)
    process.stdout.write(
      `${design.family} ${design.name}: ${model.parts.length} parts, ${triangles} triangles, ${camera.width}×${camera.height}, built ${(built - started).toFixed(0)} ms, drawn ${(performance.now() - built).toFixed(0)} ms\n`,
    )
  return pixels
}

function viewOf(design: Design, size: SizeClass | undefined): View {
  const angle = values.angle as Angle
  if (!(angle in VIEWS)) throw new Error(`no angle ${angle}: ${Object.keys(VIEWS).join(', ')}`)
  const view: View = { ...VIEWS[angle], ...design.views?.[angle], ...size?.views?.[angle] }
  return {
    ...view,
    ...(values.azimuth && { azimuth: Number(values.azimuth) }),
    ...(values.elevation && { elevation: Number(values.elevation) }),
    ...(values.zoom && { zoom: Number(values.zoom) }),
    ...(values.aim && { aim: values.aim.split(',').map(Number) as unknown as Vec3 }),
  }
}

function colouringOf(design: Design): Colouring {
  const colouring: Colouring = {}
  for (const [slot, colour] of [
    ...Object.entries(design.colours),
    ...values.colour.map((told) => told.split('=') as [string, string]),
  ])
    colouring[slot as Slot] = { ...colouring[slot as Slot], colour }
  for (const [slot, kind] of values.kind.map((told) => told.split('=')))
    colouring[slot as Slot] = { colour: '#b8b2a8', ...colouring[slot as Slot], kind: kind as SurfaceKind }
  return colouring
}

async function save(pixels: Pixels, path: string): Promise<void> {
  await sharp(pixels.rgb, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .png()
    .toFile(path)
}

/** All designs of a family side by side. */
async function sheet(designs: readonly Design[]): Promise<void> {
  const cell = Number(values.width)
  const columns = Math.ceil(Math.sqrt(designs.length))
  const pictures = designs.map((design) => drawn(design, true))
  const input = await Promise.all(
    pictures.map(async ({ width, height, rgb }, at) => ({
      input: await sharp(rgb, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
      left: (at % columns) * cell + Math.floor((cell - width) / 2),
      top: Math.floor(at / columns) * cell + Math.floor((cell - height) / 2),
    })),
  )
  await sharp({
    create: {
      width: columns * cell,
      height: Math.max(1, Math.ceil(designs.length / columns)) * cell,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(input)
    .png()
    .toFile(out as string)
}
