import { type MarkedPlace, MIDDLE } from '../../../parts/marks/marks.ts'

/** A mark of an inspiration as its row has it. */
export interface EditedMark extends MarkedPlace {
  readonly variantId: string
}

export const NONE = {
  mark: { ...MIDDLE, variantId: '' } satisfies EditedMark,
  isEmpty: ({ variantId }: EditedMark): boolean => variantId === '',
}

export function markOf(
  hotspot: { readonly x: number; readonly y: number; readonly variantId: number } | null,
): EditedMark {
  if (hotspot === null) return NONE.mark
  return { x: String(hotspot.x), y: String(hotspot.y), variantId: String(hotspot.variantId) }
}
