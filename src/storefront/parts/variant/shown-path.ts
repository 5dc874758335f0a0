/** What a card without a way to the shop says of itself to who counts what was seen: ends as a click link does, so that it is signed in the same way. */
export function shownPath(variantId: number, source: number): string {
  return `/${variantId}?s=${source}`
}
