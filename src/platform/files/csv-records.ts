export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The records of a small CSV text (RFC 4180), with whatever line ends: line ends inside quotes belong to their cell, a quote that never closes is
 * a letter, empty lines are none. Feeds are read as they stream by, by a reader of their own.
 */
export function csvRecords(text: string, separator: ';' | ',' | '\t'): CsvRecord[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'y')
  const records: CsvRecord[] = []
  let [line, begun, cells] = [1, 1, [] as string[]]
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? []
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += text.slice(from, cell.lastIndex).match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === separator && cell.lastIndex < text.length) continue
    if (end === separator) cells.push('')
    if (cells.some((value) => value !== '')) records.push({ line: begun, cells })
    ;[begun, cells] = [line, []]
  }
  return records
}
