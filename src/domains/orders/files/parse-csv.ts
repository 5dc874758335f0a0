export interface CsvRow {
  /** Line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Rows of a CSV text (RFC 4180), separated by commas or, where the first line has them, semicolons; empty lines are left out.
 * null: a quote is not closed, or something follows a closing one.
 */
export function parseCsv(text: string): readonly CsvRow[] | null {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const separator = /^[^\n]*;/.test(source) && !/^[^\n;]*,/.test(source) ? ';' : ','
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let rowLine = 1
  let at = 0
  const endRow = (): void => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: rowLine, cells })
    cells = []
    rowLine = line
  }
  while (at < source.length) {
    const cell = cellAt(source, at, separator)
    if (cell === null) return null
    cells.push(cell.value)
    line += cell.lines
    at = cell.end
    if (source[at] === separator) {
      at += 1
      if (at === source.length) cells.push('')
      continue
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    line += 1
    endRow()
  }
  if (cells.length > 0) endRow()
  return rows
}

/** The cell that begins here, and where it ends: at a separator, a line's end or the text's. */
function cellAt(source: string, from: number, separator: string): { value: string; end: number; lines: number } | null {
  if (source[from] !== '"') {
    const end = endOfPlain(source, from, separator)
    return { value: source.slice(from, end), end, lines: 0 }
  }
  let end = from + 1
  for (; ; end += 2) {
    end = source.indexOf('"', end)
    if (end === -1) return null
    if (source[end + 1] !== '"') break
  }
  const quoted = source.slice(from + 1, end)
  const after = source[end + 1]
  const isEnd = after === undefined || after === separator || after === '\n' || source.startsWith('\r\n', end + 1)
  if (!isEnd) return null
  return { value: quoted.replaceAll('""', '"'), end: end + 1, lines: quoted.split('\n').length - 1 }
}

function endOfPlain(source: string, from: number, separator: string): number {
  let end = from
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && !source.startsWith('\r\n', end))
    end += 1
  return end
}
