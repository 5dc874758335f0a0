import type { KeyboardEvent, MouseEvent } from 'react'

/** Where something stands in a picture, in thousandths of it, as its row has it: what is typed, whether it makes sense or not. */
export interface MarkedPlace {
  readonly x: string
  readonly y: string
}

export const MIDDLE: MarkedPlace = { x: '500', y: '500' }

/** With one row changed; the last row is always an empty one, for the next. */
export function changedMarks<Mark extends MarkedPlace>(
  marks: readonly Mark[],
  at: number,
  change: Partial<Mark>,
  empty: { readonly mark: Mark; isEmpty(mark: Mark): boolean },
): Mark[] {
  const changed = marks.map((mark, index) => (index === at ? { ...mark, ...change } : mark))
  const last = changed.at(-1)
  return last !== undefined && empty.isEmpty(last) ? changed : [...changed, empty.mark]
}

/** Where a picture was clicked, in thousandths of it. */
export function placeOfClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): MarkedPlace {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: thousandths(clientX - left, width), y: thousandths(clientY - top, height) }
}

function thousandths(at: number, side: number): string {
  return String(Math.min(1000, Math.max(0, Math.round((at / side) * 1000))))
}

const STEP = 5
const LARGE_STEP = 25

/** Where an arrow moves a mark to; null: another key. */
export function movedBy(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { x, y }: MarkedPlace,
): MarkedPlace | null {
  const step = shiftKey ? LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return { x: moved(x, -step), y }
    case 'ArrowRight':
      return { x: moved(x, step), y }
    case 'ArrowUp':
      return { x, y: moved(y, -step) }
    case 'ArrowDown':
      return { x, y: moved(y, step) }
    default:
      return null
  }
}

function moved(value: string, by: number): string {
  return String(Math.min(1000, Math.max(0, Number(value) + by)))
}
