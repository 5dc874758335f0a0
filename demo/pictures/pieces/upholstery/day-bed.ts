import { roundedBox } from '../../geometry/rounded-box.ts'
import { lathe } from '../../geometry/lathe.ts'
import { placed } from '../../geometry/transform.ts'
import { smoothstep } from '../../geometry/vector.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { seatCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { fourLegs, leg } from './legs.ts'
import { add, nothing, type Upholstery, upholsteredPiece } from './piece.ts'
import { stationsOf } from './plan-path.ts'
import { diamondButtons, diamondTufts, scrollSection } from './sections.ts'
import { shell } from './shell.ts'
import { stuffed } from './stuffed.ts'

type Own = { width: number; depth: number; height: number }

function ended(spec: PieceSpec, size: Own, piece: Upholstery, finish: 'wood' | 'metal'): PieceModel {
  const whole = nothing()
  add(whole, piece, [0, 0, 0], { mirror: spec.shape === 'right' })
  return upholsteredPiece(spec, size, whole, finish)
}

/** A scrolled head end that runs on as a back and sinks to the foot, buttoned, on turned legs; `shape` says on which side the head is. */
export function recamier(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const [legs, roll, thick, radius] = [0.17, 0.075, 0.1, 0.12]
  const reach = roll * 2.08
  const [left, back, seat] = [-width / 2 + reach, -depth / 2 + reach * 0.92, 0.43]
  const points: [number, number][] = [
    [left, depth / 2 - 0.02],
    [left, back + radius],
  ]
  for (let k = 1; k <= 10; k++)
    points.push([
      left + radius * (1 - Math.cos((k / 10) * (Math.PI / 2))),
      back + radius * (1 - Math.sin((k / 10) * (Math.PI / 2))),
    ])
  points.push([width / 2 - width * 0.17, back])
  const path = stationsOf(points, 0.022)
  const length = path.at(-1)?.along ?? 0
  const tufts = {
    pitch: 0.14,
    rise: 0.18,
    from: seat - legs - 0.05,
    to: height - legs - roll + roll * 1.4,
    depth: 0.022,
  }
  const wave = diamondTufts(tufts)
  const piece = nothing()
  const topAt = (share: number): number => height - (height - seat - 0.115) * smoothstep(0.42, 0.98, share)
  piece.body.push(
    ...shell({
      path,
      edge: 0.012,
      corded: true,
      seed: spec.seed,
      slack: 0.003,
      section: (share) =>
        scrollSection({ bottom: legs, top: topAt(share), thick, roll: roll * (1 - 0.45 * smoothstep(0.42, 1, share)) }),
      relief: (along, up, index) =>
        index > 26 ? 0 : wave(along, up) * Math.min(1, along / 0.08, Math.max(0, (length * 0.62 - along) / 0.1)),
      buttons: diamondButtons({ ...tufts, to: tufts.to - 0.05 }, length * 0.55),
    }),
  )
  const [from, to] = [left - 0.005, width / 2 - 0.01]
  piece.body.push(
    padded(
      [to - from, seat - 0.115 - legs, depth / 2 - back - 0.03],
      [(from + to) / 2, (seat - 0.115 + legs) / 2, (depth / 2 + back) / 2 - 0.012],
      { radius: 0.016, planRadius: 0.05, seed: spec.seed },
    ),
  )
  piece.body.push(
    ...seatCushion(
      [to - from - 0.004, 0.125, depth / 2 - back - 0.006],
      { filling: 'feather', piped: true },
      spec.seed,
      { planRadius: 0.06 },
    ).map((mesh) => placed(mesh, [(from + to) / 2, seat - 0.118, (depth / 2 + back) / 2])),
  )
  for (const [x, z] of [
    [-width / 2 + 0.13, depth / 2 - 0.07],
    [width / 2 - 0.08, depth / 2 - 0.07],
    [-width / 2 + 0.15, back - 0.02],
    [width / 2 - 0.08, back + 0.06],
  ] as const)
    piece.frame.push(placed(leg('turned', legs, [1, 1]), [x, 0, z]))
  return ended(spec, size, piece, 'wood')
}

/** One long padded wave on steel runners: head, seat, knees, feet. */
export function wave(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const thick = 0.12
  const curve = (t: number): number =>
    0.4 +
    (height - 0.4 - 0.03) * smoothstep(0.4, -0.06, t) -
    0.035 * Math.exp(-(((t - 0.4) / 0.12) ** 2)) +
    0.05 * Math.exp(-(((t - 0.68) / 0.16) ** 2))
  const bands = Math.round(width / 0.14)
  const piece = nothing()
  const block = {
    size: [width, thick, depth] as const,
    radius: 0.05,
    planRadius: 0.06,
    step: 0.03,
    crown: { top: 0.016, side: 0.01 },
    firmness: 5,
    slack: 0.004,
    seam: 0.003,
    seed: spec.seed,
    lines: Array.from({ length: bands - 1 }, (_, k) => ({
      axis: 'x' as const,
      at: -width / 2 + (width * (k + 1)) / bands,
      depth: 0.016,
      width: 0.012,
    })),
  }
  piece.body.push(
    stuffed({
      ...block,
      warp: ([x, y, z]) => {
        const t = x / width + 0.5
        const slope = (curve(t + 0.01) - curve(t - 0.01)) / (0.02 * width)
        const length = Math.hypot(1, slope)
        return [x * 0.985 - (slope / length) * y, curve(t) - thick / 2 + y / length, z]
      },
    }),
  )
  const under = (t: number): number => curve(t) - thick - 0.012
  for (const z of [-1, 1]) {
    const at = z * (depth / 2 - 0.09)
    const bar = (x: number, high: number): void =>
      void piece.frame.push(
        placed(roundedBox({ width: 0.022, height: high, depth: 0.022, radius: 0.003, grainAlong: 'y' }), [
          x,
          high / 2,
          at,
        ]),
      )
    bar(-width * 0.27, under(0.23) + 0.02)
    bar(width * 0.3, under(0.8) + 0.02)
    piece.frame.push(
      placed(roundedBox({ width: width * 0.66, height: 0.022, depth: 0.022, radius: 0.003 }), [
        width * 0.015,
        0.011,
        at,
      ]),
    )
  }
  for (const x of [-width * 0.27, width * 0.3])
    piece.frame.push(
      placed(roundedBox({ width: 0.022, height: 0.022, depth: depth - 0.18, radius: 0.003, grainAlong: 'z' }), [
        x,
        0.011,
        0,
      ]),
    )
  return ended(spec, size, piece, 'metal')
}

/** A day bed: mattress with buttons on a wooden frame, a head that leans on a railing, and a roll. */
export function dayBed(spec: PieceSpec, own: Own): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const piece = nothing()
  const [legs, rail, thick] = [0.19, 0.055, 0.16]
  const top = legs + rail + thick + 0.012
  piece.frame.push(
    placed(roundedBox({ width: width - 0.02, height: rail, depth: depth - 0.02, radius: 0.006 }), [
      0,
      legs + rail / 2,
      0,
    ]),
  )
  add(piece, {
    frame: fourLegs('tapered', legs, { left: -width / 2, right: width / 2, front: depth / 2, back: -depth / 2 }, 0.1),
  })
  const dent = (x: number, z: number): number => {
    const [px, pz] = [width / 7, depth / 3]
    const far = Math.hypot(
      (x / px - Math.round(x / px - 0.5) - 0.5) * px,
      (z / pz - Math.round(z / pz - 0.5) - 0.5) * pz,
    )
    return Math.abs(x) < width / 2 - 0.09 && Math.abs(z) < depth / 2 - 0.07
      ? -0.022 * Math.exp(-((far / 0.032) ** 2))
      : 0
  }
  piece.body.push(
    placed(
      stuffed({
        size: [width - 0.045, thick, depth - 0.01],
        radius: 0.03,
        planRadius: 0.035,
        step: 0.026,
        crown: { top: 0.018, side: 0.01 },
        firmness: 5,
        slack: 0.004,
        seam: 0.004,
        folds: 0.006,
        relief: (x, z, isTop) => (isTop ? dent(x, z) : 0),
        open: ['bottom'],
        seed: spec.seed,
      }),
      [0.0175, legs + rail + thick / 2, 0],
    ),
  )
  const [post, railing] = [-width / 2 + 0.0175, height - 0.075]
  for (const z of [-1, 1])
    piece.frame.push(
      placed(
        roundedBox({ width: 0.025, height: railing - legs - 0.01, depth: 0.045, radius: 0.006, grainAlong: 'y' }),
        [post, (railing + legs + 0.01) / 2, z * (depth / 2 - 0.06)],
      ),
    )
  for (const y of [railing - 0.03, railing - 0.15])
    piece.frame.push(
      placed(roundedBox({ width: 0.018, height: 0.05, depth: depth - 0.03, radius: 0.005, grainAlong: 'z' }), [
        post + 0.004,
        y,
        0,
      ]),
    )
  const tall = height - top + 0.02
  const head = stuffed({
    size: [depth - 0.03, 0.12, tall / Math.cos(0.35)],
    radius: 0.045,
    planRadius: 0.06,
    step: 0.034,
    crown: { top: 0.05, bottom: 0.01, side: 0.01 },
    firmness: 2.6,
    slack: 0.007,
    folds: 0.014,
    seam: 0.004,
    seed: spec.seed + 3,
  })
  piece.body.push(
    placed(placed(head, [0, 0, 0], [70, 0, 0]), [-width / 2 + 0.168, top + tall / 2 - 0.012, 0], [0, 90, 0]),
  )
  const roll = lathe(
    [
      [0, 0],
      [0.06, 0.002],
      [0.078, 0.012],
      [0.084, 0.03],
      [0.086, depth * 0.25],
      [0.086, depth * 0.5],
      [0.084, depth - 0.13],
      [0.078, depth - 0.112],
      [0.06, depth - 0.102],
      [0, depth - 0.1],
    ],
    { sides: 40, creaseDegrees: 60 },
  )
  piece.accent.push(placed(roll, [-width / 2 + 0.33, top + 0.076, -depth / 2 + 0.05], [90, 0, 0]))
  return ended(spec, size, piece, 'wood')
}
