/**
 * One row of a CSV file; every text quoted (RFC 4180), and a leading character that a spreadsheet takes for a formula made plain
 * text by an apostrophe (fault F12). Null is an empty cell. Portuguese spreadsheets expect `;`, programs a comma.
 */
export function csvLine(cells: readonly (string | number | null)[], separator: ';' | ',' = ';'): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = /^[\s\u0000]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
