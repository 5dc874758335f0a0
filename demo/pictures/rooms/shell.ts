import type { Shell } from './shell-plan.ts'
import { chance } from '../geometry/noise.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { curtain } from '../geometry/surface.ts'
import { placed } from '../geometry/transform.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { part, type Part } from '../model.ts'
import type { Opening } from './room-light.ts'
import { herringbone, wallWork } from './wall-work.ts'

const FLOORS: Readonly<
  Record<
    Shell['floor'],
    { kind: 'wood' | 'concrete' | 'ceramic' | 'rug'; colour: string; board: readonly [number, number] }
  >
> = {
  oak: { kind: 'wood', colour: '#c49a6a', board: [1.9, 0.16] },
  walnut: { kind: 'wood', colour: '#8a6242', board: [1.7, 0.14] },
  pale: { kind: 'wood', colour: '#d8bd96', board: [2.1, 0.18] },
  tiles: { kind: 'ceramic', colour: '#d9d4ca', board: [0.6, 0.6] },
  stone: { kind: 'concrete', colour: '#bdb6aa', board: [0.8, 0.8] },
  deck: { kind: 'wood', colour: '#a8845c', board: [2.4, 0.12] },
  parquet: { kind: 'wood', colour: '#b88b5c', board: [0.42, 0.105] },
  grass: { kind: 'rug', colour: '#6f8a4a', board: [12, 12] },
}

/** Walls, floor, skirting, window with its light; the side that looks at the viewer is left out. */
export function shellOf(shell: Shell): { parts: Part[]; openings: Opening[] } {
  const { width: w, depth: d, height: h } = shell
  const wall = { kind: 'plain' as const, colour: shell.wall, grain: 0.5 }
  const back = { ...wall, colour: shell.backWall ?? shell.wall }
  const parts: Part[] = [...floorOf(shell), bedOf(shell)]
  const { side } = shell.window
  const slab = (x: number, y: number, z: number, width: number, height: number, depth: number): Mesh =>
    placed(roundedBox({ width, height, depth, radius: 0.0005 }), [x, y, z])
  parts.push(...(side === 'back' ? framedWall(shell, back) : [part('fixed', back, slab(0, h / 2, -0.05, w, h, 0.1))]))
  if (!shell.isOutdoors) {
    parts.push(part('fixed', { kind: 'plain', colour: '#f6f4ef', grain: 0 }, slab(0, h + 0.05, d / 2, w, 0.1, d)))
    for (const [name, x] of [
      ['left', -1],
      ['right', 1],
    ] as const)
      parts.push(
        ...(side === name
          ? framedWall(shell, wall)
          : [part('fixed', wall, slab(x * (w / 2 + 0.05), h / 2, d / 2, 0.1, h, d))]),
      )
    parts.push(...skirting(shell), ...wallWork(shell))
  }
  return { parts, openings: [openingOf(shell), ...(shell.isOutdoors ? [sky(shell)] : [])] }
}

/** What shows between boards and tiles. */
function bedOf({ width, depth, floor }: Shell): Part {
  return part(
    'fixed',
    { kind: 'plain', colour: FLOORS[floor].kind === 'wood' ? '#4a3626' : '#a8a298', grain: 0 },
    placed(roundedBox({ width: width + 0.2, height: 0.01, depth, radius: 0.0005 }), [0, -0.009, depth / 2]),
  )
}

/** Boards or tiles, each a part of its own so that its texture is its own. */
function floorOf({ floor, width, depth }: Shell): Part[] {
  const {
    kind,
    colour,
    board: [long, wide],
  } = FLOORS[floor]
  if (floor === 'parquet')
    return herringbone(
      width,
      depth,
      SHADES.map((shade) => shaded(colour, shade)),
    )
  const draw = chance(floor.length * 7 + Math.round(width * 10))
  const rows = Math.ceil(depth / wide)
  const isWood = kind === 'wood'
  return Array.from({ length: rows }, (_, row) => {
    const shift = isWood ? draw.next() * long : 0
    const count = Math.ceil(width / long) + 1
    return Array.from({ length: count }, (_unused, at) => {
      const x = -width / 2 - shift + (at + 0.5) * long
      const gap = isWood ? 0.0012 : 0.003
      // A few shades of the same wood: boards differ.
      const shade = isWood ? SHADES[Math.floor(draw.next() * SHADES.length)] : 0
      return part(
        'fixed',
        { kind, colour: shaded(colour, shade ?? 0), ...(isWood && { roughness: 0.4 }) },
        placed(roundedBox({ width: long - gap, height: 0.02, depth: wide - gap, radius: 0.001 }), [
          x,
          -0.01,
          (row + 0.5) * wide,
        ]),
      )
    })
  }).flat()
}

const SHADES = [-0.07, -0.03, 0, 0.03, 0.06] as const

function shaded(hex: string, amount: number): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.max(0, Math.min(255, Math.round(parseInt(hex.slice(at, at + 2), 16) * (1 + amount))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function skirting({ width: w, depth: d, window }: Shell): Part[] {
  const board = (mesh: Mesh): Part => part('fixed', { kind: 'lacquer', colour: '#f4f2ec', roughness: 0.5 }, mesh)
  const along = (x: number): Part =>
    board(placed(roundedBox({ width: 0.014, height: 0.09, depth: d, radius: 0.003 }), [x, 0.045, d / 2]))
  const isFullHeight = window.sill < 0.1
  return [
    ...(window.side === 'back' && isFullHeight
      ? []
      : [board(placed(roundedBox({ width: w, height: 0.09, depth: 0.014, radius: 0.003 }), [0, 0.045, 0.007]))]),
    ...(window.side === 'left' && isFullHeight ? [] : [along(-w / 2 + 0.007)]),
    ...(window.side === 'right' && isFullHeight ? [] : [along(w / 2 - 0.007)]),
  ]
}

/** A wall around its window: built in the plane of the back wall, then turned to its side. */
function framedWall(shell: Shell, surface: { kind: 'plain'; colour: string }): Part[] {
  const { width: w, depth: d, height: h, window } = shell
  const long = window.side === 'back' ? w : d
  const low = -long / 2
  const thick = 0.14
  const boxes: [from: number, to: number, bottom: number, top: number][] = [
    [low, window.from, 0, h],
    [window.to, long / 2, 0, h],
    [window.from, window.to, 0, window.sill],
    [window.from, window.to, window.top, h],
  ]
  const flat = (from: number, to: number, bottom: number, top: number, depth: number, z: number): Mesh =>
    placed(roundedBox({ width: to - from, height: top - bottom, depth, radius: 0.0005 }), [
      (from + to) / 2,
      (bottom + top) / 2,
      z,
    ])
  const walls = boxes
    .filter(([from, to, bottom, top]) => to - from > 0.01 && top - bottom > 0.01)
    .map(([from, to, bottom, top]) => flat(from, to, bottom, top, thick, -thick / 2))
  const bars: Mesh[] = []
  const panes = Math.max(1, Math.round((window.to - window.from) / 0.85))
  for (let i = 0; i <= panes; i++) {
    const x = window.from + ((window.to - window.from) * i) / panes
    bars.push(flat(x - 0.022, x + 0.022, window.sill, window.top, 0.05, -0.09))
  }
  for (const y of [window.sill, window.top]) bars.push(flat(window.from, window.to, y - 0.025, y + 0.025, 0.05, -0.09))
  const outside = flat(window.from - 1.5, window.to + 1.5, window.sill - 1, window.top + 1, 0.02, -0.6)
  const turned = (mesh: Mesh): Mesh => toSide(mesh, shell)
  const cloth = shell.curtains ? curtainsOf(shell, window.from, window.to).map(turned) : []
  return [
    ...walls.map((mesh) => part('fixed', surface, turned(mesh))),
    part('fixed', { kind: 'lacquer', colour: '#f7f5f0', roughness: 0.4 }, bars.map(turned)),
    part('fixed', { kind: 'bulb', colour: '#f2f6f8' }, turned(outside)),
    ...(cloth.length > 0
      ? [part('fixed', { kind: 'fabric', colour: shell.curtains ?? '#f2ede2', grain: 0.4 }, cloth)]
      : []),
  ]
}

function curtainsOf(shell: Shell, from: number, to: number): Mesh[] {
  const top = Math.min(shell.height - 0.06, shell.window.top + 0.22)
  const one = (x: number, seed: number): Mesh =>
    placed(curtain({ width: 0.5, height: top - 0.02, folds: 6, depth: 0.045, seed }), [x, top, 0.09])
  return [one(from - 0.12, 1), one(to + 0.12, 2)]
}

function toSide(mesh: Mesh, { width, depth, window }: Shell): Mesh {
  if (window.side === 'back') return mesh
  return window.side === 'left'
    ? placed(mesh, [-width / 2, 0, depth / 2], [0, 90, 0])
    : placed(mesh, [width / 2, 0, depth / 2], [0, -90, 0])
}

/** The window as a light: where toSide puts it. */
function openingOf({ width, depth, window }: Shell): Opening {
  const high = window.top - window.sill
  const long = window.to - window.from
  if (window.side === 'back')
    return { corner: [window.from, window.sill, -0.15], sideU: [long, 0, 0], sideV: [0, high, 0], normal: [0, 0, 1] }
  // Turned by 90° the wall's x runs along −z, by −90° along +z.
  if (window.side === 'left')
    return {
      corner: [-width / 2 - 0.15, window.sill, depth / 2 - window.to],
      sideU: [0, 0, long],
      sideV: [0, high, 0],
      normal: [1, 0, 0],
    }
  return {
    corner: [width / 2 + 0.15, window.sill, depth / 2 + window.from],
    sideU: [0, 0, long],
    sideV: [0, high, 0],
    normal: [-1, 0, 0],
  }
}

function sky({ width, depth }: Shell): Opening {
  const corner: Vec3 = [-width, 4.5, -depth * 0.2]
  return { corner, sideU: [width * 1.2, 0, 0], sideV: [0, 0, depth * 1.4], normal: [0, -1, 0] }
}
