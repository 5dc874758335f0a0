import { cushion } from '../geometry/cushion.ts'
import { placed } from '../geometry/transform.ts'
import { piping } from '../geometry/trim.ts'
import type { Design } from '../model.ts'
import { boardOf, cut, type Look, middle, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'
import { addShoes } from './cabinetry/shoes.ts'
import { soft } from './cabinetry/headboards.ts'
import { sweep } from '../geometry/sweep.ts'

const CHESTS: CaseFamily = {
  family: 'chests',
  own: { width: 0.95, depth: 0.45, height: 0.48 },
  sizes: [{ key: 'm', spec: { widthMm: 950, depthMm: 450, heightMm: 480 } }],
  views: {
    'three-quarter': { azimuth: 30, elevation: 15 },
    detail: { azimuth: 34, elevation: 18, aim: [0.9, 0.75, 1], zoom: 2.4 },
  },
}
const IRON: Look = { slot: 'accent', surface: { kind: 'metal', roughness: 0.5 } }

/** Blanket and toy chests: body, lid ('top'), feet ('frame'), fittings ('accent'). */
export const chests: readonly Design[] = [
  caseDesign(
    CHESTS,
    'panelled',
    { body: '#c49a67', top: '#c49a67', frame: '#c49a67', accent: '#3a3632' },
    ({ work, x, z, height, body }) => {
      const lid = height - 0.028
      const post = 0.05
      const [ix, iz] = [within(x, 0.012), within(z, 0.012)]
      for (const side of [
        [ix[0], ix[0] + post],
        [ix[1] - post, ix[1]],
      ] as const)
        for (const at of [
          [iz[0], iz[0] + post],
          [iz[1] - post, iz[1]],
        ] as const)
          work.board(body, side, [0, lid - 0.002], at, { grain: 'y', radius: 0.003 })
      for (const at of [iz[0] + 0.006, iz[1] - 0.03]) {
        for (const y of [
          [0.07, 0.13],
          [lid - 0.07, lid - 0.002],
        ] as const)
          work.board(body, within(ix, post), y, [at, at + 0.024], { grain: 'x' })
        for (const panel of cut(within(ix, post), [1, 1, 1], 0.06))
          work.board(body, panel, [0.128, lid - 0.068], [at + 0.006, at + 0.016], { grain: 'y' })
        for (const lane of cut(within(ix, post), [1, 1, 1], 0.06).slice(1))
          work.board(body, [lane[0] - 0.06, lane[0]], [0.13, lid - 0.07], [at, at + 0.024], { grain: 'y' })
      }
      for (const at of [ix[0] + 0.006, ix[1] - 0.03]) {
        for (const y of [
          [0.07, 0.13],
          [lid - 0.07, lid - 0.002],
        ] as const)
          work.board(body, [at, at + 0.024], y, within(iz, post), { grain: 'z' })
        work.board(body, [at + 0.006, at + 0.016], [0.128, lid - 0.068], within(iz, post - 0.004), { grain: 'z' })
      }
      work.board(body, within(ix, 0.03), [0.075, 0.09], within(iz, 0.03), { grain: 'x' })
      work.board({ ...body, slot: 'top' }, x, [lid, height], z, { grain: 'x', radius: 0.005 })
    },
  ),
  caseDesign(
    CHESTS,
    'planked-iron',
    { body: '#8a6544', top: '#8a6544', accent: '#2b2a29' },
    ({ work, x, z, height, body }) => {
      const lid = height * 0.76
      const [ix, iz] = [within(x, 0.006), within(z, 0.006)]
      for (const row of cut([0, lid - 0.004], [1, 1, 1], 0.002)) {
        for (const at of [
          [iz[0], iz[0] + 0.02],
          [iz[1] - 0.02, iz[1]],
        ] as const)
          work.board(body, ix, row, at, { grain: 'x', radius: 0.0025 })
        for (const at of [
          [ix[0], ix[0] + 0.02],
          [ix[1] - 0.02, ix[1]],
        ] as const)
          work.board(body, at, row, within(iz, 0.02), { grain: 'z', radius: 0.0025 })
      }
      for (const at of [
        [iz[0], iz[0] + 0.02],
        [iz[1] - 0.02, iz[1]],
      ] as const)
        work.board({ ...body, slot: 'top' }, ix, [lid, height - 0.022], at, { grain: 'x', radius: 0.0025 })
      for (const at of [
        [ix[0], ix[0] + 0.02],
        [ix[1] - 0.02, ix[1]],
      ] as const)
        work.board({ ...body, slot: 'top' }, at, [lid, height - 0.022], within(iz, 0.02), { grain: 'z' })
      for (const row of cut(iz, [1, 1, 1, 1], 0.002))
        work.board({ ...body, slot: 'top' }, ix, [height - 0.022, height - 0.002], row, { grain: 'x', radius: 0.0025 })
      for (const at of [ix[0] + 0.14, ix[1] - 0.14]) {
        const band = [at - 0.016, at + 0.016] as const
        work.add(
          IRON,
          boardOf(band, [0.002, lid - 0.006], [iz[1] - 0.001, z[1] - 0.002]),
          boardOf(band, [lid + 0.002, height - 0.001], [iz[1] - 0.001, z[1] - 0.002]),
          boardOf(band, [height - 0.003, height], [z[0] + 0.008, z[1] - 0.002]),
        )
      }
      work.add(
        IRON,
        boardOf([-0.035, 0.035], [lid - 0.055, lid + 0.03], [iz[1] - 0.001, z[1] - 0.002], { radius: 0.001 }),
        boardOf([-0.012, 0.012], [lid - 0.04, lid + 0.008], [z[1] - 0.003, z[1]], { radius: 0.001 }),
      )
      for (const side of [-1, 1])
        work.add(
          IRON,
          sweep({
            through: [
              [side * (ix[1] - 0.001), lid - 0.1, -0.055],
              [side * (x[1] - 0.001), lid - 0.115, -0.05],
              [side * (x[1] - 0.001), lid - 0.15, -0.03],
              [side * (x[1] - 0.001), lid - 0.15, 0.03],
              [side * (x[1] - 0.001), lid - 0.115, 0.05],
              [side * (ix[1] - 0.001), lid - 0.1, 0.055],
            ],
            radius: 0.005,
            sides: 10,
            steps: 40,
          }),
        )
    },
  ),
  caseDesign(
    CHESTS,
    'toy',
    { body: '#f1efeb', top: '#d8b88a', frame: '#d8b88a', accent: '#d8b88a' },
    ({ work, x, z, height, body, wood }) => {
      const lid = height - 0.022
      addLegs(work, 'peg', { x, z, height: 0.07, inset: 0.05, look: wood })
      const inner: readonly [number, number] = [0.068, lid - 0.004]
      for (const at of [
        [z[0] + 0.004, z[0] + 0.022],
        [z[1] - 0.022, z[1] - 0.004],
      ] as const)
        work.board(body, within(x, 0.022), inner, at, { grain: 'x' })
      for (const at of [
        [x[0] + 0.004, x[0] + 0.022],
        [x[1] - 0.022, x[1] - 0.004],
      ] as const)
        work.board(body, at, inner, within(z, 0.004), { grain: 'z' })
      work.board(body, within(x, 0.022), [0.068, 0.084], within(z, 0.022), { grain: 'x' })
      work.board({ slot: 'top', surface: 'wood' }, x, [lid, height], z, { grain: 'x', radius: 0.005 })
      for (const side of [-1, 1])
        work.board(
          { slot: 'fixed', surface: { kind: 'plain', colour: '#3b3733' } },
          side < 0 ? [x[0] + 0.0032, x[0] + 0.005] : [x[1] - 0.005, x[1] - 0.0032],
          [lid - 0.11, lid - 0.085],
          [-0.05, 0.05],
          { radius: 0.0008 },
        )
    },
    { isPainted: true },
  ),
]

const BENCHES: CaseFamily = {
  family: 'storage-benches',
  own: { width: 0.95, depth: 0.36, height: 0.48 },
  sizes: [{ key: 'm', spec: { widthMm: 950, depthMm: 360, heightMm: 480 } }],
  views: {
    'three-quarter': { azimuth: 28, elevation: 14 },
    detail: { azimuth: 28, elevation: 16, aim: [0.75, 0.7, 1], zoom: 2.4 },
  },
}
const SEAT: Look = { slot: 'accent', surface: 'fabric' }

/** Hall and bed-end benches that store: body, fronts ('top'), legs ('frame'), seat ('accent'). */
export const storageBenches: readonly Design[] = [
  caseDesign(BENCHES, 'shoe-shelves', { body: '#c9a878', accent: '#d9d2c4' }, ({ work, spec, x, z, height, body }) => {
    const top = height - 0.05
    const t = 0.026
    for (const side of [
      [x[0], x[0] + t],
      [x[1] - t, x[1]],
    ] as const)
      work.board(body, side, [0, top], z, { grain: 'y', radius: 0.003 })
    work.board(body, within(x, t), [top - 0.024, top], z, { grain: 'x', radius: 0.003 })
    for (const [i, y] of [0.07, 0.07 + (top - 0.09) / 2].entries()) {
      for (let k = 0; k < 4; k++) {
        const from = z[0] + 0.012 + ((z[1] - z[0] - 0.024) * k) / 4
        work.board(body, within(x, t), [y, y + 0.016], [from, from + ((z[1] - z[0] - 0.024) / 4) * 0.74], {
          grain: 'x',
          radius: 0.003,
        })
      }
      addShoes(work, { x: within(x, 0.08), y: y + 0.016, z, pairs: 3 - i, seed: spec.seed + i * 3 })
    }
    work.add(
      SEAT,
      placed(
        cushion({
          width: x[1] - x[0] - 0.012,
          height: 0.054,
          depth: z[1] - z[0] - 0.012,
          radius: 0.02,
          fill: 0.3,
          seed: spec.seed,
        }),
        [0, top + 0.022, 0],
      ),
    )
  }),
  caseDesign(
    BENCHES,
    'drawers',
    { body: '#f1efeb', top: '#f1efeb', frame: '#c49a67', accent: '#8a8f8a' },
    ({ work, spec, x, z, height, width, body, fronts, wood }) => {
      const top = height - 0.055
      addLegs(work, 'tapered', { x, z, height: 0.14, inset: 0.07, look: wood })
      addCase(work, {
        x,
        y: [0.14, top],
        z,
        body,
        fronts,
        mount: 'inset',
        style: 'notched',
        columns: times(countOf(width, 0.45, 1, 3), () => ({
          share: 1,
          cells: [{ share: 1, kind: 'drawer' as const }],
        })),
      })
      work.add(
        SEAT,
        placed(
          cushion({
            width: x[1] - x[0] - 0.006,
            height: 0.06,
            depth: z[1] - z[0] - 0.006,
            radius: 0.022,
            fill: 0.35,
            seed: spec.seed + 2,
          }),
          [0, top + 0.024, middle(z)],
        ),
      )
    },
    { isPainted: true },
  ),
  caseDesign(BENCHES, 'lift-lid', { body: '#8d9a92', frame: '#8a5d36' }, ({ work, spec, x, z, height, wood }) => {
    const cover: Look = { slot: 'body', surface: spec.cover ?? 'fabric' }
    addLegs(work, 'tapered', { x, z, height: 0.11, inset: 0.07, look: wood })
    work.add(cover, soft(within(x, 0.004), [0.11, height - 0.13], within(z, 0.004), 0.016, [0.001, 0, 0.001], 2))
    work.add(cover, soft(x, [height - 0.129, height - 0.004], z, 0.019, [0, 0.006, 0], 5, 0.004))
    work.add(
      cover,
      placed(piping({ width: x[1] - x[0] - 0.006, depth: z[1] - z[0] - 0.006, corner: 0.022 }), [0, height - 0.022, 0]),
    )
  }),
]
