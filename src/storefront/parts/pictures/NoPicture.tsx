/**
 * The place of a picture that no shop has: its shape and its ground, and nothing that looks like a piece (ADR 0041). Hidden from those
 * who listen: the name beside it says what the article is.
 */
export function NoPicture() {
  return <span className="no-picture" aria-hidden="true" />
}
