import { extruded } from '../geometry/extrude.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import { tube } from '../geometry/sweep.ts'
import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { bedDesign, type BedFamily, type BedRoom } from './cabinetry/bed-design.ts'
import { addMattress } from './cabinetry/bedding.ts'
import { boardOf, type Look, type Span, within } from './cabinetry/bench.ts'

const FAMILY: BedFamily = {
  family: 'cots',
  own: { width: 0.66, depth: 1.26, height: 0.9 },
  sizes: [{ key: 'm', spec: { widthMm: 660, depthMm: 1260, heightMm: 900 } }],
  views: {
    'three-quarter': { azimuth: 56, elevation: 14 },
    front: { azimuth: 90, elevation: 8 },
    detail: { azimuth: 58, elevation: 16, aim: [1, 0.9, 0.75], zoom: 2.6 },
  },
}

/** Cots: body, drawer or legs ('frame'), sheet ('accent'). */
export const cots: readonly Design[] = [
  bedDesign(FAMILY, 'slatted', { body: '#d8b88a', frame: '#d8b88a', accent: '#e9e4da' }, (room) => {
    const { work, x, z, height, body } = room
    for (const at of [z[0], z[1] - 0.04]) {
      for (const side of [
        [x[0], x[0] + 0.04],
        [x[1] - 0.04, x[1]],
      ] as const)
        work.board(body, side, [0, height], [at, at + 0.04], { grain: 'y', radius: 0.008 })
      bars(work, body, { along: 'x', span: within(x, 0.04), at: at + 0.02, low: 0.18, high: height - 0.012 })
    }
    for (const side of [-1, 1])
      bars(work, body, { along: 'z', span: within(z, 0.04), at: side * (x[1] - 0.02), low: 0.18, high: height - 0.012 })
    bed(room, 0.4, 0.036)
  }),
  bedDesign(
    FAMILY,
    'panel-ends',
    { body: '#f1efeb', top: '#f1efeb', frame: '#d8b88a', accent: '#c9d2cb' },
    (room) => {
      const { work, x, z, height, width, body, wood } = room
      for (const at of [z[0] + 0.014, z[1] - 0.014]) {
        work.add(
          body,
          placed(
            extruded({
              outline: roundedRectangle(width, height - 0.1, [0.1, 0.1, 0.02, 0.02], 8),
              thickness: 0.028,
              bevel: 0.004,
              lies: 'upright',
            }),
            [0, 0.1 + (height - 0.1) / 2, at],
          ),
        )
        for (const side of [-1, 1])
          work.board(
            wood,
            side < 0 ? [x[0] + 0.03, x[0] + 0.075] : [x[1] - 0.075, x[1] - 0.03],
            [0, 0.103],
            [at - 0.014, at + 0.014],
            { grain: 'y', radius: 0.005 },
          )
      }
      for (const side of [-1, 1])
        bars(work, body, {
          along: 'z',
          span: within(z, 0.028),
          at: side * (x[1] - 0.045),
          low: 0.2,
          high: height - 0.09,
        })
      work.board(body, [x[0] + 0.04, x[1] - 0.04], [0.12, 0.19], within(z, 0.03), { grain: 'z' })
      work.board({ ...body, slot: 'top' }, [x[1] - 0.04, x[1] - 0.02], [0.105, 0.2], within(z, 0.032), {
        grain: 'z',
        radius: 0.003,
      })
      bed(room, 0.42, 0.06)
    },
    { isPainted: true },
  ),
  bedDesign(FAMILY, 'spindle', { body: '#8a5d36', frame: '#8a5d36', accent: '#efe9df' }, (room) => {
    const { work, x, z, height, body, wood } = room
    const r = 0.016
    for (const side of [-1, 1])
      for (const at of [-1, 1])
        work.add(
          wood,
          tube(
            [
              [side * (x[1] - r), 0, at * (z[1] - r)],
              [side * (x[1] - r), height - r, at * (z[1] - r)],
            ],
            r,
            { steps: 2, sides: 18 },
          ),
        )
    for (const y of [height - r, 0.28]) {
      const hoop: [number, number, number][] = []
      for (const [sx, sz, q] of [
        [1, 1, 0],
        [-1, 1, 1],
        [-1, -1, 2],
        [1, -1, 3],
      ] as const)
        for (let k = 0; k <= 5; k++)
          hoop.push([
            sx * (x[1] - r - 0.02) + Math.cos(((q + k / 5) * Math.PI) / 2) * 0.02,
            y,
            sz * (z[1] - r - 0.02) + Math.sin(((q + k / 5) * Math.PI) / 2) * 0.02,
          ])
      work.add(body, tube(hoop, r, { isClosed: true, steps: 96, sides: 12 }))
    }
    const spindle = (at: [number, number]): void =>
      work.add(
        body,
        tube(
          [
            [at[0], 0.28, at[1]],
            [at[0], height - r, at[1]],
          ],
          0.0075,
          { steps: 1, sides: 10 },
        ),
      )
    const [nz, nx] = [Math.round((z[1] - z[0]) / 0.075), Math.round((x[1] - x[0]) / 0.075)]
    for (let i = 1; i < nz; i++)
      for (const side of [-1, 1]) spindle([side * (x[1] - r), z[0] + ((z[1] - z[0]) * i) / nz])
    for (let i = 1; i < nx; i++)
      for (const side of [-1, 1]) spindle([x[0] + ((x[1] - x[0]) * i) / nx, side * (z[1] - r)])
    bed(room, 0.38, 0.036)
  }),
]

/** Two rails and upright bars between them. */
function bars(
  work: BedRoom['work'],
  look: Look,
  shape: { along: 'x' | 'z'; span: Span; at: number; low: number; high: number },
): void {
  const { span, at, low, high } = shape
  const put = (a: Span, y: Span, half: number, grain: 'x' | 'y' | 'z', radius: number): void =>
    work.add(
      look,
      shape.along === 'x'
        ? boardOf(a, y, [at - half, at + half], { grain, radius })
        : boardOf([at - half, at + half], y, a, { grain, radius }),
    )
  put(span, [high - 0.045, high], 0.015, shape.along, 0.008)
  put(span, [low, low + 0.05], 0.012, shape.along, 0.005)
  const count = Math.round((span[1] - span[0]) / 0.075)
  for (let i = 1; i < count; i++) {
    const middle = span[0] + ((span[1] - span[0]) * i) / count
    put([middle - 0.011, middle + 0.011], [low + 0.048, high - 0.043], 0.0065, 'y', 0.004)
  }
}

/** The base and mattress with a coloured sheet and a folded blanket. */
function bed({ work, x, z, width, length, body }: BedRoom, high: number, inset: number): void {
  work.board(body, within(x, inset), [high - 0.022, high], within(z, inset), { grain: 'z' })
  addMattress(work, {
    width: width - 2 * inset - 0.01,
    length: length - 2 * inset - 0.01,
    bottom: high,
    top: high + 0.1,
    zHead: z[0] + inset + 0.005,
  })
  const sheet: Look = { slot: 'accent', surface: { kind: 'knit' } }
  const wide: Span = within(x, inset + 0.012)
  for (const [i, lift] of [0, 0.018].entries())
    work.board(
      sheet,
      wide,
      [high + 0.101 + lift, high + 0.119 + lift],
      [z[1] - inset - 0.4 + i * 0.012, z[1] - inset - 0.05 - i * 0.01],
      { radius: 0.008 },
    )
}
