import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { chance } from '../../geometry/noise.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import type { Stuffed } from './block.ts'
import { panelEdge, stuffed } from './stuffed.ts'

/** How a cushion is filled and sewn. */
export interface CushionMake {
  /** foam: a board with a light crown; feather: a dome that slackens; puffed: fuller still. */
  filling: 'foam' | 'feather' | 'puffed'
  /** A cord along the seams, or a plain seam. */
  piped: boolean
  /** Seams across the seat: how many channels there are from side to side; 1 is none. */
  channels?: number
}

/** A seat cushion whose underside lies at y = 0 and whose middle is at x = z = 0; metres. */
export function seatCushion(size: Vec3, make: CushionMake, seed: number, more: Partial<Stuffed> = {}): Mesh[] {
  const draw = chance(seed)
  const [width, height, depth] = size
  const soft = make.filling !== 'foam'
  const dip = draw.between(0.005, 0.01)
  const crown = { foam: 0.018, feather: 0.034, puffed: 0.045 }[make.filling]
  const block: Stuffed = {
    size: [width, height - crown * 0.55, depth],
    radius: soft ? 0.036 : 0.024,
    planRadius: soft ? 0.05 : 0.035,
    step: 0.038,
    crown: { top: crown, side: soft ? 0.013 : 0.008 },
    firmness: soft ? 2.6 : 3.6,
    fullness: 0.75,
    slack: soft ? 0.0075 : 0.0035,
    wave: 0.19,
    folds: soft ? 0.012 : 0.006,
    seam: make.piped ? 0.002 : 0.007,
    lines: channelLines(width, make.channels ?? 1),
    open: ['bottom'],
    seed: seed * 1.37,
    ...more,
    warp: (at, share) => satOn(more.warp?.(at, share) ?? at, share, dip, soft),
  }
  const turn: Vec3 = [draw.jitter(0.25), draw.jitter(0.35), 0]
  const skins = [
    stuffed(block),
    ...(make.piped ? [cord(panelEdge(block, 'top'), 0.0052), cord(panelEdge({ ...block }, 'bottom'), 0.0052)] : []),
  ]
  return skins.map((skin) => placed(skin, [0, (height - crown * 0.55) / 2, 0], turn))
}

/** Foam gives where people sit: a little lower behind the middle, the front edge stays. */
function satOn([x, y, z]: Vec3, [sx, sy, sz]: Vec3, depth: number, soft: boolean): Vec3 {
  const dip = sy > 0 ? depth * (soft ? 1.4 : 0.8) * Math.exp(-((sx / 0.62) ** 2) - ((sz + 0.1) / 0.6) ** 2) : 0
  return [x, y - dip * sy, z]
}

function channelLines(width: number, channels: number): { axis: 'x'; at: number; depth: number; width: number }[] {
  return Array.from({ length: channels - 1 }, (_, k) => ({
    axis: 'x' as const,
    at: -width / 2 + (width * (k + 1)) / channels,
    depth: 0.014,
    width: 0.011,
  }))
}

/**
 * A back cushion that stands with its lower edge at y = 0 and its back at z = 0, leaning by `lean` degrees; metres.
 * Feathers sink: the lower half is thicker and the upper edge uneven.
 */
export function backCushion(
  size: Vec3,
  make: CushionMake & { lean: number; slump?: number },
  seed: number,
  more: Partial<Stuffed> = {},
): Mesh[] {
  const draw = chance(seed + 77)
  const [width, height, thick] = size
  const soft = make.filling !== 'foam'
  const edge = thick * (soft ? 0.56 : 0.74)
  const slump = (make.slump ?? (soft ? 0.022 : 0.006)) * (0.75 + 0.5 * draw.next())
  const [left, right] = [draw.jitter(0.6), draw.jitter(0.6)]
  const block: Stuffed = {
    size: [width, edge, height],
    radius: Math.min(edge / 2.2, soft ? 0.06 : 0.04),
    planRadius: soft ? 0.085 : 0.06,
    step: 0.038,
    crown: { top: thick - edge, bottom: 0.012, side: soft ? 0.012 : 0.009 },
    firmness: soft ? 2.4 : 3.2,
    fullness: soft ? 0.62 : 0.8,
    slack: soft ? 0.012 : 0.005,
    wave: 0.2,
    folds: soft ? 0.02 : 0.008,
    seam: make.piped ? 0.002 : 0.007,
    lines: channelLines(width, make.channels ?? 1),
    seed: seed * 1.91 + 3,
    ...more,
    warp: (at, [sx, sy, sz]) =>
      sunk(at, sx, sz, slump * (1 + left * (sx < 0 ? -sx : 0) + right * (sx > 0 ? sx : 0)), more.warp, sy),
  }
  const skins = [stuffed(block), ...(make.piped ? [cord(panelEdge(block, 'top'), 0.0052)] : [])]
  const tilt = (make.lean * Math.PI) / 180
  const up = (height / 2) * Math.cos(tilt) + (edge / 2) * Math.sin(tilt)
  const back = (edge / 2) * Math.cos(tilt)
  const turn: Vec3 = [90 - make.lean, draw.jitter(0.9), draw.jitter(soft ? 1.1 : 0.4)]
  return skins.map((skin) => placed(skin, [0, up - 0.012, back], turn))
}

/** Lying with its front up: −z is the upper edge. */
function sunk([x, y, z]: Vec3, sx: number, sz: number, slump: number, then: Stuffed['warp'], sy: number): Vec3 {
  const upper = Math.max(0, -sz)
  const at: Vec3 = [
    x,
    y * (1 + 0.1 * sz) - slump * 0.5 * upper * upper,
    z + slump * upper * (0.4 + 0.6 * (1 - sx * sx)),
  ]
  return then?.(at, [sx, sy, sz]) ?? at
}

/** A scatter cushion, standing on its lower edge at the origin and leaning back: filled to a sharp edge, its corners drawn out. */
export function scatterCushion(
  side: number,
  seed: number,
  { width = side, lean = 22 }: { width?: number; lean?: number } = {},
): Mesh[] {
  const draw = chance(seed + 991)
  const chop = draw.between(0, 0.018) * Math.min(1, side / 0.4)
  const block: Stuffed = {
    size: [width, 0.012, side],
    radius: 0.006,
    planRadius: 0.012,
    step: 0.024,
    crown: { top: 0.078, bottom: 0.07 },
    firmness: 2.1,
    fullness: 0.5,
    slack: 0.008,
    wave: 0.13,
    folds: 0.02,
    seed: seed * 2.3 + 11,
    warp: ([x, y, z], [sx, , sz]) => {
      const dent = chop * Math.exp(-((sx / 0.3) ** 2)) * Math.max(0, -sz) ** 2
      return [x * (1 - 0.075 * (1 - sz * sz)), y, z * (1 - 0.075 * (1 - sx * sx)) + dent]
    },
  }
  const tilt = (lean * Math.PI) / 180
  return [
    placed(stuffed(block), [0, (side / 2) * Math.cos(tilt) * 0.965, -(side / 2) * Math.sin(tilt)], [90 - lean, 0, 0]),
  ]
}

/** The cord sewn into a seam; its `steps` are even, so a path of long and short ones needs more than it has points, else it cuts across the bends. */
export function cord(path: readonly Vec3[], radius: number, steps = path.length): Mesh {
  return tube(path, radius, { isClosed: true, isStraight: true, steps, sides: 5 })
}
