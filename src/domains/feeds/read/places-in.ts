/** Line and column of an offset in a piece of a file. */
export type PlaceFinder = (at: number) => { line: number; column: number }

/** Finds places in a piece that begins at a line and column; its line ends are looked for once. */
export function placesIn({ source, line, column }: { source: string; line: number; column: number }): PlaceFinder {
  let starts: number[] | null = null
  return (at) => {
    starts ??= lineStarts(source)
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= at) low = middle + 1
      else high = middle
    }
    return { line: line + low, column: low === 0 ? column + at : at - (starts[low - 1] as number) + 1 }
  }
}

/** Where its second line begins, and each after it. */
function lineStarts(source: string): number[] {
  const starts: number[] = []
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
