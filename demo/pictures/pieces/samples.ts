import { cushion, pillow } from '../geometry/cushion.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { sweep } from '../geometry/sweep.ts'
import { placed } from '../geometry/transform.ts'
import { piping } from '../geometry/trim.ts'
import { type Design, part, type Part, type PieceModel, type PieceSpec, sizeOf } from '../model.ts'

/** Small pieces on which the renderer is tested; no product shows them. */
export const samples: readonly Design[] = [
  {
    family: 'samples',
    name: 'sofa',
    colours: { body: '#8fa596', frame: '#b98a5a', accent: '#c98f5a' },
    sizes: [{ key: 'm', spec: {} }],
    build: sampleSofa,
  },
]

function sampleSofa(spec: PieceSpec): PieceModel {
  const { width, depth } = sizeOf(spec, { width: 2.1, depth: 0.9, height: 0.85 })
  const seats = spec.seats ?? 3
  const cover = spec.cover ?? 'fabric'
  const [arm, inner] = [0.17, width - 0.34]
  const each = inner / seats
  const parts: Part[] = [
    part(
      'body',
      cover,
      placed(roundedBox({ width: width - 0.03, height: 0.15, depth: depth - 0.06, radius: 0.03 }), [0, 0.215, 0]),
    ),
    part(
      'body',
      cover,
      placed(
        roundedBox({
          width: inner + 0.02,
          height: 0.56,
          depth: 0.19,
          radius: 0.06,
          crown: [0, 0.008, 0.01],
          wrinkle: 0.005,
        }),
        [0, 0.5, -depth / 2 + 0.115],
        [-7, 0, 0],
      ),
    ),
    part(
      'accent',
      'fabric',
      placed(
        pillow({ width: 0.46, height: 0.46, thickness: 0.17, chop: 0.5 }),
        [-inner / 2 + 0.24, 0.66, 0],
        [-24, 18, 9],
      ),
    ),
  ]
  const leg = sweep({
    through: [
      [0, 0.15, 0],
      [0.03, 0, 0.03],
    ],
    radius: (share) => 0.026 - 0.012 * share,
  })
  for (const x of [-1, 1]) {
    parts.push(
      part(
        'body',
        cover,
        placed(
          roundedBox({
            width: arm,
            height: 0.46,
            depth,
            radius: 0.055,
            crown: [0.012, 0.01, 0.006],
            wrinkle: 0.006,
            seed: x + 3,
          }),
          [x * (width / 2 - arm / 2), 0.385, 0],
        ),
      ),
    )
    for (const z of [-1, 1])
      parts.push(
        part(
          'frame',
          'wood',
          placed(
            leg,
            [x * (width / 2 - 0.13), 0, z * (depth / 2 - 0.12)],
            [0, x > 0 ? (z > 0 ? 0 : 90) : z > 0 ? -90 : 180, 0],
          ),
        ),
      )
  }
  for (let i = 0; i < seats; i++) {
    const x = -inner / 2 + each * (i + 0.5)
    parts.push(
      part(
        'body',
        cover,
        placed(cushion({ width: each - 0.006, height: 0.165, depth: 0.68, seed: i + 1 }), [x, 0.375, 0.095]),
      ),
    )
    parts.push(part('body', cover, placed(piping({ width: each, depth: 0.69, corner: 0.05 }), [x, 0.425, 0.095])))
    parts.push(
      part(
        'body',
        cover,
        placed(
          cushion({ width: each - 0.006, height: 0.42, depth: 0.17, thin: 'z', fill: 0.8, seed: i + 5 }),
          [x, 0.64, -0.2],
          [-14, 0, 0],
        ),
      ),
    )
  }
  return { parts }
}
