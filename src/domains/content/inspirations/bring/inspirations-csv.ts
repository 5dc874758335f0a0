import { type CsvRecord, csvRecords } from '#platform/files/csv-records.ts'
import type { RawInspirations } from './raw-inspirations.ts'

const WORDS = ['name', 'description', 'room', 'style', 'isStl'] as const
const COLUMNS = ['ident', ...WORDS, 'picture', 'itemId', 'x', 'y'] as const
const NEEDED: readonly Column[] = ['ident', 'picture']

type Column = (typeof COLUMNS)[number]
type Row = Readonly<Record<Column, string>>

interface RawInspiration {
  readonly ident: string
  readonly images: { readonly picture: string; readonly hotspots: object[] }[]
  [word: string]: unknown
}

/**
 * CSV of a line a mark as the JSON has it: lines of one `ident` are one inspiration, of one `picture` one of its pictures. What is said of an
 * inspiration stands in its first line, and need not be said again. Answers what is wrong with the headings instead.
 */
export function readInspirationsCsv(text: string): RawInspirations | readonly string[] {
  const [header, ...records] = csvRecords(text, separatorOf(text))
  const columns = (header?.cells ?? []).map((cell) => cell.trim())
  const wrong = headingProblems(columns)
  if (wrong.length > 0) return wrong
  const inspirations: RawInspiration[] = []
  const lines = new Map<string, number>()
  const problems: string[] = []
  const gathered = { inspirations, lines, problems, places: new Map<string, Place>() }
  for (const record of records) addRow(rowOf(columns, record), record.line, gathered)
  return { value: { inspirations }, lines, problems }
}

/** The sign of which the headings have the most. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const counts = ([';', ',', '\t'] as const).map((sign) => [head.split(sign).length, sign] as const)
  return counts.reduce((most, each) => (each[0] > most[0] ? each : most))[1]
}

function headingProblems(columns: readonly string[]): string[] {
  const unknown = columns.filter((name) => !(COLUMNS as readonly string[]).includes(name))
  const missing = NEEDED.filter((name) => !columns.includes(name))
  return [
    ...unknown.map((name) => `the heading "${name.slice(0, 40)}" is unknown: ${COLUMNS.join(', ')}`),
    ...missing.map((name) => `the heading "${name}" is missing`),
    ...(new Set(columns).size < columns.length ? ['a heading stands twice'] : []),
  ]
}

function rowOf(columns: readonly string[], { cells }: CsvRecord): Row {
  const of = (name: Column) => cells[columns.indexOf(name)]?.trim() ?? ''
  return Object.fromEntries(COLUMNS.map((name) => [name, of(name)])) as Row
}

interface Gathered {
  readonly inspirations: RawInspiration[]
  readonly lines: Map<string, number>
  readonly problems: string[]
  /** By the inspirations' idents: a file of a hundred thousand lines is gone through once. */
  readonly places: Map<string, Place>
}

/** Of an inspiration among all, and of its pictures, by their names. */
interface Place {
  readonly at: number
  readonly images: Map<string, number>
}

function addRow(row: Row, line: number, { inspirations, lines, problems, places }: Gathered): void {
  const known = places.get(row.ident)
  const at = known?.at ?? inspirations.push({ ident: row.ident, images: [], description: '', ...wordsOf(row) }) - 1
  const { images } = known ?? { images: new Map<string, number>() }
  if (known === undefined) places.set(row.ident, { at, images })
  const inspiration = inspirations[at]
  if (inspiration === undefined) return
  const own = `inspirations[${at}]`
  if (known === undefined) lines.set(own, line)
  for (const word of WORDS) {
    if (known === undefined || row[word] === '' || wordOf(word, row[word]) === inspiration[word]) continue
    lines.set(`${own}.${word}`, line)
    problems.push(`${own}.${word}: is another one than in line ${lines.get(own)}`)
  }
  const pictured = images.get(row.picture)
  const image = pictured ?? inspiration.images.push({ picture: row.picture, hotspots: [] }) - 1
  images.set(row.picture, image)
  if (pictured === undefined) lines.set(`${own}.images[${image}]`, line)
  if (row.itemId === '' && row.x === '' && row.y === '') return
  const mark = inspiration.images[image]?.hotspots.push({ itemId: row.itemId, x: figure(row.x), y: figure(row.y) }) ?? 1
  lines.set(`${own}.images[${image}].hotspots[${mark - 1}]`, line)
}

function wordsOf(row: Row) {
  return Object.fromEntries(WORDS.flatMap((word) => (row[word] === '' ? [] : [[word, wordOf(word, row[word])]])))
}

function wordOf(word: (typeof WORDS)[number], cell: string): unknown {
  if (word !== 'isStl') return cell
  return YES.has(cell.toLowerCase()) ? true : NO.has(cell.toLowerCase()) ? false : cell
}

const YES: ReadonlySet<string> = new Set(['1', 'true', 'sim'])
const NO: ReadonlySet<string> = new Set(['0', 'false', 'não', 'nao'])

/** What is no figure stays as it is, for the reader to refuse. */
function figure(cell: string): unknown {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : cell
}
