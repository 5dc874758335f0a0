import { ChunkBuilder, unmasked, type Chunk } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'
import type { FeedWriter } from './feed-writer.ts'

/** A cell of a row: the neutral field that it tells, and its text. */
export type Cell = readonly [field: string, text: string]

/** Rows of separated values under fixed columns. `note`: Excel's line that names the separator. */
export function tableWriter(
  columns: readonly string[],
  separator: string,
  cellsOf: (item: FeedItem) => ReadonlyMap<string, Cell>,
  note = false,
): FeedWriter {
  const isTsv = separator === '\t'
  const written = isTsv ? (cell: string): string => cell.replace(/\s+/g, ' ') : quoted
  return {
    head: () => `${note ? `sep=${separator}\n` : ''}${columns.map(written).join(separator)}\n`,
    item: (item) => row(cellsOf(item), columns, separator, written),
    stray: () => '\n',
    tail: '',
  }
}

function row(
  cells: ReadonlyMap<string, Cell>,
  columns: readonly string[],
  separator: string,
  written: (cell: string) => string,
): Chunk {
  const line = new ChunkBuilder()
  columns.forEach((column, at) => {
    const [field, text] = cells.get(column) ?? ['', '']
    if (at > 0) line.add(separator)
    if (text !== '')
      line.mark(field).add(text.startsWith(STRAY_QUOTE) ? text.replaceAll(STRAY_QUOTE, '"') : written(text))
  })
  line.add('\n')
  return { text: unmasked(line.text), at: line.at }
}

/** At the beginning of a cell: a quote that opens and that nobody closes. */
export const STRAY_QUOTE = '\ue001'

function quoted(cell: string): string {
  return /["\n\r,;|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
