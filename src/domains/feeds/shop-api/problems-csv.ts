import type { Database } from '#platform/database/connect.ts'
import { presentProblem } from './present.ts'
import { shopProblems } from './storage.ts'

const PAGE = 2_000
const HEADER = ['codigo', 'gravidade', 'linha', 'coluna', 'artigo', 'campo', 'valor', 'mensagem', 'o_que_fazer']

/**
 * All problems of a shop's items as CSV for a spreadsheet: UTF-8 with its mark, `;` between the cells as Portuguese programs
 * expect, and nothing that a cell could run (fault F12).
 */
export async function* problemsCsv(db: Database, eshopId: number): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEADER)}`
  for (let after = 0; ; ) {
    const page = await shopProblems(db, eshopId, { after }, PAGE)
    if (page.length === 0) return
    after = page.at(-1)?.id ?? after
    yield page.map((problem) => {
      const { code, severity, line, column, itemId, field, value, message, action } = presentProblem(problem)
      return csvLine([code, SEVERITY_NAMES[severity], line, column, itemId, field, value, message, action])
    }).join('')
  }
}

const SEVERITY_NAMES = { fatal: 'fatal', error: 'erro', warning: 'aviso', hint: 'sugestão' } as const

/** One row; every cell quoted, and a leading character that a spreadsheet takes for a formula made plain text by an apostrophe. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

const csvCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = /^[\s\u0000]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
