import type { Colouring } from '../layers/colouring.ts'

/** What stands for a department on the home page: a stored drawing in colours of its own. */
export interface HomePiece {
  /** The department's slug, and the file's name. */
  readonly department: string
  readonly drawing: string
  readonly colours: Colouring
}

const oak = { colour: '#c29a6b' } as const
const walnut = { colour: '#8a5f3f' } as const
const linen = { colour: '#ddd3c1' } as const
const sage = { colour: '#8b9c8c' } as const
const blue = { colour: '#3d5a80' } as const
const terracotta = { colour: '#b8603f' } as const

/** A piece that anybody names by the department's name; colours of one palette, so that the fifteen stand together. */
export const homePieces: readonly HomePiece[] = [
  piece('sala-de-estar', 'sofas/nordic/2-seats/three-quarter', {
    body: sage,
    frame: oak,
    accent: { colour: '#c9955f' },
  }),
  piece('quarto', 'upholstered-beds/channels/double/three-quarter', { body: linen, frame: oak, accent: blue }),
  piece('descanso', 'mattresses/quilted/double/three-quarter', {}),
  piece('sala-de-jantar', 'dining-sets/round/m/three-quarter', { top: oak, frame: oak }),
  piece('iluminacao', 'table-lamps/mushroom/m/three-quarter', { body: terracotta }),
  piece('texteis', 'folded/towels/m/three-quarter', { body: linen, accent: sage }),
  piece('tapetes', 'rugs/berber/m/three-quarter', {}),
  piece('decoracao', 'vases/amphora/m/three-quarter', { body: terracotta }),
  piece('arrumacao', 'bookcases/ladder/wide/three-quarter', { frame: walnut, body: walnut }),
  piece('escritorio', 'desks/scandinavian/m/three-quarter', { top: oak, frame: oak }),
  piece('entrada', 'consoles/arches/m/three-quarter', { top: walnut, frame: walnut }),
  piece('crianca-e-bebe', 'cots/spindle/m/three-quarter', { body: oak, frame: oak, accent: sage }),
  piece('cozinha', 'cookware/casserole/m/three-quarter', { body: blue }),
  piece('casa-de-banho', 'vanities/wall-hung/m/three-quarter', { body: oak, top: oak }),
  piece('jardim', 'garden-seats/rope-chair/m/three-quarter', { body: sage, accent: linen }),
]

function piece(department: string, drawing: string, colours: Colouring): HomePiece {
  return { department, drawing, colours }
}
