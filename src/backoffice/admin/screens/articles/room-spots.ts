import type { ArticleBlock } from '#domains/content/rules/article-document.ts'
import { type MarkedPlace, MIDDLE } from '../../../parts/marks/marks.ts'

/** A point of a room as its row has it. */
export interface EditedSpot extends MarkedPlace {
  readonly label: string
  /** A listing, or the number of a product. */
  readonly leadsTo: string
}

export const NO_SPOT = {
  mark: { ...MIDDLE, label: '', leadsTo: '' } satisfies EditedSpot,
  isEmpty: ({ label, leadsTo }: EditedSpot): boolean => label.trim() === '' && leadsTo.trim() === '',
}

/** The rows of a room, and an empty one for the next. */
export function editedSpots({ hotspots }: ArticleBlock & { kind: 'room' }): EditedSpot[] {
  const spots = hotspots.map(({ x, y, label, leadsTo }) => ({
    x: String(x),
    y: String(y),
    label,
    leadsTo: leadsTo.by === 'product' ? String(leadsTo.id) : leadsTo.listing,
  }))
  return [...spots, NO_SPOT.mark]
}

/** What the rows say, as the call takes it; an empty row is none. */
export function hotspotsOf(form: FormData, field: (name: keyof EditedSpot) => string): object[] {
  const all = (name: keyof EditedSpot): string[] => form.getAll(field(name)).map((value) => String(value).trim())
  const [xs, ys, labels, places] = [all('x'), all('y'), all('label'), all('leadsTo')]
  return xs.flatMap((x, index) => {
    const spot: EditedSpot = { x, y: ys[index] ?? '', label: labels[index] ?? '', leadsTo: places[index] ?? '' }
    if (NO_SPOT.isEmpty(spot)) return []
    return [{ x: Number(spot.x), y: Number(spot.y), label: spot.label, leadsTo: leadsTo(spot.leadsTo) }]
  })
}

function leadsTo(typed: string): object {
  return /^\d+$/.test(typed) ? { by: 'product', id: Number(typed) } : { by: 'listing', listing: typed }
}
