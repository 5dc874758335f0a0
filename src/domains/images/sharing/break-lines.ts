import type { FontMetrics } from './font-metrics.ts'

/** Lines of at most this width. What does not fit into so many ends in '…'. A word that is wider than a line is broken where it must. */
export function breakLines(
  text: string,
  { width, size, most, metrics }: { width: number; size: number; most: number; metrics: Pick<FontMetrics, 'widthOf'> },
): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const fits = (line: string) => metrics.widthOf(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => broken(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= most) return { lines, isWhole: true }
  return { lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)], isWhole: false }
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character
    if (fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
