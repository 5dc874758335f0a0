import { type Bench, cut, type Look, middle, type Span, within } from './bench.ts'
import { addFront, type FrontStyle, GLASS, type Panel } from './fronts.ts'
import { addHandle, type HandleKind } from './handles.ts'
import { addProps, type PropKind } from './props.ts'

/** One opening of a case and what closes it. */
export interface Cell {
  /** Of the column's height. */
  share: number
  kind: 'door' | 'drawer' | 'flap' | 'open'
  style?: FrontStyle
  handle?: HandleKind
  /** Which side the door turns on; its handle is on the other. */
  hinge?: 'left' | 'right'
  /** Boards inside, seen when it is open or glass. */
  shelves?: number
  shelf?: 'board' | 'glass'
  props?: readonly (PropKind | null)[]
}

export interface Column {
  share: number
  cells: readonly Cell[]
}

export interface CaseShape {
  x: Span
  y: Span
  /** Back to the face of the fronts. */
  z: Span
  body: Look
  fronts: Look
  columns: readonly Column[]
  /** Of the boards, metres. */
  panel?: number
  /** Fronts lie between the boards ('inset') or on their edges ('overlay'). */
  mount?: 'inset' | 'overlay'
  /** Of the doors' grain; drawers run along x. */
  grain?: 'x' | 'y'
  /** Between fronts, metres. */
  gap?: number
  handle?: HandleKind
  handles?: Look
  style?: FrontStyle
  /** Room above each front for the fingers, metres. */
  grip?: number
  top?: { thickness: number; over: number; look?: Look } | 'none'
  back?: Look | 'none'
  /** Columns divide only the fronts. */
  partitions?: 'none'
  /** Glass sides instead of boards. */
  sides?: 'glass'
}

/** A cabinet: boards, partitions, back, and a front, a drawer or an open shelf in each cell, top to bottom in each column. */
export function addCase(bench: Bench, shape: CaseShape): void {
  const t = shape.panel ?? 0.018
  const inside = addCarcass(bench, shape, t)
  const inset = shape.mount === 'inset'
  const gap = shape.gap ?? 0.003
  const total = inset
    ? { x: within(inside.x, gap), y: within(inside.y, gap) }
    : { x: within(shape.x, 0.0005), y: within([shape.y[0], inside.topUnder], 0.0005, gap) }
  const columns = cut(
    inside.x,
    shape.columns.map((one) => one.share),
    t,
  )
  const faces = columns.map((column, i): Span => [
    i === 0 ? total.x[0] : column[0] - (t - gap) / 2,
    i === columns.length - 1 ? total.x[1] : column[1] + (t - gap) / 2,
  ])
  shape.columns.forEach((column, i) => {
    const x = columns[i]!
    if (i > 0 && shape.partitions !== 'none')
      bench.board(shape.body, [x[0] - t, x[0]], inside.y, [inside.z[0], inside.front], { grain: 'y' })
    addColumn(bench, shape, {
      column,
      inside: { x, y: inside.y, z: [inside.z[0], inside.front] },
      face: { x: faces[i]!, y: total.y },
      t,
      gap,
      index: i,
    })
  })
}

interface Carcass {
  x: Span
  y: Span
  z: Span
  /** Where boards end towards the fronts. */
  front: number
  topUnder: number
}

const FRONT = 0.019

function addCarcass(bench: Bench, shape: CaseShape, t: number): Carcass {
  const { x, y, z, body } = shape
  const hasFronts = shape.columns.some((column) => column.cells.some((cell) => cell.kind !== 'open'))
  const front = shape.mount === 'inset' || !hasFronts ? z[1] : z[1] - FRONT - 0.0015
  const over = shape.top && shape.top !== 'none' ? shape.top : { thickness: t, over: 0 }
  const under = shape.top === 'none' ? y[1] : y[1] - over.thickness
  for (const side of [
    [x[0], x[0] + t],
    [x[1] - t, x[1]],
  ] as const) {
    if (shape.sides === 'glass') addGlassSide(bench, shape, side, [y[0] + t, under], [z[0], front])
    else bench.board(body, side, [y[0], under], [z[0], front], { grain: 'y' })
  }
  if (shape.top !== 'none')
    bench.board(
      over.look ?? body,
      within(x, -over.over),
      [under, y[1]],
      [z[0], over.over > 0 || shape.mount !== 'inset' ? z[1] + Math.max(0, over.over) : front],
      { grain: 'x', radius: 0.002 },
    )
  bench.board(body, shape.sides === 'glass' ? x : within(x, t), [y[0], y[0] + t], [z[0], front - 0.0005], {
    grain: 'x',
  })
  const backing = shape.back === 'none' ? 0 : 0.006
  if (shape.back !== 'none')
    bench.board(shape.back ?? body, within(x, t), [y[0] + t, under], [z[0], z[0] + backing], {
      grain: 'y',
      radius: 0.0005,
    })
  return {
    x: within(x, t),
    y: [y[0] + t, under],
    z: [z[0] + backing, front],
    front: shape.mount === 'inset' && hasFronts ? z[1] - FRONT - 0.002 : front - 0.001,
    topUnder: under,
  }
}

/** Corner posts and a pane. */
function addGlassSide(bench: Bench, shape: CaseShape, x: Span, y: Span, z: Span): void {
  const w = 0.03
  for (const post of [
    [z[0], z[0] + w],
    [z[1] - w, z[1]],
  ] as const)
    bench.board(shape.body, x, y, post, { grain: 'y' })
  bench.board(GLASS, [middle(x) - 0.002, middle(x) + 0.002], y, [z[0] + w, z[1] - w], { radius: 0.0005 })
}

interface ColumnWork {
  column: Column
  inside: { x: Span; y: Span; z: Span }
  face: { x: Span; y: Span }
  t: number
  gap: number
  index: number
}

function addColumn(bench: Bench, shape: CaseShape, work: ColumnWork): void {
  const cells = work.column.cells
  const downwards = (span: Span): Span[] => cut(span, cells.map((cell) => cell.share).toReversed(), 0).toReversed()
  const spans = downwards(work.face.y)
  cells.forEach((cell, i) => {
    const span = spans[i]!
    const y: Span = [span[0] + (i === cells.length - 1 ? 0 : work.gap / 2), span[1] - (i === 0 ? 0 : work.gap / 2)]
    const below = i < cells.length - 1
    const needsBoard = below && (isSeen(shape, cell) || isSeen(shape, cells[i + 1]!))
    const floor = below ? span[0] + work.t / 2 : work.inside.y[0]
    const ceiling = i === 0 ? work.inside.y[1] : span[1] - work.t / 2
    if (needsBoard)
      bench.board(shape.body, work.inside.x, [span[0] - work.t / 2, span[0] + work.t / 2], work.inside.z, {
        grain: 'x',
      })
    if (isSeen(shape, cell))
      addInside(bench, shape, cell, { x: work.inside.x, y: [floor, ceiling], z: work.inside.z }, work.t)
    if (cell.kind !== 'open') addCellFront(bench, shape, cell, { x: work.face.x, y: [y[0], y[1] - (shape.grip ?? 0)] })
  })
}

function isSeen(shape: CaseShape, cell: Cell): boolean {
  return cell.kind === 'open' || (cell.style ?? shape.style) === 'glass'
}

/** Shelves and what stands on them. */
function addInside(bench: Bench, shape: CaseShape, cell: Cell, room: { x: Span; y: Span; z: Span }, t: number): void {
  const shelves = cell.shelves ?? 0
  const z: Span = [room.z[0], room.z[1] - (cell.kind === 'open' ? 0.004 : 0.03)]
  const thick = cell.shelf === 'glass' ? 0.008 : t
  const rooms = cut(
    room.y,
    Array.from({ length: shelves + 1 }, () => 1),
    thick,
  )
  rooms.forEach((y, i) => {
    if (i > 0) bench.board(cell.shelf === 'glass' ? GLASS : shape.body, room.x, [y[0] - thick, y[0]], z, { grain: 'x' })
    const prop = cell.props?.[i]
    if (prop) addProps(bench, prop, { x: room.x, y, z })
  })
}

function addCellFront(bench: Bench, shape: CaseShape, cell: Cell, { x, y }: { x: Span; y: Span }): void {
  const style = cell.style ?? shape.style ?? 'flat'
  const panel: Panel = { x, y, face: shape.z[1], thickness: FRONT }
  const grain = cell.kind === 'door' ? (shape.grain ?? 'y') : 'x'
  addFront(bench, style, panel, shape.fronts, { grain, sheet: `fronts-${grain}` })
  const handle = cell.handle ?? shape.handle ?? 'none'
  if (handle === 'none') return
  if (cell.kind === 'door') addDoorHandle(bench, shape, cell, panel, handle, style)
  else addDrawerHandles(bench, shape, cell, panel, handle)
}

function addDoorHandle(
  bench: Bench,
  shape: CaseShape,
  { hinge }: Cell,
  { x, y, face }: Panel,
  handle: HandleKind,
  style: FrontStyle,
): void {
  const raised = style === 'fluted' ? 0.002 : 0
  const stile = STILES[style] ?? 0.035
  const at = hinge === 'right' ? x[0] + stile : x[1] - stile
  const high = y[1] - y[0]
  const level =
    high > 1.2 ? Math.max(y[0] + 0.3, 1.0) : high < 0.5 ? y[1] - Math.min(0.1, high * 0.28) : middle(y) + high * 0.12
  const length = high > 1.2 ? 0.32 : Math.min(0.16, high * 0.4)
  addHandle(bench, handle, { at: [at, level, face - raised], lies: 'y', length }, shape.handles)
}

/** How far a handle sits from the edge of a door, by the width of its frame. */
const STILES: Partial<Record<FrontStyle, number>> = { shaker: 0.0325, cane: 0.0225, glass: 0.0225, louvred: 0.0225 }

/** One in the middle, or two on a wide front. */
function addDrawerHandles(bench: Bench, shape: CaseShape, cell: Cell, { x, y, face }: Panel, handle: HandleKind): void {
  const wide = x[1] - x[0]
  const isBar = handle === 'bar' || handle === 'flat-bar'
  const isPair = wide > 0.62 && handle !== 'edge' && !isBar
  const level = handleLevel(cell, y, handle)
  for (const at of isPair ? [x[0] + wide * 0.25, x[1] - wide * 0.25] : [middle(x)])
    addHandle(
      bench,
      handle,
      { at: [at, level, face], lies: 'x', ...(isBar ? { length: Math.min(0.32, wide * 0.4) } : {}) },
      shape.handles,
    )
}

function handleLevel({ kind }: Cell, y: Span, handle: HandleKind): number {
  if (handle === 'edge') return y[1]
  if (handle === 'cup' || handle === 'leather') return middle(y) + Math.min(0.02, (y[1] - y[0]) * 0.15)
  return kind === 'flap' ? y[1] - 0.05 : middle(y)
}
