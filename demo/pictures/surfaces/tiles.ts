import { hash3 } from '../geometry/noise.ts'
import { smoothstep } from '../geometry/vector.ts'
import type { SurfaceKind } from '../model.ts'

/** The finest detail of a cloth or hide, repeated over the picture: too fine to be worth storing in every drawing. */
export interface Tile {
  /** Difference to the texture value (128 a whole step), SIDE × SIDE. */
  values: Int8Array
  /** Millimetres that one value is wide. */
  mm: number
  /** How much of the drawn texture is kept beside it when a drawing is coloured as this kind. */
  drawn: number
}

export const TILE_SIDE = 256

/** The tile of a kind; none where the drawn texture is all there is. Made when first asked for. */
export function tileOf(kind: SurfaceKind): Tile | null {
  const recipe = RECIPES[kind]
  if (!recipe) return null
  const known = made.get(kind)
  if (known) return known
  const values = new Int8Array(TILE_SIDE * TILE_SIDE)
  for (let i = 0; i < values.length; i++)
    values[i] = Math.max(-127, Math.min(127, Math.round(recipe.at(i % TILE_SIDE, Math.floor(i / TILE_SIDE)) * 128)))
  const tile = { values, mm: recipe.mm, drawn: recipe.drawn }
  made.set(kind, tile)
  return tile
}

const made = new Map<SurfaceKind, Tile>()

const RECIPES: Partial<Record<SurfaceKind, { mm: number; drawn: number; at: (x: number, y: number) => number }>> = {
  fabric: { mm: 0.8, drawn: 1, at: weave },
  velvet: { mm: 0.7, drawn: 0.35, at: (x, y) => (round(x, y, 2) - 0.5) * 0.1 + (round(x, y, 32) - 0.5) * 0.2 },
  leather: { mm: 0.7, drawn: 0.22, at: hide },
  boucle: { mm: 1.1, drawn: 0.5, at: loops },
  rug: { mm: 1.6, drawn: 1, at: (x, y) => (round(x, y, 2) - 0.5) * 0.5 + (round(x, y, 4) - 0.5) * 0.3 },
}

/** Noise that repeats at the tile's side; `cell` divides it. */
function round(x: number, y: number, cell: number, seed = 1, stretch = 1): number {
  const [nx, ny] = [TILE_SIDE / (cell * stretch), TILE_SIDE / cell]
  const [fx, fy] = [x / (cell * stretch), y / cell]
  const [X, Y] = [Math.floor(fx), Math.floor(fy)]
  const ease = (t: number): number => t * t * (3 - 2 * t)
  const [a, b] = [ease(fx - X), ease(fy - Y)]
  const at = (i: number, j: number): number => hash3(i % nx, j % ny, seed)
  const top = at(X, Y) + (at(X + 1, Y) - at(X, Y)) * a
  const bottom = at(X, Y + 1) + (at(X + 1, Y + 1) - at(X, Y + 1)) * a
  return top + (bottom - top) * b
}

/** Threads over and under each other, each of its own thickness and shade. */
function weave(x: number, y: number): number {
  const [i, j] = [Math.floor(x / 2), Math.floor(y / 2)]
  const isOver = ((i + j) & 1) === 0
  const thread = isOver ? round(x, y, 2, 3, 16) : round(y, x, 2, 5, 16)
  const relief = isOver ? 0.05 : -0.05
  return (thread - 0.5) * 0.42 + relief + (round(x, y, 1, 7) - 0.5) * 0.16
}

function hide(x: number, y: number): number {
  const height = (a: number, b: number): number =>
    Math.abs(round(a, b, 4, 11) - 0.5) + 0.6 * Math.abs(round(a, b, 8, 13) - 0.5)
  const [u, v] = [(x + 1) % TILE_SIDE, (y + TILE_SIDE - 1) % TILE_SIDE]
  return (height(x, y) - height(u, v)) * 0.3
}

function loops(x: number, y: number): number {
  const height = (a: number, b: number): number => smoothstep(0.25, 0.8, round(a, b, 8, 17)) + 0.5 * round(a, b, 4, 19)
  const [u, v] = [(x + 1) % TILE_SIDE, (y + TILE_SIDE - 2) % TILE_SIDE]
  return (height(x, y) - 0.75) * 0.26 + (height(x, y) - height(u, v)) * 0.36 + (round(x, y, 2, 23) - 0.5) * 0.16
}
