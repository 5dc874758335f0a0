import { area, block, draw, type Drawing, each, form, line, oval, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Paint, Tones } from '../tones.ts'

/** What fills one cell of a carcass. */
export type Cell =
  | 'drawer'
  | 'door-left'
  | 'door-right'
  | 'open'
  | 'slide'
  | 'slats'
  | 'flap'
  | 'mirror'
  | 'cane'
  | 'books'
  | 'vases'
  | 'clothes'
  | 'baskets'
  | 'wine'
  | 'files'
  | 'oven'
  | 'plain'

/** One column of cells, top to bottom; `of` is its share of the width, a cell may take a share of the height: `['drawer', 2]`. */
export interface Column {
  readonly of?: number
  readonly cells: readonly (Cell | readonly [Cell, number])[]
}

export interface CabinetFacts {
  readonly width: number
  readonly top: number
  readonly bottom?: number
  readonly columns: readonly Column[]
  readonly base?: 'feet' | 'plinth' | 'sled' | 'none' | 'wheels' | 'block'
  /** A thicker top, in another tone. */
  readonly slab?: 'main' | 'white' | 'wood' | 'none'
  readonly handles?: 'knob' | 'bar' | 'cut' | 'none'
  readonly crown?: boolean
  readonly x?: number
}

/** A cabinet from the front: carcass, cells, feet. Most furniture with a door or a drawer is one of these. */
export function cabinet(facts: CabinetFacts): Shape {
  return (paint) => {
    const { width, top, base = 'feet', slab = 'main' } = facts
    const bottom = facts.bottom ?? (base === 'feet' || base === 'sled' ? 448 : 474)
    const x = facts.x ?? 360 - width / 2
    return draw(
      base === 'none' ? '' : shadow(x + width / 2, 486, width * 0.56, 20),
      BASES[base](paint, x, width, bottom),
      block(x, top, width, bottom - top, 6, paint.main.base),
      columnsOf(facts, paint, x, bottom),
      slab === 'none' ? '' : slabOf(paint, slab, x, width, top),
      facts.crown
        ? rect(x - 10, top - 14, width + 20, 16, 3, paint.main.shade) +
            rect(x - 16, top - 22, width + 32, 10, 3, paint.main.light)
        : '',
    )
  }
}

function slabOf(paint: Paint, slab: 'main' | 'white' | 'wood', x: number, width: number, top: number): Drawing {
  const tone = paint[slab]
  return (
    area(
      [
        [x + 12, top - 20],
        [x + width - 12, top - 20],
        [x + width + 5, top - 8],
        [x - 5, top - 8],
      ],
      tone.light,
    ) + rect(x - 5, top - 8, width + 10, 12, 3, tone.shade)
  )
}

function columnsOf(
  { columns, width, top, handles = 'knob' }: CabinetFacts,
  paint: Paint,
  x: number,
  bottom: number,
): Drawing {
  const total = columns.reduce((sum, { of = 1 }) => sum + of, 0)
  let left = x + 10
  return draw(
    columns.map(({ of = 1, cells }) => {
      const w = ((width - 20) * of) / total
      const part = columnOf(cells, paint, left, top + 12, w, bottom - top - 22, handles)
      left += w
      return part
    }),
  )
}

function columnOf(
  cells: Column['cells'],
  paint: Paint,
  x: number,
  top: number,
  w: number,
  h: number,
  handles: NonNullable<CabinetFacts['handles']>,
): Drawing {
  const shares = cells.map((cell) => (typeof cell === 'string' ? 1 : cell[1]))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let y = top
  return draw(
    cells.map((cell, i) => {
      const high = (h * (shares[i] ?? 1)) / total
      const kind = typeof cell === 'string' ? cell : cell[0]
      const part = CELLS[kind]({ paint, x: x + 3, y: y + 3, w: w - 6, h: high - 6, handles })
      y += high
      return part
    }),
  )
}

interface Room {
  readonly paint: Paint
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly handles: NonNullable<CabinetFacts['handles']>
}

function front({ paint: { main }, x, y, w, h }: Room): Drawing {
  return (
    rect(x - 2, y - 2, w + 4, h + 4, 3, main.deep) +
    block(x, y, w, h, 3, main.light) +
    rect(x, y + h - 3, w, 3, 1, main.shade)
  )
}
function inside({ paint: { main }, x, y, w, h }: Room): Drawing {
  return (
    rect(x, y, w, h, 2, main.deep) + rect(x, y, w, Math.min(14, h / 4), 2, main.line) + rect(x, y, 9, h, 2, main.line)
  )
}

function handle({ paint, handles }: Room, cx: number, cy: number, upright: boolean): Drawing {
  if (handles === 'none') return ''
  if (handles === 'cut')
    return upright ? rect(cx - 4, cy - 18, 8, 36, 4, paint.main.deep) : rect(cx - 24, cy - 4, 48, 8, 4, paint.main.deep)
  if (handles === 'bar')
    return upright
      ? rect(cx - 3, cy - 34, 6, 68, 3, paint.metal.deep)
      : rect(cx - 30, cy - 3, 60, 6, 3, paint.metal.deep)
  return (
    oval(cx + 1, cy + 2, 7, 7, paint.main.deep) +
    oval(cx, cy, 6.5, 6.5, paint.brass.base) +
    oval(cx - 1.5, cy - 2, 2.5, 2.5, paint.brass.light)
  )
}

function drawerAt(room: Room): Drawing {
  return (
    front(room) +
    (room.w > 200 && room.handles === 'knob'
      ? handle(room, room.x + room.w * 0.25, room.y + room.h / 2, false) +
        handle(room, room.x + room.w * 0.75, room.y + room.h / 2, false)
      : handle(room, room.x + room.w / 2, room.y + room.h / 2, false))
  )
}

function panelled({ paint: { main }, x, y, w, h }: Room): Drawing {
  return h > 90 && w > 60
    ? `<rect x="${x + 15}" y="${y + 15}" width="${w - 30}" height="${h - 30}" rx="3" fill="none" stroke="${main.shade}" stroke-width="2.5"/>`
    : ''
}

/** A row of book backs standing on the floor of a cell. */
function books({ paint, x, y, w, h }: Room, fill = 0.62): Drawing {
  const tones = [
    paint.linen.base,
    paint.clay.base,
    paint.leaf.base,
    paint.linen.deep,
    paint.wood.base,
    paint.dark.light,
  ]
  const count = Math.floor((w * fill) / 17)
  return each(count, (i) => {
    const high = Math.min(h - 10, 96) * (0.78 + ((i * 37) % 5) * 0.05)
    return rect(
      x + 12 + i * 17,
      y + h - high,
      14,
      high,
      2,
      tones[(i * 5 + Math.floor(y)) % tones.length] ?? paint.linen.base,
    )
  })
}

function vase(cx: number, floor: number, tone: Tones, high: number): Drawing {
  return form(
    `M${cx - 6} ${floor - high}H${cx + 6}L${cx + 5} ${floor - high * 0.78}Q${cx + high * 0.34} ${floor - high * 0.4} ${cx + high * 0.16} ${floor}H${cx - high * 0.16}Q${cx - high * 0.34} ${floor - high * 0.4} ${cx - 5} ${floor - high * 0.78}Z`,
    tone.base,
  )
}

const CELLS: Record<Cell, (room: Room) => Drawing> = {
  plain: (room) => front(room),
  drawer: drawerAt,
  'door-left': (room) =>
    front(room) + panelled(room) + handle(room, room.x + room.w - 14, room.y + room.h * 0.48, true),
  'door-right': (room) => front(room) + panelled(room) + handle(room, room.x + 14, room.y + room.h * 0.48, true),
  slide: (room) =>
    front(room) + rect(room.x + room.w - 13, room.y + room.h * 0.25, 6, room.h * 0.5, 3, room.paint.main.shade),
  mirror: (room) =>
    front(room) +
    rect(room.x + 8, room.y + 8, room.w - 16, room.h - 16, 2, '#c9d3d3') +
    rect(room.x + 8, room.y + 8, room.w - 16, room.h - 16, 2, 'url(#sheen)'),
  slats: (room) =>
    front(room) +
    each(Math.max(2, Math.floor((room.h - 16) / 14)), (i) =>
      rect(room.x + 9, room.y + 10 + i * 14, room.w - 18, 8, 2, room.paint.main.shade),
    ) +
    handle(room, room.x + room.w - 12, room.y + room.h / 2, true),
  cane: (room) =>
    front(room) +
    rect(room.x + 12, room.y + 12, room.w - 24, room.h - 24, 3, '#dfc59c') +
    each(Math.floor((room.w - 30) / 11), (i) =>
      line(`M${room.x + 18 + i * 11} ${room.y + 14}v${room.h - 28}`, '#b58f5d', 1.5, 0.55),
    ) +
    each(Math.floor((room.h - 30) / 11), (i) =>
      line(`M${room.x + 14} ${room.y + 18 + i * 11}h${room.w - 28}`, '#b58f5d', 1.5, 0.55),
    ) +
    handle(room, room.x + room.w - 6, room.y + room.h / 2, true),
  flap: (room) =>
    front(room) +
    rect(room.x + room.w / 2 - 32, room.y + 8, 64, 6, 3, room.paint.main.deep) +
    line(`M${room.x + 10} ${room.y + room.h * 0.3}h${room.w - 20}`, room.paint.main.shade, 1.5, 0.7),
  open: (room) => inside(room),
  books: (room) => inside(room) + books(room),
  vases: (room) =>
    inside(room) +
    vase(room.x + room.w * 0.36, room.y + room.h, room.paint.linen, Math.min(72, room.h * 0.72)) +
    vase(room.x + room.w * 0.68, room.y + room.h, room.paint.clay, Math.min(44, room.h * 0.5)),
  clothes: (room) =>
    inside(room) +
    rect(room.x + 8, room.y + 24, room.w - 16, 5, 2, room.paint.metal.base) +
    each(Math.floor((room.w - 40) / 30), (i) => garment(room, i)),
  baskets: (room) =>
    inside(room) +
    block(room.x + 16, room.y + room.h * 0.34, room.w - 30, room.h * 0.66, 6, '#cfae80') +
    each(3, (i) => line(`M${room.x + 20} ${room.y + room.h * (0.5 + i * 0.16)}h${room.w - 38}`, '#a9854f', 1.8, 0.5)),
  wine: (room) =>
    inside(room) +
    each(
      Math.max(1, Math.floor(room.w / 44)),
      (i) =>
        oval(room.x + 26 + i * 44, room.y + room.h / 2, 16, 16, room.paint.dark.base) +
        oval(room.x + 26 + i * 44, room.y + room.h / 2, 7, 7, i % 2 ? room.paint.clay.base : room.paint.leaf.shade),
    ),
  files: (room) =>
    front(room) +
    rect(room.x + room.w / 2 - 34, room.y + room.h * 0.22, 68, 20, 2, room.paint.white.base) +
    rect(room.x + room.w / 2 - 30, room.y + room.h * 0.6, 60, 8, 4, room.paint.metal.deep),
  oven: (room) =>
    rect(room.x, room.y, room.w, room.h, 4, '#3d3a38') +
    rect(room.x + 12, room.y + 44, room.w - 24, room.h - 62, 5, '#57524e') +
    rect(room.x + 14, room.y + 32, room.w - 28, 6, 3, '#c8c9c7') +
    each(4, (i) => oval(room.x + room.w * (0.2 + i * 0.2), room.y + 16, 6, 6, '#c8c9c7')),
}

function garment({ paint, x, y, h }: Room, i: number): Drawing {
  const tone = [paint.linen, paint.clay, paint.leaf, paint.white, paint.dark][i % 5] ?? paint.linen
  const left = x + 18 + i * 30
  const long = Math.min(h - 60, [170, 130, 190, 150][i % 4] ?? 150)
  return form(
    `M${left + 12} ${y + 34}L${left + 26} ${y + 48}L${left + 28} ${y + 40 + long}H${left - 2}L${left} ${y + 48}Z`,
    tone.base,
  )
}

const BASES: Record<NonNullable<CabinetFacts['base']>, (paint: Paint, x: number, w: number, y: number) => Drawing> = {
  none: () => '',
  block: () => '',
  feet: ({ wood, main }, x, w, y) =>
    draw(
      [x + 60, x + w - 72].map((left) => rect(left, y, 12, 26, 0, main.deep)),
      [
        [x + 22, -5],
        [x + w - 40, 5],
      ].map(
        ([left = 0, lean = 0]) =>
          area(
            [
              [left, y - 2],
              [left + 18, y - 2],
              [left + 14 + lean, 486],
              [left + 5 + lean, 486],
            ],
            wood.base,
          ) +
          area(
            [
              [left + 11, y - 2],
              [left + 18, y - 2],
              [left + 14 + lean, 486],
              [left + 10 + lean, 486],
            ],
            wood.shade,
          ),
      ),
    ),
  plinth: ({ main }, x, w, y) => rect(x + 12, y - 4, w - 24, 486 - y + 2, 2, main.deep),
  sled: ({ dark }, x, w, y) => line(`M${x + 40} ${y}V482H${x + w - 40}V${y}`, dark.base, 8),
  wheels: ({ dark }, x, w, y) =>
    draw(
      [x + 26, x + w - 26].map(
        (cx) =>
          rect(cx - 4, y - 2, 8, 8, 0, dark.light) +
          oval(cx, y + 10, 10, 10, dark.base) +
          oval(cx, y + 10, 4, 4, dark.line),
      ),
    ),
}
