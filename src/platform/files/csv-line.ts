/**
 * One row of a CSV file; every text quoted (RFC 4180), and a leading character that a spreadsheet takes for a formula, also in full width, made plain
 * text by an apostrophe (fault F12). Null is an empty cell; `{ number }` is a number as the reader's country writes it ("-0,15").
 * Portuguese spreadsheets expect `;`, programs a comma.
 */
export function csvLine(cells: readonly CsvCell[], separator: ';' | ',' = ';'): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

type CsvCell = string | number | null | { readonly number: string }

function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.number
  if (typeof value === 'number') return String(value)
  const inert = /^[\s\u0000]*[=+\-@\t\r|%＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
