import { extruded } from '../geometry/extrude.ts'
import { lathe, smoothProfile, torus } from '../geometry/lathe.ts'
import { boundsOf, joined, type Axis } from '../geometry/mesh.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { chance } from '../geometry/noise.ts'
import type { Outline } from '../geometry/outline.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { surface } from '../geometry/surface.ts'
import { sweep } from '../geometry/sweep.ts'
import { placed, stretched } from '../geometry/transform.ts'
import { cross, dot, minus, unit, type Vec3 } from '../geometry/vector.ts'
import { part, type Part, type Slot, type Surface, type SurfaceKind } from '../model.ts'

/** A place in mm, as all of the kit counts. */
export type P3 = readonly [x: number, y: number, z: number]

/** What a part is made of and which colour of the product it takes. */
export interface Paint {
  slot: Slot
  surface: Surface
}

export function paint(slot: Slot, kind: SurfaceKind, look: Omit<Surface, 'kind'> = {}): Paint {
  return {
    slot,
    surface: { kind, ...look },
  }
}

/** The outer size of a piece in mm. */
export interface Extent {
  w: number
  h: number
  d: number
}

export interface BoxLook {
  edge?: number
  turn?: P3
  /** Upholstered: mm by which the faces bulge. */
  crown?: P3
  wrinkle?: number
  cells?: number
  grain?: Axis
  seed?: number
}

/** Where a small piece is put together: every call adds a part, lengths in mm, angles in degrees. */
export interface Bench {
  /** In [0, 1), by the piece's seed. */
  chance: () => number
  /** A profile [radius, y] turned around the upright axis, from the bottom's middle up the outside (and down the inside). */
  turned: (
    of: Paint,
    profile: readonly (readonly [radius: number, y: number])[],
    look?: { at?: P3; turn?: P3; sides?: number; smooth?: boolean },
  ) => void
  /** `at` is the middle of its underside. */
  box: (of: Paint, size: readonly [w: number, h: number, d: number], at: P3, look?: BoxLook) => void
  /** A smooth tube through points. */
  rod: (
    of: Paint,
    points: readonly P3[],
    radius: number | ((share: number) => number | readonly [number, number]),
    look?: { sides?: number; steps?: number; closed?: boolean; flat?: number; straight?: boolean; up?: Vec3 },
  ) => void
  sheet: (
    of: Paint,
    at: (u: number, v: number) => P3,
    cellsU: number,
    cellsV: number,
    look?: { thick?: number; loop?: boolean; crease?: number },
  ) => void
  /** An ellipsoid; `at` is its lowest point. */
  blob: (of: Paint, size: readonly [w: number, h: number, d: number], at: P3, sides?: number) => void
  /** A ring in the level plane. */
  hoop: (of: Paint, radius: number, y: number, tube: number, at?: P3) => void
  /** A board of any outline, standing (in xy) or lying. */
  board: (
    of: Paint,
    outline: Outline,
    thick: number,
    at: P3,
    look?: { lies?: 'flat' | 'upright'; holes?: readonly Outline[]; bevel?: number; turn?: P3; grain?: Axis },
  ) => void
  /** A mesh of the geometry folder, in metres, moved by mm. */
  mesh: (of: Paint, mesh: Mesh, at?: P3, turn?: P3) => void
  /** Everything that `inside` adds is turned and moved together. */
  placed: (to: { at?: P3; turn?: P3; size?: number }, inside: () => void) => void
}

/** A bench and what was made on it so far. */
export function bench(seed: number): { bench: Bench; parts: () => Part[] } {
  const made: { of: Paint; mesh: Mesh }[] = []
  const mesh: Bench['mesh'] = (of, shape, at = [0, 0, 0], turn = [0, 0, 0]) =>
    void made.push({ of, mesh: placed(shape, metres(at), turn) })
  const bench: Bench = {
    chance: chance(seed).next,
    mesh,
    turned: (of, profile, look = {}) =>
      mesh(
        of,
        lathe(
          rising(look.smooth ? smoothProfile(profile, 5) : profile).map(([r, y]) => [Math.max(0, r) / 1000, y / 1000]),
          { sides: look.sides ?? 48, grainAlong: 'y' },
        ),
        look.at,
        look.turn,
      ),
    box: (of, size, at, look = {}) => mesh(of, boxOf(size, look), [at[0], at[1] + size[1] / 2, at[2]], look.turn),
    rod: (of, points, radius, look = {}) => mesh(of, rodOf(points, radius, look)),
    sheet: (of, at, cellsU, cellsV, look = {}) => mesh(of, sheetOf(at, cellsU, cellsV, look)),
    blob: (of, [w, h, d], at, sides = 32) =>
      mesh(of, stretched(egg(w / 2000, h / 2000, sides), [1, 1, d / w]), [at[0], at[1] + h / 2, at[2]]),
    hoop: (of, radius, y, tube, at = [0, 0, 0]) =>
      mesh(of, torus(radius / 1000, tube / 1000, { sides: radius > 60 ? 72 : 40, tubeSides: 8 }), [
        at[0],
        at[1] + y,
        at[2],
      ]),
    board: (of, outline, thick, at, look = {}) =>
      mesh(
        of,
        extruded({
          outline: anticlockwise(outline).map(([x, y]) => [x / 1000, y / 1000]),
          thickness: thick / 1000,
          lies: look.lies ?? 'flat',
          ...(look.holes && {
            holes: look.holes.map((hole) => anticlockwise(hole).map(([x, y]) => [x / 1000, y / 1000] as const)),
          }),
          bevel: (look.bevel ?? 1.5) / 1000,
          ...(look.grain && { grainAlong: look.grain }),
        }),
        at,
        look.turn,
      ),
    placed: (to, inside) => {
      const from = made.length
      inside()
      for (const one of made.slice(from))
        one.mesh = placed(
          to.size === undefined ? one.mesh : stretched(one.mesh, [to.size, to.size, to.size]),
          metres(to.at ?? [0, 0, 0]),
          to.turn,
        )
    },
  }
  return { bench, parts: () => partsOf(made) }
}

/** Moves a piece onto its place and presses it into its size where it is a little off; what is far off stays and the test says so. */
export function fitted(parts: readonly Part[], { w, h, d }: Extent): Part[] {
  const { low, high } = boundsOf(parts.map((one) => one.mesh))
  const factor = [w, h, d].map((mm, axis) => {
    const ratio = mm / 1000 / Math.max(1e-6, (high[axis as 0] as number) - (low[axis as 0] as number))
    return ratio > 0.7 && ratio < 1.4 ? ratio : 1
  })
  const middle: Vec3 = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  const isRight = factor.every((one) => Math.abs(one - 1) < 0.001)
  return parts.map((one) => {
    const moved = placed(one.mesh, [-middle[0], -middle[1], -middle[2]])
    return { ...one, mesh: isRight ? moved : pressed(moved, factor as unknown as Vec3) }
  })
}

/** Unlike `stretched` it keeps the normals' creases, which a few per cent do not change. */
function pressed(mesh: Mesh, [x, y, z]: Vec3): Mesh {
  const by = [x, y, z]
  const normals = mesh.normals.map((value, at) => value / (by[at % 3] as number))
  for (let at = 0; at < normals.length; at += 3)
    normals.set(unit([normals[at] as number, normals[at + 1] as number, normals[at + 2] as number]), at)
  return { ...mesh, positions: mesh.positions.map((value, at) => value * (by[at % 3] as number)), normals }
}

/** Boards keep their own piece of the grain; the rest is joined by its paint. */
function partsOf(made: readonly { of: Paint; mesh: Mesh }[]): Part[] {
  const single = made
    .filter(({ of }) => of.surface.kind === 'wood')
    .map(({ of, mesh }) => part(of.slot, of.surface, mesh))
  const groups = new Map<string, { of: Paint; meshes: Mesh[] }>()
  for (const { of, mesh } of made) {
    if (of.surface.kind === 'wood') continue
    const key = JSON.stringify(of)
    const group = groups.get(key) ?? { of, meshes: [] }
    group.meshes.push(mesh)
    groups.set(key, group)
  }
  return [...single, ...[...groups.values()].map(({ of, meshes }) => part(of.slot, of.surface, joined(meshes)))]
}

/** The profile so that its outside goes up: faces look outwards whichever way it was written. */
function rising(profile: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const area = profile.reduce((sum, [r, y], i) => {
    const [r2, y2] = profile[(i + 1) % profile.length] as readonly [number, number]
    return sum + r * y2 - r2 * y
  }, 0)
  return area < 0 ? profile.toReversed() : profile
}

/** Whichever way an outline was written. */
function anticlockwise(outline: Outline): Outline {
  const area = outline.reduce((sum, [x, y], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as readonly [number, number]
    return sum + x * y2 - x2 * y
  }, 0)
  return area < 0 ? outline.toReversed() : outline
}

function boxOf([w, h, d]: readonly [number, number, number], look: BoxLook): Mesh {
  const longest: Axis = w >= h && w >= d ? 'x' : h >= d ? 'y' : 'z'
  const crown = look.crown && { crown: metres(look.crown) }
  return roundedBox({
    width: w / 1000,
    height: h / 1000,
    depth: d / 1000,
    radius: (look.edge ?? 2) / 1000,
    ...crown,
    ...(look.wrinkle !== undefined && { wrinkle: look.wrinkle / 1000 }),
    ...(look.cells !== undefined && { cells: look.cells }),
    ...(look.seed !== undefined && { seed: look.seed }),
    grainAlong: look.grain ?? longest,
  })
}

function rodOf(
  points: readonly P3[],
  radius: Parameters<Bench['rod']>[2],
  look: NonNullable<Parameters<Bench['rod']>[3]>,
): Mesh {
  const mm =
    typeof radius === 'number'
      ? radius / 1000
      : (share: number): number | readonly [number, number] => {
          const at = radius(share)
          return typeof at === 'number' ? at / 1000 : [at[0] / 1000, at[1] / 1000]
        }
  return sweep({
    through: points.map(metres),
    radius: mm,
    sides: look.sides ?? 12,
    ...(look.steps !== undefined && { steps: look.steps }),
    ...(look.closed && { isClosed: true }),
    ...(look.flat !== undefined && { squareness: look.flat }),
    ...(look.straight && { isStraight: true }),
    ...(look.up && { up: look.up }),
  })
}

/** A ball drawn out along its axis, at its real size so that its grain is too. */
function egg(radius: number, half: number, sides: number): Mesh {
  return lathe(
    Array.from({ length: Math.ceil(sides / 2) + 1 }, (_, i) => (i / Math.ceil(sides / 2)) * Math.PI).map(
      (a) => [Math.sin(a) * radius, -Math.cos(a) * half] as const,
    ),
    { sides, creaseDegrees: 80, grainAlong: 'y' },
  )
}

function sheetOf(
  at: (u: number, v: number) => P3,
  cellsU: number,
  cellsV: number,
  look: NonNullable<Parameters<Bench['sheet']>[4]>,
): Mesh {
  const isInsideOut = look.loop === true && looksInwards(at, cellsV)
  return surface({
    at: (u, v) => metres(at(isInsideOut ? 1 - u : u, v)),
    cellsU,
    cellsV,
    ...(look.thick !== undefined && { thickness: look.thick / 1000 }),
    ...(look.loop && { isClosedU: true }),
    ...(look.crease !== undefined && { creaseDegrees: look.crease }),
  })
}

/** Whether the front of a sheet that closes on itself is on its inside: by the sign of the volume that a coarse net of it holds. */
function looksInwards(at: (u: number, v: number) => P3, cellsV: number): boolean {
  let volume = 0
  const middle = at(0, 0.5).map((value, axis) => (value + (at(0.5, 0.5)[axis] as number)) / 2) as unknown as Vec3
  const from = (i: number, j: number): Vec3 => minus(at(i / 24, j / cellsV), middle)
  for (let j = 0; j < cellsV; j++)
    for (let i = 0; i < 24; i++)
      volume +=
        dot(from(i, j), cross(from(i + 1, j), from(i, j + 1))) +
        dot(from(i + 1, j), cross(from(i + 1, j + 1), from(i, j + 1)))
  return volume < 0
}

function metres([x, y, z]: P3): Vec3 {
  return [x / 1000, y / 1000, z / 1000]
}
