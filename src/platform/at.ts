/**
 * The element at a place that a list has, where TypeScript cannot see that it has one and neither iteration nor destructuring
 * will do. Not for typed arrays in inner loops: what all callers share is slow there.
 */
export function at<Element>(list: readonly Element[], place: number): Element {
  const element = list[place]
  if (element === undefined) throw new RangeError(`no element ${place} in a list of ${list.length}`)
  return element
}
