import { type Axis, withGrainAlong } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { placed } from '../../geometry/transform.ts'
import { part, type Part, type Slot, type Surface, type SurfaceKind } from '../../model.ts'

/** From, to in metres along one axis. */
export type Span = readonly [from: number, to: number]

export interface Look {
  slot: Slot
  surface: SurfaceKind | Surface
}

/** A piece while it is put together. */
export interface Bench {
  add: (look: Look, ...meshes: readonly Mesh[]) => void
  /** A board of its own between these planes, with its own piece of wood. */
  board: (look: Look, x: Span, y: Span, z: Span, options?: BoardOptions) => void
  /** Meshes of one `sheet` are cut from one sheet of veneer: the grain runs on from one to the next. */
  veneer: (sheet: string, look: Look, ...meshes: readonly Mesh[]) => void
  parts: () => readonly Part[]
}

export interface BoardOptions {
  grain?: Axis
  radius?: number
}

/** An empty workbench. */
export function bench(): Bench {
  const done: Part[] = []
  const sheets = new Map<string, { look: Look; meshes: Mesh[] }>()
  const add = (look: Look, ...meshes: readonly Mesh[]): void => void done.push(part(look.slot, look.surface, meshes))
  return {
    add,
    board: (look, x, y, z, options) => add(look, boardOf(x, y, z, options)),
    veneer: (sheet, look, ...meshes) => {
      const known = sheets.get(sheet)
      if (known) known.meshes.push(...meshes)
      else sheets.set(sheet, { look, meshes: [...meshes] })
    },
    parts: () => [...done, ...[...sheets.values()].map(({ look, meshes }) => part(look.slot, look.surface, meshes))],
  }
}

/** A board between six planes with softly broken edges; its fibre runs along its longest side unless told. */
export function boardOf(x: Span, y: Span, z: Span, options: BoardOptions = {}): Mesh {
  const [width, height, depth] = [x[1] - x[0], y[1] - y[0], z[1] - z[0]]
  const longest: Axis = width >= height && width >= depth ? 'x' : height >= depth ? 'y' : 'z'
  const box = roundedBox({
    width,
    height,
    depth,
    radius: Math.min(options.radius ?? 0.0015, Math.min(width, height, depth) * 0.45),
  })
  return withGrainAlong(
    placed(box, [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2]),
    options.grain ?? longest,
  )
}

/** Widths cut from a span in the given shares with a gap between neighbours. */
export function cut(span: Span, shares: readonly number[], gap: number): Span[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const free = span[1] - span[0] - gap * (shares.length - 1)
  let at = span[0]
  return shares.map((share) => {
    const from = at
    at += (free * share) / total + gap
    return [from, from + (free * share) / total]
  })
}

/** A span made shorter at both ends. */
export function within(span: Span, by: number, byEnd = by): Span {
  return [span[0] + by, span[1] - byEnd]
}

/** The middle of a span. */
export function middle(span: Span): number {
  return (span[0] + span[1]) / 2
}
