import { csvLine } from '#platform/files/csv-line.ts'
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
  for (let after = 0; ;) {
    const page = await shopProblems(db, eshopId, { after }, PAGE)
    if (page.length === 0) return
    after = page.at(-1)?.id ?? after
    yield page
      .map((problem) => {
        const { code, severity, line, column, itemId, field, value, message, action } = presentProblem(problem)
        return csvLine([code, SEVERITY_NAMES[severity], line, column, itemId, field, value, message, action])
      })
      .join('')
  }
}

const SEVERITY_NAMES = { fatal: 'fatal', error: 'erro', warning: 'aviso', hint: 'sugestão' } as const
