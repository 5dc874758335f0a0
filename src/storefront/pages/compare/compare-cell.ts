import type { CompareCell, CompareRow } from './compare-view.ts'

/** A row of a comparison: one cell a product. `differs` compares what is read, so "a loja não diz" differs from a figure. */
export const rowOf = (name: string, cells: readonly CompareCell[]): CompareRow => ({
  name,
  cells,
  differs: new Set(cells.map(({ text, more }) => [text, ...more].join('\n'))).size > 1,
})

export const cellOf = (text: string, cell: Partial<Omit<CompareCell, 'text'>> = {}): CompareCell => ({
  text,
  more: [],
  tone: 'plain',
  mark: null,
  link: null,
  source: null,
  ...cell,
})

export const unknownCell = (text: string): CompareCell => cellOf(text, { tone: 'unknown' })
