import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What the list of records says of one. */
export interface DecisionRecord {
  readonly file: string
  readonly number: string
  readonly title: string
  /** What was decided, in a sentence or two. */
  readonly line: string
  readonly state: string
}

/** "Superseded by ADR 0042 for what is sent or called." */
const STATE = /^\*{0,2}(Superseded|Amended) by (?:ADR )?(\[?\d{4}\]?(?:\([^)]*\))?)([^.;*]*)[.;]?\*{0,2}/

/** `docs/adr/README.md`: the decision records with what each says and whether it stands, drawn from the records themselves. */
export function recordsPage(root: string): string {
  const records = globSync('docs/adr/[0-9]*.md', { cwd: root })
    .sort()
    .map((path) => readRecord(basename(path), readFileSync(join(root, path), 'utf8')))
  return [...HEAD, ...records.map(rowOf), ''].join('\n')
}

/**
 * A record is `# 0042 Title`, a sentence that says what stands, then Context, Decision and Consequences. Its opening words
 * "Superseded by [0048](…)" or "Amended by …" are its state. Throws for one that has no such title or parts.
 */
export function readRecord(file: string, text: string): DecisionRecord {
  const number = file.slice(0, 4)
  const title = new RegExp(`^# ${number} (.+)`).exec(text)?.[1]
  if (title === undefined) throw new Error(`docs/adr/${file}: its first line is not "# ${number} Title"`)
  const missing = ['Context', 'Decision', 'Consequences'].filter(
    (part) => !new RegExp(`^\\*\\*${part}\\b`, 'm').test(text),
  )
  if (missing.length > 0) throw new Error(`docs/adr/${file}: has no ${missing.join(', ')}`)
  const opening = paragraphs(text)[1] ?? ''
  const [told = '', how = '', by = '', inWhat = ''] = STATE.exec(opening) ?? []
  const link = by.startsWith('[') ? by : `ADR ${by}`
  const state = how === '' ? 'stands' : `${how === 'Amended' ? 'stands, amended' : 'superseded'} by ${link}${inWhat}`
  const said = opening.startsWith('*') ? '' : opening.slice(told.length).trim()
  return { file, number, title, line: said === '' ? decisionOf(text) : said, state }
}

/** The first sentence of the decision: for a record that does not open with one. */
function decisionOf(text: string): string {
  const decision = paragraphs(text).find((paragraph) => paragraph.startsWith('**Decision')) ?? ''
  const body = decision.replace(/^\*\*Decision[^*]*\*\*\s*(?:\d+\. |- )?/, '')
  return /^.+?[^.]\.(?=\s|$)/.exec(body)?.[0] ?? body
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
}

function rowOf({ file, number, title, line, state }: DecisionRecord): string {
  return `| [${number}](${file}) | ${title} | ${line} | ${state} |`
}

const HEAD = [
  '# Decision records',
  '',
  'Choices that would surprise a newcomer, with their reasons. Each has a number for ever. A reversal is a new record, and the old one then',
  'says by which it is superseded. This list is drawn from the records by `npm run docs`; `npm run check` fails when it is out of date.',
  '',
  'A record fits on a screen: `# 0042 Title`, a sentence that says what stands, then **Context**, **Decision**, **Consequences**. It tells no story of',
  'how it came about. What was measured stands with its figure, what was rejected with its reason.',
  '',
  '| number | title | what stands | state |',
  '|---|---|---|---|',
]
