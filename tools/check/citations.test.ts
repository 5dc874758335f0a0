import { expect, test } from 'vitest'
import { type Citable, checkCitations, checkCitationsOf, doubledRows, pageOf } from './citations.ts'

const citable: Citable = {
  pages: new Map([
    ['style', pageOf('# Style\n\n9. Ids have types.\n13. Time is an argument.\n')],
    ['decisions', pageOf('# Decisions\n\n## Listings and URLs\n\n- **Text** on pages\n')],
    [
      'reliability',
      pageOf('# Reliability\n\n## Hooks\n\n10. Fuzzing\n\n| F1 | cut | refused |\n| F16 | inward | refused |\n'),
    ],
    [
      'rows',
      pageOf(
        '# Rows\n\n## Routes (specification 2.1)\n\n| R-01 | home |\n| A-01.14 | like |\n\n## Constants (specification 9)\n',
      ),
    ],
  ]),
  records: new Set(['0009', '0022']),
}

function violations(text: string, file = 'src/planted.ts'): string[] {
  return checkCitationsOf(file, text, citable).map((line) => line.replace(', which is not there', ''))
}

test.each([
  '/** Ids (style.md 9 and 13). */',
  '/** Keys (decisions.md, Listings: cursors only in the API). */',
  '/** What people read (decisions.md,\n * Text). */',
  '// Limits (reliability.md, goal 10; fault F1; reliability.md F1, F16).',
  '/** R-01 and A-01.14: a call (specification 2.1, section 9; ADR 0009, 0022). */',
  "test('R-01 A-01.14 fault F16 nothing is dialled', () => {})",
  "const sku = 'M-77'",
  "const page = definePage({ id: 'R-00' })",
  '// XML has this rule (section 2.11).',
])('what is there may be cited: %s', (text) => expect(violations(text, 'src/planted.test.ts')).toEqual([]))

test.each([
  ['/** Ids (style.md 9 and 14). */', 'style.md 14'],
  ['/** Keys (decisions.md, Cookies). */', 'decisions.md, Cookies'],
  ['/** Why: colours.md. */', 'colours.md'],
  ['/** (reliability.md F1, F2) */', 'reliability.md F2'],
  ['// A long one goes on\n// in the next line: faults F1 and F3.', 'fault F3'],
  ['/** R-99: a page. */', 'R-99'],
  ["describe('A-01.15 deliveries', () => {})", 'A-01.15'],
  ["const call = defineCall({ id: 'A-99' })", 'A-99'],
  ['/** (specification 7.1) */', 'specification 7.1'],
  ['/** The words of the specification (section 8). */', 'specification 8'],
  ['/** Why: ADR 0022, 0046. */', 'ADR 0046'],
])('what is not there may not: %s', (text, cited) =>
  expect(violations(text, 'src/planted.test.ts')).toEqual([`src/planted.test.ts:1: cites ${cited}`]),
)

test('documents are held to it too, line by line', () =>
  expect(violations('# A page\n\nAs ADR 0046 says (R-01).', 'docs/planted.md')).toEqual([
    'docs/planted.md:3: cites ADR 0046',
  ]))

test('what stands between fences is an example', () =>
  expect(violations('# A page\n\n```ts\n/** R-99: a page. */\n```\nAs ADR 0046 says.', 'docs/planted.md')).toEqual([
    'docs/planted.md:6: cites ADR 0046',
  ]))

test('a row that stands twice is told', () =>
  expect(doubledRows('| id | what |\n|---|---|\n| R-01 | a |\n| A-01.14 | b |\n| R-01 | c, of A-01.14 |\n')).toEqual([
    'R-01',
  ]))

test('everything that the tree cites is there', () => expect(checkCitations()).toEqual([]))
