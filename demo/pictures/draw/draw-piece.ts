import { createHash } from 'node:crypto'
import { boundsOf } from '../geometry/mesh.ts'
import { bytePlanesOf, type BytePlanes } from '../layers/byte-planes.ts'
import type { DrawingFacts } from '../layers/drawing.ts'
import { fileOfDrawing } from '../layers/drawings-manifest.ts'
import { encodedDrawing } from '../layers/stored-form.ts'
import type { PieceModel, View } from '../model.ts'
import { cornersOf, projected } from '../tracer/camera.ts'
import { isOfBoards } from '../tracer/scene.ts'
import { type Traced, traced } from '../tracer/trace.ts'
import { BOARDS_VERSION, KIND_VERSIONS, type Plan, RENDERER_VERSION, SAMPLES } from './plan.ts'

/** A fingerprint of all that a drawing depends on: the built piece, the view, the renderer. */
export function inputsOf(model: PieceModel, view: View, longest: number): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([RENDERER_VERSION, SAMPLES, longest, view, model.stands ?? 'floor']))
  for (const { mesh, slot, surface } of model.parts) {
    hash.update(JSON.stringify([slot, surface]))
    hash.update(Float32Array.from(mesh.positions, (value) => Math.round(value * 1e5)))
    hash.update(mesh.indices)
  }
  for (const [kind, version] of Object.entries(KIND_VERSIONS))
    if (model.parts.some(({ surface }) => surface.kind === kind)) hash.update(`${kind} ${version}`)
  if (isOfBoards(model.parts)) hash.update(`boards ${BOARDS_VERSION}`)
  return hash.digest('hex').slice(0, 16)
}

export interface Finished {
  facts: DrawingFacts
  bytes: Buffer
}

/** Draws one angle of a built piece. */
export async function drawnAngle(model: PieceModel, plan: Plan, at: Plan['angles'][number]): Promise<Finished> {
  const drawn = traced(model, at.view, { longest: at.longest, samples: SAMPLES })
  const planes = bytePlanesOf(drawn.planes)
  const bytes = await encodedDrawing(planes, drawn.layers)
  return { bytes, facts: factsOf({ model, plan, at, drawn, planes, bytes }) }
}

interface Work {
  model: PieceModel
  plan: Plan
  at: Plan['angles'][number]
  drawn: Traced
  planes: BytePlanes
  bytes: Buffer
}

function factsOf({ model, plan, at, drawn, planes, bytes }: Work): DrawingFacts {
  const { low, high } = boundsOf(model.parts.map(({ mesh }) => mesh))
  const mm = (axis: 0 | 1 | 2): number => Math.round((high[axis] - low[axis]) * 1000)
  return {
    id: at.id,
    family: plan.design.family,
    design: plan.design.name,
    size: plan.size,
    angle: at.angle,
    spec: { ...plan.spec, widthMm: mm(0), heightMm: mm(1), depthMm: mm(2) },
    stands: model.stands ?? 'floor',
    pixelMm: Math.round(drawn.pixelMm * 1000) / 1000,
    width: planes.width,
    height: planes.height,
    piece: pieceBox(planes),
    corners: cornersOf(drawn.box).map(
      (corner) =>
        projected(drawn.camera, corner).map((value) => Math.round(value * 10) / 10) as unknown as readonly [
          number,
          number,
        ],
    ),
    slots: slotsOf(drawn, planes),
    file: fileOfDrawing(at.id),
    bytes: bytes.length,
    inputs: inputsOf(model, at.view, at.longest),
  }
}

/** The pixels that the piece covers by half or more. */
function pieceBox({ width, height, first }: BytePlanes): DrawingFacts['piece'] {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (first[y * width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function slotsOf({ layers }: Traced, { first }: BytePlanes): DrawingFacts['slots'] {
  const counts = new Uint32Array(layers.length + 1)
  for (const layer of first) counts[layer] = (counts[layer] as number) + 1
  const all = first.length - (counts[0] as number) || 1
  return layers.map(({ slot, surface }, at) => ({
    slot,
    kind: surface.kind,
    share: Math.round(((counts[at + 1] as number) / all) * 1000) / 1000,
  }))
}
