import { chance } from '../geometry/noise.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { placed } from '../geometry/transform.ts'
import { part, type Part } from '../model.ts'
import type { Shell } from './shell-plan.ts'

const RAIL_M = 0.03
/** Boards go on under the walls. */
const BEYOND_M = 0.3

/** What is on the walls for good: a painted lower half with its rail, mouldings in frames. */
export function wallWork(shell: Shell): Part[] {
  return [...lowerHalf(shell), ...mouldings(shell)]
}

function plane(width: number, height: number, depth: number): Mesh {
  return roundedBox({ width, height, depth, radius: 0.0005 })
}

/** On the wall behind and on the side walls without a window. */
function lowerHalf({ width: w, depth: d, dado, window }: Shell): Part[] {
  if (!dado) return []
  const { height, colour } = dado
  const sides = (
    [
      ['left', -1],
      ['right', 1],
    ] as const
  ).filter(([side]) => side !== window.side)
  const paint = [
    placed(plane(w, height, 0.006), [0, height / 2, 0]),
    ...sides.map(([, x]) => placed(plane(0.006, height, d), [(x * w) / 2, height / 2, d / 2])),
  ]
  const rail = (mesh: Mesh): Part =>
    part('fixed', { kind: 'lacquer', colour: dado.rail ?? colour, roughness: 0.5 }, mesh)
  return [
    part('fixed', { kind: 'plain', colour, grain: 0.4 }, paint),
    rail(placed(roundedBox({ width: w, height: RAIL_M, depth: 0.022, radius: 0.004 }), [0, height + RAIL_M / 2, 0.01])),
    ...sides.map(([, x]) =>
      rail(
        placed(roundedBox({ width: 0.022, height: RAIL_M, depth: d, radius: 0.004 }), [
          x * (w / 2 - 0.01),
          height + RAIL_M / 2,
          d / 2,
        ]),
      ),
    ),
  ]
}

/** Frames of thin mouldings on the wall behind, in the wall's own colour, tall ones over low ones. */
function mouldings({ width: w, height: h, frames, backWall, wall }: Shell): Part[] {
  if (!frames) return []
  const gap = 0.14
  const each = (w - gap * (frames + 1)) / frames
  const rows = [
    [0.2, 0.82],
    [0.96, h - 0.2],
  ] as const
  const bars = Array.from({ length: frames }, (_, at) => -w / 2 + gap + each / 2 + at * (each + gap)).flatMap((x) =>
    rows.flatMap(([low, high]) => {
      const across = roundedBox({ width: each, height: RAIL_M, depth: 0.018, radius: 0.006 })
      const upright = roundedBox({ width: RAIL_M, height: high - low, depth: 0.018, radius: 0.006 })
      return [
        placed(across, [x, low, 0.006]),
        placed(across, [x, high, 0.006]),
        placed(upright, [x - each / 2, (low + high) / 2, 0.006]),
        placed(upright, [x + each / 2, (low + high) / 2, 0.006]),
      ]
    }),
  )
  return [part('fixed', { kind: 'plain', colour: backWall ?? wall, grain: 0.3 }, bars)]
}

/** Short boards laid in a herringbone of two by one, as `colours` come. */
export function herringbone(width: number, depth: number, colours: readonly string[]): Part[] {
  const draw = chance(41)
  const [long, wide] = [0.42, 0.105]
  const board = roundedBox({ width: long - 0.0012, height: 0.02, depth: wide - 0.0012, radius: 0.001 })
  const parts: Part[] = []
  // In turned axes each row is shifted by one width against the last; four widths make one length.
  const reach = Math.ceil((width + depth) / wide)
  for (let step = -reach; step < reach; step++) {
    for (let pair = -reach; pair < reach; pair++) {
      const [u, v] = [step * wide + pair * long * 2, step * wide]
      for (const [cu, cv, turn] of [
        [u + long / 2, v + wide / 2, 0],
        [u + long + wide / 2, v + wide - long / 2, 90],
      ] as const) {
        const [x, z] = [(cu - cv) * Math.SQRT1_2, (cu + cv) * Math.SQRT1_2 + depth / 2]
        if (Math.abs(x) > width / 2 + BEYOND_M || z < -BEYOND_M || z > depth + BEYOND_M) continue
        parts.push(
          part(
            'fixed',
            { kind: 'wood', colour: draw.pick(colours), roughness: 0.4 },
            placed(board, [x, -0.01, z], [0, turn - 45, 0]),
          ),
        )
      }
    }
  }
  return parts
}
