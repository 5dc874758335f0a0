import { roundedBox } from '../../geometry/rounded-box.ts'
import { placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { backCushion, scatterCushion, seatCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { add, nothing, type Upholstery, upholsteredPiece } from './piece.ts'
import { stationsOf } from './plan-path.ts'
import type { Section } from './shell.ts'
import { shell } from './shell.ts'
import { stuffed } from './stuffed.ts'

type Own = { width: number; depth: number; height: number }

/** Where modules stand, from left to right; a deep piece has one more in front of the first. */
function planOf({ width, depth }: Own): { count: number; each: number; deep: number; extra: boolean } {
  const count = Math.max(2, Math.round(width / 0.88))
  const extra = depth > 1.3
  return { count, each: width / count, deep: extra ? Math.min(1, depth * 0.56) : depth, extra }
}

/** Blocks that stand side by side: base, seat and a low back of its own each; the outer ones have a side. */
export function blocks(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { count, each, deep, extra } = planOf(size)
  const piece = nothing()
  const wall = { thick: 0.2, high: Math.min(0.66, size.height - 0.06) }
  for (let k = 0; k < count; k++) {
    const module = nothing()
    const sides = { left: k === 0, right: k === count - 1 && spec.shape !== 'left' }
    const [from, to] = [-each / 2 + (sides.left ? wall.thick : 0), each / 2 - (sides.right ? wall.thick : 0)]
    block(module, [each - 0.006, 0.22, deep - 0.006], [0, 0.145, deep / 2], 0.035, spec.seed + k)
    block(
      module,
      [to - from - 0.006, 0.21, deep - wall.thick - 0.004],
      [(from + to) / 2, 0.35, wall.thick + (deep - wall.thick) / 2],
      0.06,
      spec.seed + k + 7,
      0.03,
    )
    block(
      module,
      [each - 0.008, wall.high - 0.255, wall.thick],
      [0, 0.255 + (wall.high - 0.255) / 2, wall.thick / 2],
      0.07,
      spec.seed + k + 14,
    )
    for (const side of [-1, 1])
      if (side < 0 ? sides.left : sides.right)
        block(
          module,
          [wall.thick, wall.high - 0.265, deep - wall.thick - 0.008],
          [
            side * (each / 2 - wall.thick / 2 - 0.003),
            0.26 + (wall.high - 0.265) / 2,
            wall.thick + (deep - wall.thick) / 2,
          ],
          0.07,
          spec.seed + k + 21,
        )
    module.body.push(
      ...backCushion(
        [to - from - 0.03, size.height - 0.43, 0.2],
        { filling: 'feather', piped: false, lean: 12, slump: 0.028 },
        spec.seed + k * 3,
      ).map((mesh) => placed(mesh, [(from + to) / 2, 0.45, wall.thick - 0.015])),
    )
    module.dark.push(
      padded([each - 0.1, 0.04, deep - 0.1], [0, 0.02, deep / 2], { radius: 0.003, slack: 0, crown: {}, step: 1 }),
    )
    add(piece, module, [-size.width / 2 + each * (k + 0.5), 0, 0])
  }
  if (extra) {
    const at = [
      spec.shape === 'left' ? -size.width / 2 + each / 2 : size.width / 2 - each / 2,
      0,
      deep + (size.depth - deep) / 2 + 0.004,
    ] as const
    const pouf = nothing()
    block(pouf, [each - 0.006, 0.22, size.depth - deep - 0.008], [0, 0.145, 0], 0.035, spec.seed + 50)
    block(pouf, [each - 0.006, 0.21, size.depth - deep - 0.008], [0, 0.35, 0], 0.06, spec.seed + 53, 0.03)
    pouf.dark.push(
      padded([each - 0.1, 0.04, size.depth - deep - 0.1], [0, 0.02, 0], {
        radius: 0.003,
        slack: 0,
        crown: {},
        step: 1,
      }),
    )
    add(piece, pouf, at)
  }
  piece.accent.push(
    ...scatterCushion(0.44, spec.seed, { lean: 19 }).map((mesh) =>
      placed(mesh, [-size.width / 2 + wall.thick + 0.26, 0.462, wall.thick + 0.31], [0, 16, -4]),
    ),
  )
  return upholsteredPiece(spec, size, piece, 'wood')
}

function block(
  into: Upholstery,
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  radius: number,
  seed: number,
  top = 0.008,
): void {
  into.body.push(
    placed(
      stuffed({
        size,
        radius,
        planRadius: Math.min(0.07, radius * 1.2),
        step: 0.05,
        crown: { top, side: 0.01 },
        firmness: 3,
        fullness: 0.7,
        slack: 0.006,
        folds: 0.006,
        seam: 0.003,
        seed,
      }),
      at,
    ),
  )
}

/** Foam folded into a seat and back in one, quilted in pleats, flat on the floor. */
export function pleated(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { count, each, deep } = planOf({ ...size, depth: Math.min(size.depth, 1.2) })
  const piece = nothing()
  const pitch = each / Math.round(each / 0.145)
  for (let k = 0; k < count; k++) {
    const mesh = shell({
      path: stationsOf(
        [
          [-each / 2 + 0.032, 0],
          [each / 2 - 0.032, 0],
        ],
        0.02,
      ),
      edge: 0.03,
      seed: spec.seed + k,
      slack: 0.01,
      section: () => foldedFoam(deep, size.height),
      relief: (along) => 0.03 * Math.abs(Math.sin(((along + 0.032) / pitch) * Math.PI)) ** 0.5 - 0.03,
    })
    piece.body.push(...mesh.map((one) => placed(one, [-size.width / 2 + each * (k + 0.5), 0, 0])))
  }
  return upholsteredPiece(spec, size, piece, 'wood')
}

/** The side view: [away from who sits, up], up along the front, over the seat's edge, the seat, up the back, over, down behind and forward below: each point of the first half has one across from it, between which the ends are closed. */
function foldedFoam(deep: number, high: number): Section {
  const knots: [number, number][] = [
    [-deep + 0.07, 0.012],
    [-deep + 0.015, 0.1],
    [-deep + 0.012, 0.24],
    [-deep + 0.06, 0.355],
    [-deep + 0.17, 0.4],
    [-deep * 0.62, 0.385],
    [-deep * 0.42, 0.365],
    [-deep * 0.34, 0.41],
    [-deep * 0.29, 0.53],
    [-deep * 0.245, high - 0.1],
    [-deep * 0.19, high - 0.02],
    [-deep * 0.11, high],
    [-deep * 0.04, high - 0.05],
    [-0.012, high * 0.72],
    [-0.02, high * 0.42],
    [-0.03, 0.16],
    [-0.06, 0.03],
    [-0.12, 0.006],
    [-deep * 0.34, 0.006],
    [-deep * 0.6, 0.006],
    [-deep * 0.78, 0.006],
    [-deep * 0.87, 0.006],
    [-deep * 0.9, 0.006],
    [-deep + 0.08, 0.008],
  ]
  const points: [number, number][] = []
  const at = (k: number): [number, number] => knots[Math.max(0, Math.min(knots.length - 1, k))] as [number, number]
  for (let k = 0; k < knots.length - 1; k++)
    for (let s = 0; s < 4; s++) {
      const t = s / 4
      const blend = (c: 0 | 1): number =>
        0.5 *
        (2 * at(k)[c] +
          (at(k + 1)[c] - at(k - 1)[c]) * t +
          (2 * at(k - 1)[c] - 5 * at(k)[c] + 4 * at(k + 1)[c] - at(k + 2)[c]) * t * t +
          (3 * at(k)[c] - at(k - 1)[c] - 3 * at(k + 1)[c] + at(k + 2)[c]) * t ** 3)
      points.push([blend(0), Math.max(0, blend(1))])
    }
  return [...points, knots.at(-1) as [number, number]]
}

/** Loose cushions on a low wooden deck that runs on as a side table, against a railing of two boards. */
export function deck(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { width } = size
  const deep = size.depth
  const table = Math.min(0.42, width * 0.16)
  const piece = nothing()
  const boards = 3
  for (let k = 0; k < boards; k++)
    piece.frame.push(
      placed(roundedBox({ width, height: 0.045, depth: deep / boards - 0.0015, radius: 0.003 }), [
        0,
        0.1525,
        deep * ((k + 0.5) / boards),
      ]),
    )
  for (const x of [-0.36, 0, 0.36])
    piece.frame.push(
      placed(roundedBox({ width: 0.09, height: 0.128, depth: deep - 0.16, radius: 0.004, grainAlong: 'z' }), [
        x * width,
        0.066,
        deep / 2,
      ]),
    )
  const side = spec.shape === 'left' ? -1 : 1
  const length = width - table - 0.04
  const middle = side * (-width / 2 + 0.015 + length / 2)
  for (const share of [-0.485, -0.16, 0.16, 0.485])
    piece.frame.push(
      placed(roundedBox({ width: 0.05, height: 0.55, depth: 0.024, radius: 0.003, grainAlong: 'y' }), [
        middle + length * share,
        0.13 + 0.275,
        0.012,
      ]),
    )
  for (const y of [0.47, 0.63])
    piece.frame.push(
      placed(roundedBox({ width: length + 0.04, height: 0.09, depth: 0.022, radius: 0.003 }), [middle, y, 0.034]),
    )
  const count = Math.max(2, Math.round(length / 0.85))
  const each = length / count
  for (let k = 0; k < count; k++) {
    const x = side * (-width / 2 + 0.015 + each * (k + 0.5))
    piece.body.push(
      ...seatCushion([each - 0.006, 0.24, deep - 0.055], { filling: 'puffed', piped: false }, spec.seed + k, {
        radius: 0.05,
        planRadius: 0.07,
      }).map((mesh) => placed(mesh, [x, 0.173, deep / 2 + 0.01])),
    )
    piece.body.push(
      placed(
        stuffed({
          size: [each - 0.02, 0.27, 0.16],
          radius: 0.05,
          step: 0.045,
          crown: { top: 0.012, side: 0.012 },
          slack: 0.006,
          seed: spec.seed + k + 5,
        }),
        [x, 0.405 + 0.135, 0.122],
      ),
    )
    piece.body.push(
      ...backCushion(
        [each - 0.03, size.height - 0.4, 0.21],
        { filling: 'feather', piped: false, lean: 14, slump: 0.03 },
        spec.seed + k * 2 + 9,
      ).map((mesh) => placed(mesh, [x, 0.405, 0.178])),
    )
  }
  piece.accent.push(
    ...scatterCushion(0.4, spec.seed, { lean: 20 }).map((mesh) =>
      placed(mesh, [side * (-width / 2 + 0.3), 0.425, 0.52], [0, side * 14, -side * 3]),
    ),
  )
  return upholsteredPiece(spec, size, piece, 'wood')
}
