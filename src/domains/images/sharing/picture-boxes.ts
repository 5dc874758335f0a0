export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 8

/** Where so many pictures stand in a panel: one alone, two or four in rows, of three the first above the others. */
export function pictureBoxes(count: number, panel: Box): readonly Box[] {
  const rows = count === 1 ? [1] : count === 2 ? [1, 1] : count === 3 ? [1, 2] : [2, 2]
  const height = (panel.height - GAP * (rows.length - 1)) / rows.length
  return rows
    .flatMap((columns, row) => {
      const width = (panel.width - GAP * (columns - 1)) / columns
      return Array.from({ length: columns }, (_, column) => ({
        left: Math.round(panel.left + column * (width + GAP)),
        top: Math.round(panel.top + row * (height + GAP)),
        width: Math.round(width),
        height: Math.round(height),
      }))
    })
    .slice(0, count)
}
