import { smoothstep, type Vec3 } from '../geometry/vector.ts'
import { bell } from './joinery/bell.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { family, type Wanted } from './joinery/family.ts'
import { roundLeg, spindle, squareLeg } from './joinery/legs.ts'
import { bowed, moulded, upright } from './joinery/moulded.ts'
import { arc, bent, curve } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { channels, quilted } from './joinery/quilted.ts'
import { moved } from './joinery/solid.ts'
import { wovenSeat } from './joinery/woven.ts'
import { padSeat } from './joinery/seats.ts'

const SEAT = 460

/** Cadeiras de jantar: seat at 46 cm, backs that lean 8 to 12 degrees. */
export const diningChairs = family('dining-chairs', {
  spindle: {
    own: [480, 840, 530],
    colours: { frame: '#c9a678', top: '#c9a678' },
    detail: { azimuth: 28, elevation: 22, aim: [0.4, 0.6, 0.4], zoom: 2.2 },
    draw: spindleBack,
  },
  upholstered: {
    own: [490, 850, 580],
    colours: { body: '#8d9a8a', frame: '#b98a5a' },
    detail: { azimuth: 30, elevation: 16, aim: [0.4, 0.68, 0.5], zoom: 2 },
    draw: upholstered,
  },
  cantilever: {
    own: [465, 820, 560],
    colours: { frame: '#c8ccd0', top: '#c9a678', accent: '#d8bf94' },
    detail: { azimuth: 30, elevation: 24, aim: [0.4, 0.58, 0.5], zoom: 2.3 },
    draw: cantilever,
  },
  wishbone: {
    own: [550, 760, 510],
    colours: { frame: '#c9a678', top: '#d9c7a0' },
    detail: { azimuth: 30, elevation: 30, aim: [0.45, 0.62, 0.6], zoom: 2.2 },
    draw: wishbone,
  },
  shell: {
    own: [480, 820, 520],
    colours: { body: '#3f5a52', frame: '#c8ccd0' },
    detail: { azimuth: 32, elevation: 22, aim: [0.5, 0.55, 0.5], zoom: 2 },
    draw: shell,
  },
  slatted: {
    own: [460, 860, 530],
    colours: { frame: '#b98a5a', body: '#d9d2c4' },
    detail: { azimuth: 30, elevation: 16, aim: [0.4, 0.7, 0.3], zoom: 2.1 },
    draw: slatted,
  },
  tub: {
    own: [580, 800, 580],
    colours: { body: '#a9755a', frame: '#232324' },
    detail: { azimuth: 26, elevation: 24, aim: [0.35, 0.72, 0.6], zoom: 2 },
    draw: tub,
  },
})

function spindleBack(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const front = d / 2 - 25
  const saddle = (x: number, z: number): number =>
    -11 * bell(Math.abs(x) - 85, 90) * bell(z + 20, 130) + 5 * bell(x, 45) * bell(z - 170, 80)
  const seat = plate(
    oval(w * 0.92, d * 0.8, 3.4),
    SEAT - 34,
    [
      [26, 0],
      [12, 7],
      [3, 17],
      [0, 25],
      [1, 30],
      [5, 33.4],
      [11, 34],
    ],
    { rings: 9, crown: saddle },
  )
  to.add(paint('top', finish('wood')), moved(seat, [0, 0, front - d * 0.4]))
  const [footX, topX] = [w / 2 - 13, w * 0.31]
  const leg = (top: number, foot: number): void =>
    to.pair(wood, spindle([topX, SEAT - 22, top], [footX, 0, foot], { start: 13, belly: 18, end: 11, at: 0.42 }))
  leg(front - 75, front + 6)
  leg(-d / 2 + 150, -d / 2 + 60)
  const at = (y: number, z0: number, z1: number): Vec3 => [
    topX + (footX - topX) * (1 - y / (SEAT - 22)),
    y,
    z1 + (z0 - z1) * (y / (SEAT - 22)),
  ]
  const [fore, aft] = [at(190, front - 75, front + 6), at(190, -d / 2 + 150, -d / 2 + 60)]
  to.pair(wood, spindle(fore, aft, { start: 8, belly: 12.5, end: 8 }))
  const mid = (fore[2] + aft[2]) / 2
  to.add(wood, spindle([-fore[0], 190, mid], [fore[0], 190, mid], { start: 8, belly: 12.5, end: 8 }))
  const crest = (t: number, y: number): Vec3 => [
    Math.sin(t * 0.9) * w * 0.56,
    y,
    -d / 2 + 14 + (1 - Math.cos(t * 0.9)) * w * 0.5,
  ]
  const rim = (t: number): Vec3 => [t * w * 0.34, SEAT - 6, front - d * 0.8 + 34 + t * t * 26]
  to.add(
    wood,
    bar(
      Array.from({ length: 29 }, (_, step) => crest((step / 14 - 1) * 0.98, h - 34)),
      (u) => ({ a: 10.5, b: 34 - 11 * Math.abs(u - 0.5) ** 2 * 4, corner: 10 }),
      { up: [0, 1, -0.15], ease: 6 },
    ),
  )
  for (let rod = -3; rod <= 3; rod += 1)
    to.add(
      wood,
      spindle(
        rim(rod / 3),
        crest((rod / 3) * 0.86, h - 40),
        Math.abs(rod) === 3
          ? { start: 11, belly: 12.5, end: 8.5, at: 0.4 }
          : { start: 6.5, belly: 9, end: 5.5, at: 0.38 },
      ),
    )
}

function upholstered(to: Assembly, { w, h, d, spec, cover, finish }: Wanted): void {
  const cloth = paint('body', cover('fabric'))
  const back = h - SEAT + 70
  to.add(
    cloth,
    ...padSeat(w * 0.95, d * 0.83, 88, SEAT - 88, { power: 4.4, crown: 14 }).map((one) => moved(one, [0, 0, d * 0.06])),
  )
  const seam = channels((w * 1.02) / 7, 11)
  const panel = quilted({
    width: w * 1.02,
    depth: back,
    thick: 60,
    corner: 95,
    rim: 28,
    relief: (x, z) => 8 * Math.cos((x / w) * 2.6) * Math.cos((z / back) * 2.8) + (spec.seed % 2 === 0 ? seam(x) : 0),
    across: 63,
    along: 18,
    seamsX: (w * 1.02) / 7,
  })
  to.add(cloth, moved(bowed(upright(panel, 11), w * 0.95), [0, SEAT - 70 + back / 2, -d / 2 + 78]))
  const wood = paint('frame', finish('wood'))
  to.pair(
    wood,
    roundLeg([w * 0.34, SEAT - 86, d * 0.3], [w * 0.46, 0, d / 2 - 14], 18, 10),
    roundLeg([w * 0.32, SEAT - 86, -d * 0.22], [w * 0.43, 0, -d / 2 + 16], 18, 10),
  )
  to.add(
    paint('fixed', 'plain', { colour: '#2b2a28' }),
    moved(plate(rectangle(w * 0.8, d * 0.66, 60), SEAT - 94, eased(10, 3)), [0, 0, d * 0.04]),
  )
}

function cantilever(to: Assembly, { w, h, d, finish }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.16 })
  const x = w / 2 - 13
  const [front, back] = [d / 2 - 14, -d / 2 + 14]
  const half: Vec3[] = [
    [x, h - 62, back + 11],
    [x, SEAT - 39, back + 74],
    [x, SEAT - 33, front],
    [x, 13, front - 4],
    [x, 13, back + 40],
  ]
  const line = bent(
    [
      ...half.slice(0, 1),
      ...half.slice(1),
      ...half
        .slice(0)
        .toReversed()
        .map(([px, y, z]): Vec3 => [-px, y, z]),
    ],
    62,
  )
  to.add(steel, tube(line, 12.5))
  const wood = paint('top', finish('wood'))
  const cane = paint('accent', 'rattan')
  const inner = w - 50
  const seatLine = bent(
    [
      [-inner / 2 + 13, 0, front - 34],
      [inner / 2 - 13, 0, front - 34],
      [inner / 2 - 13, 0, back + 112],
      [-inner / 2 + 13, 0, back + 112],
    ],
    70,
    true,
  )
  to.add(wood, moved(bar(seatLine, { a: 27, b: 13, corner: 9 }, { isClosed: true, up: [0, 1, 0] }), [0, SEAT - 15, 0]))
  const deep = front - back - 146
  const sink = (px: number, pz: number): number => -5 * Math.cos((px / inner) * 3) * Math.cos((pz / deep) * 3)
  to.add(
    cane,
    moved(
      plate(rectangle(inner - 64, deep - 40, 48), SEAT - 11, eased(4, 1), { rings: 3, crown: sink, hollow: sink }),
      [0, 0, (front + back + 78) / 2],
    ),
  )
  const tall = 200
  const backLine = bent(
    [
      [-inner / 2 + 16, -tall / 2 + 20, 0],
      [inner / 2 - 16, -tall / 2 + 20, 0],
      [inner / 2 - 16, tall / 2 - 20, 0],
      [-inner / 2 + 16, tall / 2 - 20, 0],
    ].map((p) => p as unknown as Vec3),
    46,
    true,
  )
  const lean = (one: ReturnType<typeof bar>): ReturnType<typeof bar> =>
    moved(bowed(upright(one, 13), 1400), [0, h - 118, back + 15])
  to.add(
    wood,
    lean(
      bar(
        backLine.map(([px, y]): Vec3 => [px, 0, -y]),
        { a: 21, b: 10, corner: 7 },
        { isClosed: true, up: [0, 1, 0] },
      ),
    ),
  )
  to.add(cane, lean(plate(rectangle(inner - 62, tall - 70, 30, 20), -2, eased(4, 1), { rings: 2 })))
}

function wishbone(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const back = -d / 2 + 16
  const railY = SEAT - 26
  to.pair(
    wood,
    bar(
      [
        [w / 2 - 34, 0, d / 2 - 26],
        [w / 2 - 36, railY * 0.6, d / 2 - 30],
        [w / 2 - 40, railY + 14, d / 2 - 34],
      ],
      (u) => ({
        a: 11 + 7.5 * Math.sin(Math.min(1, u * 1.25) * 1.5),
        b: 11 + 7.5 * Math.sin(Math.min(1, u * 1.25) * 1.5),
      }),
      { around: 18, up: [0, 0, 1] },
    ),
  )
  const aft = curve([
    [w * 0.36, 0, back + 8],
    [w * 0.345, 200, back + 30],
    [w * 0.35, SEAT, back + 44],
    [w * 0.405, SEAT + 130, back + 76],
    [w * 0.43, h - 40, back + 158],
  ])
  to.pair(
    wood,
    bar(
      aft,
      (u) => ({
        a: 11 + 7 * Math.sin(Math.min(1, u * 1.6) * 1.57) - 5 * Math.max(0, u - 0.6),
        b: 11 + 8 * Math.sin(Math.min(1, u * 1.6) * 1.57) - 5 * Math.max(0, u - 0.6),
      }),
      { around: 18, up: [0, 0, 1] },
    ),
  )
  const rail = curve(
    Array.from({ length: 15 }, (_, step): Vec3 => {
      const angle = Math.PI * (step / 14)
      const swing = Math.cos(angle)
      return [
        Math.sign(swing) * Math.abs(swing) ** 0.8 * (w / 2 - 17),
        h - 40 + 26 * Math.sin(angle) ** 2,
        back + (1 - Math.sin(angle) ** 0.9) * d * 0.56,
      ]
    }),
    4,
  )
  to.add(
    wood,
    bar(rail, (u) => ({ a: 13 + 8 * Math.cos((u - 0.5) * 6.28) ** 2, b: 12.5 }), {
      up: [0, 1, 0],
      ease: 5,
      around: 18,
    }),
  )
  const prong = curve([
    [9, railY - 4, back + 38],
    [9.5, SEAT + 60, back + 36],
    [13, SEAT + 110, back + 31],
    [27, SEAT + 185, back + 22],
    [64, h - 16, back + 12],
  ])
  to.pair(
    wood,
    bar(prong, (u) => ({ a: 9.2 + 4.8 * Math.min(1, u * 2.2) - 4 * Math.max(0, u - 0.45), b: 6, corner: 3 }), {
      up: [0, 0.1, 1],
    }),
  )
  const [zf, zb] = [d / 2 - 36, back + 44]
  const [xf, xb] = [w / 2 - 40, w * 0.345]
  for (const [from, end] of [
    [
      [-xf, railY, zf],
      [xf, railY, zf],
    ],
    [
      [-xb, railY, zb],
      [xb, railY, zb],
    ],
    [
      [xf, railY, zf],
      [xb, railY, zb],
    ],
    [
      [-xf, railY, zf],
      [-xb, railY, zb],
    ],
  ] as [Vec3, Vec3][])
    to.add(wood, spindle(from, end, { start: 11, belly: 14, end: 11 }))
  for (const side of [1, -1])
    to.add(wood, spindle([side * xf, 260, zf + 4], [side * (xb + 2), 260, zb - 12], { start: 8, belly: 12, end: 8 }))
  to.add(wood, spindle([-xf, 300, zf + 4], [xf, 300, zf + 4], { start: 8, belly: 12, end: 8 }))
  to.add(
    paint('top', 'rattan'),
    ...wovenSeat({ frontMm: xf * 2 - 34, backMm: xb * 2 - 36, depthMm: zf - zb, y: railY, rail: 13, cord: 3.3 }).map(
      (cord) => moved(cord, [0, 0, (zf + zb) / 2]),
    ),
  )
}

function shell(to: Assembly, { w, h, d, cover }: Wanted): void {
  const flat = plate(rectangle(w * 0.99, 860, 130, 22), -5, eased(11, 5), { rings: 12 })
  const front = d / 2 - 18
  const profile = [
    [front, SEAT - 26],
    [front - 34, SEAT - 4],
    [front - 130, SEAT],
    [front - 262, SEAT - 12],
    [front - 350, SEAT],
    [front - 412, SEAT + 52],
    [front - 446, SEAT + 140],
    [front - 462, SEAT + 220],
    [-d / 2 + 22, h - 90],
    [-d / 2 + 8, h - 4],
  ] as const
  const waist = (u: number): number => 1 - 0.13 * bell(u - 0.56, 0.13) - 0.06 * Math.max(0, u - 0.6)
  to.add(
    paint('body', cover('plain'), { roughness: 0.45 }),
    moulded(flat, profile, {
      waist,
      dish: (u) => 0.0002 * Math.min(1, u * 3) + 0.0006 * Math.max(0, Math.min(1, (u - 0.5) * 4)),
    }),
  )
  const steel = paint('frame', 'metal', { roughness: 0.22 })
  const y = SEAT - 38
  const [x, zf, zb] = [w * 0.27, front - 90, front - 300]
  for (const z of [1, -1]) {
    const at = z > 0 ? zf : zb
    const foot = z > 0 ? d / 2 - 12 : -d / 2 + 14
    to.add(
      steel,
      tube(
        bent(
          [
            [w / 2 - 12, 8, foot],
            [x, y, at],
            [-x, y, at],
            [-w / 2 + 12, 8, foot],
          ],
          46,
        ),
        8.5,
      ),
    )
    for (const side of [1, -1])
      to.add(
        paint('fixed', 'plain', { colour: '#222222' }),
        stick(
          [side * (w / 2 - 10.6), 0, foot],
          [side * (w / 2 - 16), 22, foot - z * 4],
          { a: 11, b: 11 },
          { a: 10, b: 10 },
        ),
      )
  }
  to.pair(
    steel,
    tube(
      [
        [x - 12, y, zf],
        [x - 12, y, zb],
      ],
      6,
    ),
  )
  to.four(
    paint('fixed', 'plain', { colour: '#222222' }),
    moved(stick([x - 30, y + 4, 0], [x - 30, SEAT - 8, 0], { a: 16, b: 16 }), [0, 0, 0]),
  )
}

function slatted(to: Assembly, { w, h, d, cover, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const [x, zf] = [w / 2 - 22, d / 2 - 22]
  to.pair(wood, squareLeg([x, SEAT - 52, zf], [x + 3, 0, zf + 3], 19, 12))
  const zb = -d / 2 + 90
  const aft = curve([
    [x - 12, 0, -d / 2 + 36],
    [x - 12, 220, zb - 14],
    [x - 12, SEAT - 20, zb],
    [x - 12, SEAT + 170, zb - 26],
    [x - 16, h, -d / 2 + 14],
  ])
  to.pair(
    wood,
    bar(
      aft,
      (u) => ({ a: 12.5, b: 12 + 9 * Math.sin(Math.min(1, u * 1.9) * 1.57) - 9 * Math.max(0, u - 0.5), corner: 4 }),
      { up: [0, 0, 1], ease: 3 },
    ),
  )
  const apron = SEAT - 82
  to.add(
    wood,
    stick([-x + 16, apron, zf], [x - 16, apron, zf], { a: 11, b: 28, corner: 3 }, undefined, { up: [0, 1, 0] }),
  )
  to.add(
    wood,
    stick([-x + 22, apron, zb], [x - 22, apron, zb], { a: 10, b: 28, corner: 3 }, undefined, { up: [0, 1, 0] }),
  )
  to.pair(
    wood,
    stick([x, apron, zf - 14], [x - 9, apron, zb + 14], { a: 10, b: 28, corner: 3 }, undefined, { up: [0, 1, 0] }),
  )
  // What carries the cushion: between its rounded underside and the rails the ground was seen.
  to.add(
    wood,
    moved(
      plate(rectangle(2 * x - 16, d - 138, 6), SEAT - 76, [
        [0, 0],
        [0, 18],
      ]),
      [0, 0, 34],
    ),
  )
  to.add(
    paint('body', cover('fabric')),
    moved(
      moulded(
        plate(rectangle(w - 16, d - 128, 34, 40), 0, eased(46, 20), {
          rings: 8,
          crown: (px, pz) => 13 * Math.cos((px / w) * 3) * Math.cos((pz / d) * 3.3),
        }),
        [
          [(d - 128) / 2, 0],
          [-(d - 128) / 2, 0],
        ],
        { waist: (u) => 1 - 0.085 * u },
      ),
      [0, SEAT - 57, 37],
    ),
  )
  const rows = 4
  for (let row = 0; row < rows; row += 1) {
    const y = SEAT + 96 + ((h - SEAT - 140) * row) / (rows - 1)
    const t = (y - SEAT) / (h - SEAT)
    const z = zb - 8 - (zb + d / 2 - 14) * t ** 1.5 * 0.98
    const tall = row === rows - 1 ? 33 : 19
    to.add(
      wood,
      bar(
        arc(x - 14, 26, 0, 180, 360, 20).map(([px, , pz]): Vec3 => [px, y, z + pz * 0.9 + 2]),
        { a: 7.5, b: tall, corner: 5 },
        { up: [0, 1, -0.2], ease: 3 },
      ),
    )
  }
}

function tub(to: Assembly, { w, h, d, cover }: Wanted): void {
  const cloth = paint('body', cover('leather'))
  to.add(
    cloth,
    ...padSeat(w * 0.76, d * 0.8, 96, SEAT - 92, { power: 4, crown: 16 }).map((one) => moved(one, [0, 0, d * 0.08])),
  )
  const wing = plate(rectangle(w * 2.02, 330, 120, 16), 0, eased(54, 25), { rings: 10 })
  const low = SEAT - 96
  const wrap = (one: typeof wing): typeof wing => ({
    ...one,
    places: one.places.map(([x, y, z]): Vec3 => {
      const t = x / (w * 1.01)
      const height = (z + 165) / 330
      const back = Math.cos(t * Math.PI * 0.5)
      const rise = low + (1 - height) * (h - low) * (0.66 + 0.34 * smoothstep(0.02, 0.85, back))
      const angle = t * 1.72
      const out = 1 + 0.05 * (1 - height)
      const [rx, rz] = [(w / 2 - y) * out, d * 0.56 - y]
      const along = Math.abs(angle) > 1.5708 ? (Math.abs(angle) - 1.5708) * rz * 1.6 : 0
      const turn = Math.sign(angle) * Math.min(Math.abs(angle), 1.5708)
      return [Math.sin(turn) * rx, rise, d * 0.06 - Math.cos(turn) * rz * (0.94 + 0.06 * (1 - height) * 2) + along]
    }),
  })
  to.add(cloth, wrap(wing))
  const steel = paint('frame', 'metal', { roughness: 0.55 })
  to.add(
    paint('fixed', 'plain', { colour: '#242322' }),
    moved(plate(rectangle(w * 0.6, d * 0.56, 60), SEAT - 104, eased(14, 4)), [0, 0, d * 0.04]),
  )
  to.pair(
    steel,
    roundLeg([w * 0.28, SEAT - 100, d * 0.25], [w * 0.43, 0, d / 2 - 18], 13, 8),
    roundLeg([w * 0.28, SEAT - 100, -d * 0.19], [w * 0.41, 0, -d / 2 + 26], 13, 8),
  )
}
