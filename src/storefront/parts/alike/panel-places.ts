/** Where a card's panel stands: in the list, after the last piece of the card's row, over the whole width (L-04). */
export interface Placed {
  readonly card: HTMLElement
  readonly place: HTMLElement
}

/** Puts each panel after its card's row as the row is now; what comes later moves down by itself. Leaves alone what stands right. */
export function putInPlace(panels: readonly Placed[]): void {
  // Measured without them: a panel in the wrong row keeps the cards of the right one apart.
  for (const { place } of panels) place.hidden = true
  const ends = panels.map(({ card }) => endOfRow(card))
  for (const [index, { place }] of panels.entries()) {
    const end = ends[index] as Element
    if (end.nextElementSibling !== place) end.after(place)
    place.hidden = false
  }
}

/** Whether two cards stand in one row. */
export function isSameRow(one: HTMLElement, other: HTMLElement): boolean {
  return endOfRow(one) === endOfRow(other)
}

/** Grid items of a row begin at one height; panels are looked past. */
function endOfRow(card: HTMLElement): Element {
  let end: HTMLElement = card
  for (let next = card.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.matches('.alike')) continue
    if (next.offsetTop !== card.offsetTop) break
    end = next
  }
  return end
}
