import type { CompareCell, CompareRow } from './compare-view.ts'

/** A row of a comparison: one cell a product. `differs` compares what is read, so "a loja não diz" differs from a figure. */
export function rowOf(name: string, cells: readonly CompareCell[]): CompareRow {
  return {
    name,
    cells,
    differs: new Set(cells.map(({ text, more }) => [text, ...more].join('\n'))).size > 1,
  }
}

export function cellOf(text: string, cell: Partial<Omit<CompareCell, 'text'>> = {}): CompareCell {
  return {
    text,
    more: [],
    tone: 'plain',
    mark: null,
    link: null,
    source: null,
    ...cell,
  }
}

export function unknownCell(text: string): CompareCell {
  return cellOf(text, { tone: 'unknown' })
}
