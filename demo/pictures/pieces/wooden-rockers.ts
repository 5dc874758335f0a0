import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly, type Paint } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { bell } from './joinery/bell.ts'
import { family, type Wanted } from './joinery/family.ts'
import { spindle } from './joinery/legs.ts'
import { bowed, moulded, upright } from './joinery/moulded.ts'
import { curve } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { channels, quilted } from './joinery/quilted.ts'
import { padSeat } from './joinery/seats.ts'
import { moved } from './joinery/solid.ts'

const SEAT = 430

/** Cadeiras de baloiço: runners whose lowest point lies under the sitter. */
export const woodenRockers = family('rocking-chairs', {
  shell: {
    own: [630, 840, 700],
    colours: { body: '#f0eeea', frame: '#d4ab80', accent: '#232324' },
    detail: { azimuth: 34, elevation: 14, aim: [0.5, 0.3, 0.6], zoom: 2 },
    draw: shellRocker,
  },
  spindle: {
    own: [620, 1080, 860],
    colours: { frame: '#7d5638', top: '#7d5638' },
    detail: { azimuth: 30, elevation: 16, aim: [0.5, 0.62, 0.5], zoom: 2 },
    draw: spindleRocker,
  },
  lounge: {
    own: [690, 1000, 880],
    colours: { body: '#d6c7ad', frame: '#c9a678' },
    detail: { azimuth: 30, elevation: 16, aim: [0.5, 0.5, 0.6], zoom: 2 },
    draw: loungeRocker,
  },
})

/** A runner at x, as long as the chair is deep, on a circle that touches the floor a little behind its middle. */
function runner(to: Assembly, wood: Paint, x: number, depth: number, tall = 32): (z: number) => number {
  const radius = depth * 1.5
  const rise = (z: number): number => radius - Math.sqrt(radius * radius - (z + 20) ** 2)
  const line = Array.from({ length: 33 }, (_, step): Vec3 => {
    const z = (step / 32 - 0.5) * (depth - 8)
    return [x, rise(z) + tall / 2, z]
  })
  to.pair(
    wood,
    bar(line, (u) => ({ a: 12, b: (tall / 2) * (1 - 0.45 * Math.abs(2 * u - 1) ** 6), corner: 5 }), {
      up: [0, 1, 0],
      ease: 4,
    }),
  )
  return (z) => rise(z) + tall - 6
}

function shellRocker(to: Assembly, { w, h, d, cover }: Wanted): void {
  const wood = paint('frame', 'wood')
  const iron = paint('accent', 'metal', { roughness: 0.5 })
  const x = w * 0.33
  const top = runner(to, wood, x, d, 30)
  const front = d / 2 - 90
  const flat = plate(rectangle(w * 0.94, 830, 190, 20), -5, eased(12, 5.5), { rings: 13 })
  const profile = [
    [front, SEAT - 18],
    [front - 40, SEAT + 2],
    [front - 140, SEAT],
    [front - 262, SEAT - 20],
    [front - 350, SEAT + 2],
    [front - 416, SEAT + 60],
    [front - 456, SEAT + 150],
    [front - 486, SEAT + 250],
    [front - 516, h - 4],
  ] as const
  to.add(
    paint('body', cover('plain'), { roughness: 0.42 }),
    moulded(flat, profile, {
      dish: (u) => 0.00042 * Math.min(1, u * 3) + 0.0003 * bell(u - 0.75, 0.2),
      waist: (u) => 1 + 0.05 * bell(u - 0.55, 0.2) - 0.14 * Math.max(0, u - 0.68),
    }),
  )
  const [zf, zb] = [front - 60, front - 300]
  const line = (z: number, foot: number): [Vec3, Vec3] => [
    [w * 0.2, SEAT - 26, z],
    [x, top(foot), foot],
  ]
  to.pair(
    wood,
    ...[line(zf, zf + 40), line(zb, zb - 70)].map(([from, end]) =>
      spindle(from, end, { start: 10, belly: 13, end: 10 }),
    ),
  )
  const cross = (a: Vec3, b: Vec3): void => to.pair(iron, stick(a, b, { a: 4.5, b: 4.5 }))
  cross([w * 0.2, SEAT - 40, zf], [x - 6, top(zb - 70) + 60, zb - 58])
  cross([w * 0.2, SEAT - 40, zb], [x - 6, top(zf + 40) + 60, zf + 32])
  to.add(
    iron,
    stick([-w * 0.2, SEAT - 34, zf], [w * 0.2, SEAT - 34, zf], { a: 6, b: 6 }),
    stick([-w * 0.2, SEAT - 34, zb], [w * 0.2, SEAT - 34, zb], { a: 6, b: 6 }),
  )
  to.add(
    iron,
    stick([-x, top(zb - 70) + 40, zb - 62], [x, top(zb - 70) + 40, zb - 62], { a: 5, b: 5 }),
    stick([-x, top(zf + 40) + 40, zf + 34], [x, top(zf + 40) + 40, zf + 34], { a: 5, b: 5 }),
  )
  for (const z of [zf, zb])
    for (const side of [1, -1])
      to.add(
        paint('fixed', 'plain', { colour: '#222222' }),
        stick([side * w * 0.19, SEAT - 32, z], [side * w * 0.19, SEAT - 2 - (z === zb ? 16 : 0), z], { a: 18, b: 18 }),
      )
}

function spindleRocker(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const x = w / 2 - 60
  const top = runner(to, wood, x, d, 36)
  const [zf, zb] = [d * 0.24, -d * 0.16]
  const seat = plate(
    oval(w * 0.86, 500, 3.6),
    SEAT - 34,
    [
      [24, 0],
      [10, 8],
      [2, 18],
      [0, 26],
      [2, 31],
      [10, 34],
    ],
    { rings: 9, crown: (px, pz) => -12 * bell(Math.abs(px) - 80, 90) * bell(pz + 10, 130) },
  )
  to.add(paint('top', finish('wood')), moved(seat, [0, 0, 50]))
  to.pair(
    wood,
    spindle([w * 0.32, SEAT - 24, zf], [x, top(zf + 56), zf + 56], { start: 15, belly: 20, end: 13, at: 0.4 }),
    spindle([w * 0.3, SEAT - 24, zb + 60], [x, top(zb - 30), zb - 30], { start: 15, belly: 20, end: 13, at: 0.4 }),
  )
  const mid = (SEAT - 24) * 0.5
  to.pair(wood, spindle([w * 0.36, mid, zf + 26], [w * 0.35, mid, zb + 20], { start: 9, belly: 13, end: 9 }))
  to.add(wood, spindle([-w * 0.355, mid, 70], [w * 0.355, mid, 70], { start: 9, belly: 13, end: 9 }))
  const back = (t: number, y: number): Vec3 => [Math.sin(t) * w * 0.44, y, -d * 0.32 + 24 + (1 - Math.cos(t)) * w * 0.4]
  const crest = Array.from({ length: 29 }, (_, step) => back((step / 14 - 1) * 0.98, h - 46))
  to.add(
    wood,
    bar(crest, (u) => ({ a: 11, b: 46 - 90 * (u - 0.5) ** 2, corner: 10 }), { up: [0, 1, -0.25], ease: 8 }),
  )
  for (let rod = -3; rod <= 3; rod += 1)
    to.add(
      wood,
      spindle(
        [(rod / 3) * w * 0.35, SEAT - 6, -170 + Math.abs(rod) ** 2 * 6],
        back((rod / 3) * 0.88, h - 56),
        Math.abs(rod) === 3 ? { start: 14, belly: 16, end: 11 } : { start: 8, belly: 11, end: 7, at: 0.36 },
      ),
    )
  const arm = SEAT + 215
  const hold: Vec3 = [w * 0.405, arm, -d * 0.19]
  to.pair(
    wood,
    bar(
      curve([hold, [w * 0.44, arm + 2, 20], [w / 2 - 30, arm - 4, 190], [w / 2 - 32, arm - 12, 230]]),
      (u) => ({ a: 17 + 14 * u, b: 11, corner: 9 }),
      { up: [0, 1, 0], ease: 6 },
    ),
    spindle([w * 0.38, SEAT - 8, 190], [w / 2 - 32, arm - 8, 180], { start: 10, belly: 15, end: 10 }),
    spindle([w * 0.385, SEAT - 8, 20], [w * 0.44, arm - 4, 20], { start: 8, belly: 11, end: 8 }),
  )
}

function loungeRocker(to: Assembly, { w, h, d, cover, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const cloth = paint('body', cover('fabric'))
  const x = w / 2 - 18
  const top = runner(to, wood, x, d, 38)
  const [zf, zb] = [d * 0.27, -d * 0.24]
  const arm = SEAT + 180
  to.pair(
    wood,
    bar(
      curve([
        [x, top(zf + 30), zf + 30],
        [x, SEAT - 60, zf + 12],
        [x, arm - 8, zf],
      ]),
      { a: 13, b: 21, corner: 8 },
      { up: [0, 0, 1] },
    ),
    bar(
      curve([
        [x, top(zb - 40), zb - 40],
        [x, SEAT - 40, zb - 6],
        [x, arm - 4, zb - 22],
      ]),
      { a: 13, b: 21, corner: 8 },
      { up: [0, 0, 1] },
    ),
  )
  to.pair(
    wood,
    bar(
      curve([
        [x, arm + 2, zf + 54],
        [x, arm + 12, zf - 60],
        [x, arm + 2, zb - 50],
      ]),
      (u) => ({ a: 27 - 6 * u, b: 12, corner: 10 }),
      { up: [0, 1, 0], ease: 7 },
    ),
  )
  to.pair(
    wood,
    stick([x, SEAT - 96, zf + 6], [x, SEAT - 120, zb - 12], { a: 11, b: 28, corner: 5 }, undefined, { up: [0, 1, 0] }),
  )
  for (const [y, z] of [
    [SEAT - 98, zf - 10],
    [SEAT - 118, zb + 10],
  ] as const)
    to.add(wood, stick([-x + 8, y, z], [x - 8, y, z], { a: 11, b: 26, corner: 4 }, undefined, { up: [0, 1, 0] }))
  const inner = w - 76
  to.add(
    cloth,
    moved(
      moulded(padSeat(inner, 560, 120, 0, { corner: 50, crown: 20, radius: 44 })[0]!, [
        [290, -66],
        [-270, -110],
      ]),
      [0, SEAT - 48, 30],
    ),
  )
  const tall = h - SEAT + 30
  const seam = channels(tall / 4, 13)
  const pad = quilted({
    width: inner - 10,
    depth: tall,
    thick: 120,
    corner: 70,
    rim: 48,
    relief: (px, pz) => 12 * Math.cos(px / 190) + seam(pz),
    across: 14,
    along: 48,
    seamsZ: tall / 4,
  })
  to.add(
    cloth,
    moulded(
      pad,
      [
        [-d * 0.2 - 30, SEAT - 50],
        [-d * 0.2 - 90, SEAT + 140],
        [-d / 2 + 90, h - 170],
        [-d / 2 + 46, h - 20],
      ],
      { dish: () => 0.00025 },
    ),
  )
  to.add(
    wood,
    moved(bowed(upright(plate(rectangle(inner - 60, 90, 12, 30), -8, eased(18, 6)), 20), 1400), [
      0,
      SEAT + 150,
      -d * 0.2 - 136,
    ]),
  )
  to.pair(
    wood,
    stick(
      [x - 12, arm - 40, zb - 18],
      [inner / 2 - 40, SEAT + 150, -d * 0.2 - 126],
      { a: 9, b: 16, corner: 5 },
      undefined,
      { up: [0, 1, 0] },
    ),
  )
}
