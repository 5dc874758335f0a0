import { writeFileSync } from 'node:fs'
import { clientErrors, httpErrors } from '#platform/errors/catalogue.ts'

/** `docs/errors.md`, made from the catalogue; a test compares them. */
export const ERRORS_FILE = new URL('../../docs/errors.md', import.meta.url)

export function errorsPage(): string {
  const refusals = Object.entries(httpErrors).map(([code, { status, title }]) => `| ${code} | ${status} | ${title} |`)
  const client = Object.entries(clientErrors).map(
    ([code, { row, message }]) => `| ${code} | ${row} | ${message ?? 'silent'} |`,
  )
  return [...HEAD, ...refusals, ...MIDDLE, ...client, ''].join('\n')
}

const HEAD = [
  '# Errors',
  '',
  'Made from `src/platform/errors/catalogue.ts` by `node tools/docs/write-errors.ts`; a test keeps them equal.',
  '',
  '## Refusals by HTTP',
  '',
  '`application/problem+json` with `code` (stable), `title` (pt-PT, for people), `status`, `detail` (English, names the parameter or value) and `requestId`; people get a page for it.',
  '',
  '| code | status | title |',
  '|---|---|---|',
]
const MIDDLE = [
  '',
  '## In the client (specification, section 8)',
  '',
  '| code | situation | message |',
  '|---|---|---|',
]

if (process.argv[1] === import.meta.filename) writeFileSync(ERRORS_FILE, errorsPage())
