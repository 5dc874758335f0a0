import type { KeyboardEvent, MouseEvent } from 'react'

/** A mark as its row has it: what is typed, whether it makes sense or not. */
export interface EditedMark {
  readonly x: string
  readonly y: string
  readonly variantId: string
}

export function markOf(
  hotspot: { readonly x: number; readonly y: number; readonly variantId: number } | null,
): EditedMark {
  return hotspot === null
    ? { x: '500', y: '500', variantId: '' }
    : { x: String(hotspot.x), y: String(hotspot.y), variantId: String(hotspot.variantId) }
}

/** With one mark changed; the last row is always an empty one, for the next. */
export function changedMarks(marks: readonly EditedMark[], at: number, change: Partial<EditedMark>): EditedMark[] {
  const changed = marks.map((mark, index) => (index === at ? { ...mark, ...change } : mark))
  return changed.at(-1)?.variantId === '' ? changed : [...changed, markOf(null)]
}

/** Where a picture was clicked, in thousandths of it. */
export function placeOfClick({
  clientX,
  clientY,
  currentTarget,
}: MouseEvent<HTMLElement>): Pick<EditedMark, 'x' | 'y'> {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: thousandths(clientX - left, width), y: thousandths(clientY - top, height) }
}

function thousandths(at: number, side: number): string {
  return String(Math.min(1000, Math.max(0, Math.round((at / side) * 1000))))
}

const STEP = 5
const LARGE_STEP = 25

/** How far an arrow moves a mark; null: another key. */
export function stepOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): { x: number; y: number } | null {
  const step = shiftKey ? LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 }
    case 'ArrowRight':
      return { x: step, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -step }
    case 'ArrowDown':
      return { x: 0, y: step }
    default:
      return null
  }
}
