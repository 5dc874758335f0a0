import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, tube } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { hoop, roundLeg } from './joinery/legs.ts'
import { arc, bent, curve } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { moved } from './joinery/solid.ts'
import { rail } from './joinery/table-bases.ts'
import { drum, smooth, turned } from './joinery/turned.ts'

function round(key: string, across: number, high: number): ReturnType<typeof size> {
  return size(key, across, high, across, { shape: 'round' })
}

/** A round top leaves the corners of its box empty: the middle is looked at. */
const TOP = { azimuth: 30, elevation: 22, aim: [0.5, 0.86, 0.7], zoom: 2 } as const

/** Mesas de apoio, 42 to 62 cm high. */
export const sideTables = family('side-tables', {
  'c-shape': { own: [460, 600, 320], colours: { top: '#a9794a', frame: '#232324' }, detail: TOP, draw: cShape },
  tripod: {
    own: [440, 540, 440],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: [round('m', 440, 540)],
    detail: TOP,
    draw: tripod,
  },
  tray: {
    own: [420, 520, 420],
    colours: { top: '#9aa98e', frame: '#9aa98e' },
    sizes: [round('m', 420, 520)],
    detail: TOP,
    draw: tray,
  },
  hourglass: {
    own: [360, 480, 360],
    colours: { top: '#f0eeea', frame: '#f0eeea' },
    sizes: [round('m', 360, 480)],
    draw: hourglass,
  },
  'two-tier': {
    own: [450, 560, 450],
    colours: { top: '#e4ecec', frame: '#c8a04d' },
    sizes: [round('m', 450, 560)],
    detail: TOP,
    draw: twoTier,
  },
  pedestal: {
    own: [400, 520, 400],
    colours: { top: '#f0eeea', frame: '#b08d4d' },
    sizes: [round('m', 400, 520)],
    detail: TOP,
    draw: pedestal,
  },
  square: {
    own: [450, 500, 450],
    colours: { top: '#7d5638', frame: '#7d5638' },
    sizes: [size('m', 450, 500, 450, { shape: 'square' })],
    draw: squareShelf,
  },
})

/** Mesas de encaixar: two or three that slide under one another. */
export const nestingTables = family('nesting-tables', {
  round: {
    own: [640, 500, 500],
    colours: { top: '#f0eeea', frame: '#c8a04d' },
    detail: { azimuth: 30, elevation: 24, aim: [0.66, 0.82, 0.7], zoom: 1.9 },
    draw: nestRound,
  },
  square: { own: [560, 520, 430], colours: { top: '#c9a678', frame: '#232324' }, draw: nestSquare },
  wooden: { own: [540, 500, 400], colours: { top: '#bb8a52', frame: '#bb8a52' }, draw: nestWooden },
})

function cShape(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 16), h - 22, eased(22, 4)))
  const iron = paint('frame', 'metal', { roughness: 0.55 })
  const x = w / 2 - 26
  for (const z of [1, -1])
    to.add(
      iron,
      bar(
        bent(
          [
            [x - 60, h - 31, z * (d / 2 - 34)],
            [-x, h - 31, z * (d / 2 - 34)],
            [-x, 9, z * (d / 2 - 34)],
            [x, 9, z * (d / 2 - 34)],
          ],
          14,
        ),
        { a: 9, b: 9, corner: 2.5 },
        { up: [0, 0, 1] },
      ),
    )
  to.add(
    iron,
    rail([-x, 9, -d / 2 + 34], [-x, 9, d / 2 - 34], 18, 18, 2.5),
    rail([-x, h - 31, -d / 2 + 34], [-x, h - 31, d / 2 - 34], 18, 18, 2.5),
  )
}

function tripod(to: Assembly, { w, h, finish }: Wanted): void {
  const wood = paint('frame', 'wood')
  to.add(paint('top', finish('wood')), plate(oval(w, w, 2, 96), h - 24, eased(24, 9)))
  to.add(wood, turned(drum(w * 0.17, h - 44, h - 23, 3), 40))
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = ((62 + leg * 120) * Math.PI) / 180
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    to.add(wood, roundLeg(at(w * 0.1, h - 36), at(w * 0.45, 0), 15, 9.5))
  }
}

function tray(to: Assembly, { w, h }: Wanted): void {
  const steel = paint('top', 'metal', { roughness: 0.55 })
  const r = w / 2
  to.add(
    steel,
    turned(
      [
        [0, h - 44],
        [r - 12, h - 44],
        [r - 4, h - 40],
        [r, h - 30],
        [r, h - 3],
        [r - 1.2, h],
        [r - 2.6, h - 1],
        [r - 3, h - 4],
        [r - 3, h - 30],
        [r - 8, h - 38],
        [r - 14, h - 40],
        [0, h - 40],
      ],
      96,
    ),
  )
  const frame = paint('frame', 'metal', { roughness: 0.55 })
  to.add(frame, hoop(r - 34, r - 34, 5.5, 5.5), hoop(r - 40, r - 40, h - 49, 5))
  for (let leg = 0; leg < 4; leg += 1) {
    const angle = ((25 + leg * 90) * Math.PI) / 180
    to.add(
      frame,
      tube(
        [
          [Math.cos(angle) * (r - 40), h - 48, Math.sin(angle) * (r - 40)],
          [Math.cos(angle) * (r - 34), 5, Math.sin(angle) * (r - 34)],
        ],
        5.5,
      ),
    )
  }
  for (const side of [1, -1])
    to.add(
      paint('accent', 'leather', { colour: '#98643a' }),
      bar(
        arc(34, 20, 0, 0, 180, 16).map(([a, , b]): Vec3 => [side * (r - 1), h - 10 + b, a]),
        { a: 5, b: 2.5, corner: 1 },
        { up: [1, 0, 0] },
      ),
    )
}

function hourglass(to: Assembly, { w, h, finish }: Wanted): void {
  const r = w / 2
  const line = smooth(
    [
      [r * 0.92, 3],
      [r * 0.96, 24],
      [r * 0.8, h * 0.26],
      [r * 0.56, h * 0.5],
      [r * 0.78, h * 0.75],
      [r * 0.985, h - 34],
      [r, h - 14],
    ],
    7,
  )
  to.add(
    paint('frame', finish('ceramic')),
    turned([[0, 0], [r * 0.9, 0], ...line, [r - 2, h - 5], [r - 7, h - 0.6], [r - 12, h], [0, h]], 80),
  )
}

function twoTier(to: Assembly, { w, h }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.24 })
  const r = w / 2
  for (const [y, out] of [
    [h - 8, r - 8],
    [h * 0.36, r - 8],
  ] as const) {
    to.add(brass, hoop(out, out, y, 8))
    to.add(paint('top', 'glass'), plate(oval(out * 2 - 10, out * 2 - 10, 2, 96), y - 3, eased(7, 1.5)))
  }
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = ((75 + leg * 120) * Math.PI) / 180
    to.add(
      brass,
      tube(
        [
          [Math.cos(angle) * (r - 8), h - 8, Math.sin(angle) * (r - 8)],
          [Math.cos(angle) * (r - 8), 0, Math.sin(angle) * (r - 8)],
        ],
        7,
      ),
    )
  }
}

function pedestal(to: Assembly, { w, h, finish }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.3 })
  to.add(paint('top', finish('marble')), plate(oval(w, w, 2, 96), h - 20, eased(20, 7)))
  to.add(
    brass,
    turned(
      [
        [0, 0],
        [w * 0.33, 0],
        [w * 0.34, 1.5],
        [w * 0.34, 8],
        [w * 0.33, 10],
        ...smooth(
          [
            [w * 0.2, 12],
            [40, 22],
            [18, 48],
            [14, 110],
            [14, h - 90],
          ],
          5,
        ),
        [15, h - 60],
        [40, h - 30],
        [70, h - 24],
        [70, h - 19],
        [0, h - 19],
      ],
      64,
    ),
  )
}

function squareShelf(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', 'wood')
  to.add(
    paint('top', finish('wood')),
    plate(rectangle(w, d, 26), h - 22, eased(22, 6)),
    plate(rectangle(w - 48, d - 76, 8), 147, eased(16, 3)),
  )
  to.four(wood, roundLeg([w / 2 - 32, h - 20, d / 2 - 32], [w / 2 - 26, 0, d / 2 - 26], 18, 13))
  for (const side of [1, -1])
    to.add(
      wood,
      rail([-w / 2 + 32, h - 42, side * (d / 2 - 32)], [w / 2 - 32, h - 42, side * (d / 2 - 32)], 18, 42),
      rail([side * (w / 2 - 32), h - 42, -d / 2 + 32], [side * (w / 2 - 32), h - 42, d / 2 - 32], 18, 42),
      rail([side * (w / 2 - 30), 139, -d / 2 + 30], [side * (w / 2 - 30), 139, d / 2 - 30], 16, 20),
    )
}

function nestRound(to: Assembly, { w, h, d, finish }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.24 })
  const one = (r: number, high: number, x: number, z: number, angles: readonly number[]): void => {
    to.add(paint('top', finish('marble')), moved(plate(oval(r * 2, r * 2, 2, 96), high - 16, eased(16, 5)), [x, 0, z]))
    const leg = (angle: number): Vec3[] =>
      bent(
        [
          [x + Math.cos(angle) * r * 0.2, high - 22, z + Math.sin(angle) * r * 0.2],
          [x + Math.cos(angle) * (r - 22), high - 22, z + Math.sin(angle) * (r - 22)],
          [x + Math.cos(angle) * (r - 14), 0, z + Math.sin(angle) * (r - 14)],
        ],
        24,
      )
    for (const degrees of angles) to.add(brass, tube(leg((degrees * Math.PI) / 180), 6))
  }
  // The large one's legs stand to either side of where the small one slides in.
  one(d * 0.42, h, -w / 2 + d * 0.42, -d / 2 + d * 0.42, [72, 162, 252, 342])
  one(d * 0.3, h - 75, w / 2 - d * 0.3, d / 2 - d * 0.3, [40, 140, 220, 320])
}

function nestSquare(to: Assembly, { w, h, d, finish }: Wanted): void {
  const iron = paint('frame', 'metal', { roughness: 0.55 })
  const one = (wide: number, deep: number, high: number, z: number): void => {
    to.add(paint('top', finish('wood')), moved(plate(rectangle(wide, deep, 6), high - 20, eased(20, 3)), [0, 0, z]))
    for (const side of [1, -1])
      to.add(
        iron,
        moved(
          bar(
            bent(
              [
                [side * (wide / 2 - 22), high - 29, deep / 2 - 18],
                [side * (wide / 2 - 22), 8, deep / 2 - 18],
                [side * (wide / 2 - 22), 8, -deep / 2 + 18],
                [side * (wide / 2 - 22), high - 29, -deep / 2 + 18],
              ],
              10,
              true,
            ),
            { a: 8, b: 8, corner: 2 },
            { isClosed: true, up: [1, 0, 0] },
          ),
          [0, 0, z],
        ),
      )
  }
  const deep = d * 0.72
  one(w, deep, h, -d / 2 + deep / 2)
  one(w - 80, deep * 0.92, h - 62, deep * 0.04 + 18)
  one(w - 160, deep * 0.84, h - 124, d / 2 - deep * 0.42)
}

function nestWooden(to: Assembly, { w, h, d, finish }: Wanted): void {
  const one = (wide: number, deep: number, high: number, z: number): void => {
    const [x, dz] = [wide / 2 - 30, deep / 2 - 28]
    to.add(paint('top', finish('wood')), moved(plate(rectangle(wide, deep, 30), high - 20, eased(20, 7)), [0, 0, z]))
    for (const sx of [1, -1])
      for (const sz of [1, -1])
        to.add(
          paint('frame', 'wood'),
          roundLeg([sx * x, high - 18, z + sz * dz], [sx * (x + 16), 0, z + sz * (dz + 12)], 14, 9),
        )
    for (const sx of [1, -1])
      to.add(
        paint('frame', 'wood'),
        bar(
          curve(
            [
              [sx * x, high - 34, z - dz],
              [sx * x, high - 34, z + dz],
            ],
            4,
          ),
          { a: 7, b: 14, corner: 3 },
          { up: [0, 1, 0] },
        ),
      )
  }
  one(w, d * 0.82, h, -d * 0.09)
  one(w - 110, d * 0.7, h - 70, d / 2 - d * 0.36)
}
