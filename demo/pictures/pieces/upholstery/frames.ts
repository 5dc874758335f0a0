import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import type { Stuffed } from './block.ts'
import { stuffed } from './stuffed.ts'

/** An upholstered board or rail: tight cover over a padded frame; its middle lies at `at`. */
export function padded(size: Vec3, at: Vec3, more: Partial<Stuffed> & { turn?: Vec3 } = {}): Mesh {
  const { turn, ...rest } = more
  return placed(
    stuffed({ size, radius: 0.014, step: 0.06, slack: 0.0022, wave: 0.3, crown: { side: 0.003 }, seed: 1, ...rest }),
    at,
    turn,
  )
}

/** An upholstered back from `bottom` to `top` with its outside at z = `back`, leaning by degrees about its lower edge; along x around 0. */
export function leaningBack({
  width,
  bottom,
  top,
  back,
  thick,
  lean,
  ...more
}: { width: number; bottom: number; top: number; back: number; thick: number; lean: number } & Partial<Stuffed>): Mesh {
  const rise = Math.tan((lean * Math.PI) / 180)
  const height = top - bottom
  const shift = height * rise
  return padded([width, height, thick], [0, bottom + height / 2, back + shift + thick / 2], {
    radius: 0.035,
    planRadius: 0.03,
    step: 0.05,
    crown: { top: 0.006, side: 0.006 },
    ...more,
    warp: (at, share) => {
      const moved = more.warp?.(at, share) ?? at
      return [moved[0], moved[1], moved[2] - (moved[1] + height / 2) * rise]
    },
  })
}
