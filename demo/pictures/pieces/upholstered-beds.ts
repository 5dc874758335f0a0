import { type Design, type PieceModel, type PieceSpec, sizeOf } from '../model.ts'
import { addBedding } from './cabinetry/bedding.ts'
import { type Bench, bench, type Look, type Span } from './cabinetry/bench.ts'
import { addHeadboard, HEADBOARD_THICKNESS, type HeadboardKind, soft } from './cabinetry/headboards.ts'
import { addLegs, type LegKind } from './cabinetry/legs.ts'

/** Beds covered in fabric: the headboards differ in form, the rails in height and feet. Slot 'accent' is the duvet. */
export const upholsteredBeds: readonly Design[] = [
  design(
    'channels',
    'channels',
    { legs: 'tapered', railLow: 0.12, railHigh: 0.32, wood: true },
    { body: '#9aa39a', frame: '#b98a5a', accent: '#e8e2d6' },
  ),
  design(
    'buttoned',
    'buttoned',
    { legs: 'peg', railLow: 0.06, railHigh: 0.34, wood: false },
    { body: '#b9a89a', frame: '#2b2724', accent: '#f1ede6' },
  ),
  design(
    'arched',
    'arched',
    { legs: 'straight', railLow: 0.15, railHigh: 0.33, wood: false },
    { body: '#c9b7a2', frame: '#2e2c2a', accent: '#d9cfc0' },
  ),
  design(
    'winged',
    'winged',
    { legs: 'peg', railLow: 0.07, railHigh: 0.34, wood: true },
    { body: '#6c7a86', frame: '#8a5d36', accent: '#dfe3e4' },
  ),
  design(
    'squares',
    'squares',
    { legs: 'square', railLow: 0.05, railHigh: 0.36, wood: false },
    { body: '#8a8784', frame: '#262422', accent: '#c8c2b8' },
  ),
  design(
    'hung-cushions',
    'cushions',
    { legs: 'tapered', railLow: 0.14, railHigh: 0.32, wood: true },
    { body: '#b2835f', frame: '#8a5d36', accent: '#efe9df' },
  ),
]

interface Rails {
  legs: LegKind
  railLow: number
  railHigh: number
  wood: boolean
}

function design(name: string, headboard: HeadboardKind, rails: Rails, colours: Design['colours']): Design {
  return {
    family: 'upholstered-beds',
    name,
    colours,
    sizes: [{ key: 'double', spec: { widthMm: 1740, depthMm: 2170, heightMm: 1120 } }],
    views: {
      'three-quarter': { azimuth: 30, elevation: 16 },
      front: { azimuth: 0, elevation: 12 },
      detail: { azimuth: 32, elevation: 18, aim: [0.72, 0.72, 0.12], zoom: 2.8 },
    },
    build: (spec) => build(spec, headboard, rails),
  }
}

function build(spec: PieceSpec, headboard: HeadboardKind, rails: Rails): PieceModel {
  const { width, depth, height } = sizeOf(spec, { width: 1.74, depth: 2.17, height: 1.12 })
  const work = bench()
  const cover: Look = { slot: 'body', surface: spec.cover ?? 'fabric' }
  const x: Span = [-width / 2, width / 2]
  const [back, front] = [-depth / 2, depth / 2]
  const rail = 0.055
  const mattressTop = Math.min(rails.railHigh + 0.18, height - 0.3)
  const railHigh = Math.min(rails.railHigh, mattressTop - 0.12)
  const zHead = back + HEADBOARD_THICKNESS
  addHeadboard(work, headboard, { x, y: [0, height], z: back, seenFrom: mattressTop, look: cover })
  addRails(work, cover, { x, zHead, front, low: rails.railLow, high: railHigh, rail, wings: headboard === 'winged' })
  addLegs(work, rails.legs, {
    x,
    z: [zHead + 0.35, front],
    height: rails.railLow,
    inset: 0.09,
    look: { slot: 'frame', surface: rails.wood ? 'wood' : { kind: 'metal', roughness: 0.5 } },
  })
  const lying = width - 2 * rail - 0.01
  addBedding(work, {
    width: lying,
    length: depth - HEADBOARD_THICKNESS - rail - 0.005,
    bottom: railHigh - 0.06,
    top: mattressTop,
    zHead,
    zBoard: zHead - 0.012,
    boardAbove: height - mattressTop,
    drop: mattressTop - railHigh + 0.008,
    throw: spec.seed % 2 === 1,
    seed: spec.seed + headboard.length,
  })
  return { parts: work.parts() }
}

function addRails(
  work: Bench,
  cover: Look,
  at: { x: Span; zHead: number; front: number; low: number; high: number; rail: number; wings: boolean },
): void {
  const { x, zHead, front, low, high, rail } = at
  const start = at.wings ? zHead + 0.152 : zHead - 0.004
  for (const side of [
    [x[0], x[0] + rail],
    [x[1] - rail, x[1]],
  ] as const) {
    work.add(cover, soft(side, [low, high], [start, front - 0.002], 0.018, [0, 0.003, 0], 3))
  }
  work.add(
    cover,
    soft([x[0] + rail - 0.012, x[1] - rail + 0.012], [low, high], [front - rail, front], 0.018, [0, 0.003, 0.002], 5),
  )
  work.board(
    { slot: 'fixed', surface: { kind: 'plain', colour: '#3b3835' } },
    [x[0] + rail, x[1] - rail],
    [low + 0.1, low + 0.12],
    [zHead, front - rail],
    { radius: 0.001 },
  )
}
