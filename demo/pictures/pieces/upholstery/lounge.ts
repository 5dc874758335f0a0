import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { sweep } from '../../geometry/sweep.ts'
import { mirrored, placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { backCushion, seatCushion } from './cushions.ts'
import { nothing, type Upholstery, upholsteredPiece } from './piece.ts'
import { rockerTop } from './rockers.ts'

/** A wooden frame with loose cushions, one seat or more: sides of a bent arm and two legs, rails, slats behind the back. */
export function lounge(
  spec: PieceSpec,
  own: { width: number; depth: number; height: number },
  { rocks = false }: { rocks?: boolean } = {},
): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const seats = spec.seats ?? 1
  const side = width / 2 - 0.028
  const inner = side - 0.03
  const armY = 0.56
  const piece = nothing()
  for (const mesh of sideFrame(depth, armY, height)) {
    const left = placed(mesh, [-side, 0, 0])
    piece.frame.push(left, mirrored(left))
  }
  const [railFront, railBack] = [0.29, 0.235]
  const rail = (y: number, z: number, lean: number, high = 0.062): Mesh =>
    placed(roundedBox({ width: 2 * side - 0.03, height: high, depth: 0.024, radius: 0.004 }), [0, y, z], [lean, 0, 0])
  piece.frame.push(rail(railFront, depth - 0.115, -4), rail(railBack, 0.2, -14))
  const tilt = (Math.atan2(railFront - railBack, depth - 0.315) * 180) / Math.PI
  for (let k = 0; k < 4; k++) {
    const share = (k + 0.7) / 4.4
    piece.frame.push(
      placed(
        roundedBox({ width: 2 * side - 0.012, height: 0.016, depth: 0.055, radius: 0.003 }),
        [0, railBack + (railFront - railBack) * share + 0.029, 0.19 + (depth - 0.235) * share],
        [-tilt, 0, 0],
      ),
    )
  }
  const slatCount = Math.max(4, Math.round((2 * inner) / 0.1))
  for (let k = 0; k < slatCount; k++) {
    const x = -inner + 0.045 + ((2 * inner - 0.09) * k) / (slatCount - 1)
    piece.frame.push(
      sweep({
        through: [
          [x, railBack + 0.05, 0.175],
          [x, height - 0.12, 0.036],
        ],
        radius: () => [0.017, 0.006],
        squareness: 6,
        up: [0, 0.2, 1],
      }),
    )
  }
  piece.frame.push(
    placed(
      roundedBox({ width: 2 * side - 0.02, height: 0.075, depth: 0.026, radius: 0.008 }),
      [0, height - 0.105, 0.036],
      [-15, 0, 0],
    ),
  )
  const seatDepth = depth - 0.235
  const each = (2 * inner) / seats
  for (let k = 0; k < seats; k++) {
    const x = -inner + each * (k + 0.5)
    const seat = seatCushion([each - 0.008, 0.135, seatDepth], { filling: 'feather', piped: true }, spec.seed + k, {
      open: [],
    })
    piece.body.push(
      ...seat.map((mesh) =>
        placed(placed(mesh, [0, 0, 0], [-tilt, 0, 0]), [x, (railFront + railBack) / 2 + 0.036, 0.19 + seatDepth / 2]),
      ),
    )
    const back = backCushion(
      [each - 0.012, height - 0.36, 0.15],
      { filling: 'feather', piped: true, lean: 17 },
      spec.seed + k + 20,
    )
    piece.body.push(...back.map((mesh) => placed(mesh, [x, 0.375, 0.158])))
  }
  if (rocks) addRunners(piece, { side, depth })
  return upholsteredPiece(spec, size, piece, 'wood')
}

/** Raises the chair on two bent runners that its legs stand on. */
function addRunners(piece: Upholstery, { side, depth }: { side: number; depth: number }): void {
  const [front, back, middle] = [depth - 0.1, 0.03, depth * 0.46]
  const up = Math.min(rockerTop(front - middle), rockerTop(back - middle)) - 0.008
  const lift = (mesh: Mesh): Mesh => placed(mesh, [0, up, 0])
  piece.frame = piece.frame.map(lift)
  piece.body = piece.body.map(lift)
  const reach = depth * 0.56
  const bow = Array.from({ length: 9 }, (_, k): [number, number] => {
    const z = -reach + (2 * reach * k) / 8
    return [rockerTop(z) - 0.014, z + middle]
  })
  for (const x of [-1, 1])
    piece.frame.push(
      sweep({
        through: bow.map(([y, z]) => [x * (side - 0.003), y, z] as const),
        radius: (share) => [0.0135, 0.014 * (0.62 + 0.38 * Math.min(1, 5 * Math.min(share, 1 - share) + 0.2))],
        squareness: 3.4,
        up: [0, 1, 0],
        steps: 40,
        sides: 18,
      }),
    )
  piece.frame.push(
    ...[front - 0.03, back + 0.14].map((z) =>
      placed(roundedBox({ width: 2 * side - 0.02, height: 0.02, depth: 0.026, radius: 0.004 }), [
        0,
        rockerTop(z - middle) - 0.012,
        z,
      ]),
    ),
  )
}

/** The left side around x = 0: a front leg, a back leg that leans, an arm that flows over both, a rail. */
function sideFrame(depth: number, armY: number, height: number): Mesh[] {
  const arm = sweep({
    through: [
      [0, armY + 0.012, depth - 0.004],
      [-0.004, armY + 0.012, depth - 0.12],
      [-0.006, armY - 0.004, depth * 0.5],
      [0, armY - 0.02, 0.16],
      [0.002, armY - 0.022, 0.055],
    ],
    radius: (share) => [0.034 - 0.012 * share - 0.02 * Math.max(0, 0.06 - share) * 8, 0.0135],
    squareness: 3.2,
    up: [0, 1, 0],
    steps: 30,
    sides: 20,
  })
  const front = sweep({
    through: [
      [0.003, 0, depth - 0.1],
      [0, 0.28, depth - 0.085],
      [0, armY + 0.004, depth - 0.095],
    ],
    radius: (share) => [0.014 + 0.008 * Math.min(1, share * 1.6), 0.017 + 0.011 * Math.min(1, share * 1.6)],
    squareness: 3,
    up: [0, 0, 1],
    steps: 16,
    sides: 18,
  })
  const back = sweep({
    through: [
      [0.003, 0, 0.03],
      [0, 0.24, 0.15],
      [0, armY - 0.03, 0.112],
      [0, height - 0.07, 0.014],
    ],
    radius: (share) => [
      0.014 + 0.007 * Math.sin(Math.PI * Math.min(1, share * 1.15)),
      0.018 + 0.009 * Math.sin(Math.PI * share),
    ],
    squareness: 3,
    up: [0, 0, 1],
    steps: 24,
    sides: 18,
  })
  const rail = placed(
    roundedBox({ width: 0.024, height: 0.06, depth: depth - 0.245, radius: 0.004, grainAlong: 'z' }),
    [0.006, 0.268, depth / 2 + 0.025],
    [-4.5, 0, 0],
  )
  return [arm, front, back, rail]
}
