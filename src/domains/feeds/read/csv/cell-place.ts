import type { CsvRow } from './csv-rows.ts'

/** Line and column where a cell of a row begins, its quote included. Reads the row again: for reports. */
export function placeOfCell(row: CsvRow, cell: number): { line: number; column: number } {
  const { source, separator } = row
  let at = 0
  for (let number = 0; number < cell && at < source.length; number += 1)
    at = cellEnd(source, at, separator, row.isQuoted) + 1
  const before = source.slice(0, at)
  const lines = before.match(/\r\n?|\n/g)?.length ?? 0
  const lineFrom = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  return { line: row.line + lines, column: at - lineFrom + 1 }
}

/** Offset of the separator or line end behind the cell that begins at `at`, by the rules of CsvRows. */
function cellEnd(source: string, at: number, separator: string, isQuoted: boolean): number {
  let from = at
  if (isQuoted && source[at] === '"') {
    let close = source.indexOf('"', at + 1)
    while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2)
    if (close !== -1) from = close + 1
  }
  const end = source.indexOf(separator, from)
  return end === -1 ? source.length : end
}
