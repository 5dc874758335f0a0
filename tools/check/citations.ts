import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { commentsOf, namesOf } from './comments.ts'
import { projectRoot as root } from '#platform/project-root.ts'

/** What a page of docs/design may be cited by: its headings and bold words, and the numbers of its lists and tables (13, F16, B-02). */
export interface Page {
  readonly headings: readonly string[]
  readonly numbers: ReadonlySet<string>
}

/** All that can be cited. */
export interface Citable {
  readonly pages: ReadonlyMap<string, Page>
  /** Numbers of the decision records: '0009'. */
  readonly records: ReadonlySet<string>
}

const DESIGN = 'docs/design'
/** R-00 is nobody's: it stands in what a generator writes until the row is given. */
const ROW = /(?<![\w-])[A-Z]-(?!00)\d\d(?:\.\d+)?(?![\d-])/g
const FAULT = /\b[Ff]aults? ((?:[A-Z]\d{1,2}\b(?:, | and | to |–| )?)+)/g
const RECORD = /\bADR (\d{4}(?:(?:,| and) \d{4})*)/g
const SECTION = /\b[Ss]pecification(?:'s)?(?:,? section)? (\d(?:\.\d)?)\b|\bsection (\d)\b(?!\.\d)/g
const PAGE = /([\w./-]*?)([\w-]+)\.md\b(,? (?:"[^"]+"|[A-Z]?\d+(?:(?:,| and| to|–)? ?[A-Z]?\d+)*\b|[^"\n).;:,(]+))?/g

/**
 * Comments, names of tests and documents cite pages of the design, rows of the specification, faults and records: each
 * must be there. Also: a row stands once and names tests that carry its id, and links of documents lead to a file. Gives one line a violation.
 */
export function checkCitations(): string[] {
  const citable = readCitable()
  const sources = globSync('{src,packages,demo,tools,deploy}/**/*.{ts,tsx,mjs,sql,css}', {
    cwd: root,
    exclude: isOutside,
  })
  const documents = globSync(['*.md', '{docs,src,packages,demo,tools,deploy}/**/*.md'], {
    cwd: root,
    exclude: isOutside,
  })
  return [
    ...[...sources, ...documents].sort().flatMap((file) => checkCitationsOf(file, read(file), citable)),
    ...documents.sort().flatMap((file) => deadLinks(file, read(file))),
    ...doubledRows(read(`${DESIGN}/rows.md`)).map((id) => `${DESIGN}/rows.md: ${id} stands there twice`),
    ...unprovenRows(sources.filter((file) => /\.test\.tsx?$/.test(file))),
  ]
}

/** The violations of one file's text. */
export function checkCitationsOf(file: string, text: string, citable: Citable): string[] {
  // The check's own test plants violations.
  if (file.startsWith('tools/check/citations')) return []
  const isDocument = file.endsWith('.md')
  // What stands between fences is an example.
  const withoutExamples = text.replace(/^```[\s\S]*?^```/gm, (example) => example.replace(/[^\n]/g, ''))
  const lines = () => withoutExamples.split('\n').map((prose, index) => ({ line: index + 1, prose }))
  return (isDocument ? lines() : [...commentsOf(file, text), ...namesOf(file, text)]).flatMap(({ line, prose }) =>
    unresolved(prose, citable, file).map((what) => `${file}:${line}: cites ${what}, which is not there`),
  )
}

export function readCitable(): Citable {
  const design = globSync(`${DESIGN}/*.md`, { cwd: root }).map((file) => [basename(file, '.md'), file] as const)
  const files = [...design, ['docs/benchmarks', 'docs/benchmarks.md'] as const]
  const records = globSync('docs/adr/[0-9]*.md', { cwd: root }).map((file) => basename(file).slice(0, 4))
  return { pages: new Map(files.map(([name, file]) => [name, pageOf(read(file))])), records: new Set(records) }
}

export function pageOf(text: string): Page {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, what = '']) => what)
  return {
    headings: [...found(/^#+ (.+)$/gm), ...found(/\*\*([^*]+?)[.:]?\*\*/g)].map((heading) => heading.toLowerCase()),
    numbers: new Set([...found(/^(\d+)\. /gm), ...found(/^\| ([A-Z]-?\d+(?:\.\d+)?) \|/gm)]),
  }
}

function unresolved(prose: string, citable: Citable, file: string): string[] {
  const rows = citable.pages.get('rows') ?? { headings: [], numbers: new Set<string>() }
  const faults = citable.pages.get('reliability')?.numbers ?? new Set<string>()
  const sections = new Set(
    rows.headings.flatMap((heading) =>
      [...(/specification (.+)\)/.exec(heading)?.[1] ?? '').matchAll(/\d(?:\.\d)?/g)].map(String),
    ),
  )
  const all = (pattern: RegExp) => [...prose.matchAll(pattern)].map(([whole, one, other]) => one ?? other ?? whole)
  return [
    ...all(ROW).filter((id) => !rows.numbers.has(id)),
    ...all(FAULT)
      .flatMap((list) => list.match(/[A-Z]\d+/g) ?? [])
      .filter((fault) => !faults.has(fault))
      .map((fault) => `fault ${fault}`),
    ...all(RECORD)
      .flatMap((list) => list.match(/\d{4}/g) ?? [])
      .filter((number) => !citable.records.has(number))
      .map((number) => `ADR ${number}`),
    ...all(SECTION)
      .filter((number) => !sections.has(number))
      .map((number) => `specification ${number}`),
    ...[...prose.matchAll(PAGE)].flatMap(([, folder = '', name = '', rest = '']) =>
      missingOf(folder, name, rest, citable, file),
    ),
  ]
}

/** What of `folder/name.md, Heading` or `name.md 13` is not there. */
function missingOf(folder: string, name: string, rest: string, { pages }: Citable, file: string): string[] {
  const page = pages.get(folder === '' || folder.endsWith('design/') ? name : `${folder}${name}`)
  if (page === undefined)
    return ['', dirname(file), 'docs', 'docs/contracts', 'src'].some((from) =>
      existsSync(join(root, from, folder, `${name}.md`)),
    )
      ? []
      : [`${folder}${name}.md`]
  const cited = rest.replace(/^,? /, '').replaceAll('"', '').trim()
  if (cited === '' || (!rest.startsWith(',') && /^[a-z]/.test(cited))) return []
  const numbers = /^(?:goal (?:figure )?)?((?:[A-Z]?\d+\b(?:,| and| to|–)? ?)+)/.exec(cited)?.[1]
  if (numbers !== undefined)
    return (numbers.match(/[A-Z]?\d+/g) ?? [])
      .filter((number) => !page.numbers.has(number))
      .map((number) => `${name}.md ${number}`)
  const phrase = cited.toLowerCase()
  const isThere = page.headings.some((heading) => heading.includes(phrase) || phrase.startsWith(heading))
  return isThere ? [] : [`${name}.md, ${cited}`]
}

/** Ids of rows that stand more than once, as two branches leave them. */
export function doubledRows(text: string): string[] {
  const ids = [...text.matchAll(/^\| ([A-Z]-\d\d(?:\.\d+)?) \|/gm)].map(([, id = '']) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

/** Rows of docs/design/rows.md whose tests are not there or do not carry the id. */
function unprovenRows(tests: readonly string[]): string[] {
  const file = `${DESIGN}/rows.md`
  return [...read(file).matchAll(/^\| ([A-Z]-\d\d(?:\.\d+)?) \|.*\| ([^|]+) \|$/gm)].flatMap(
    ([, id = '', shown = '']) =>
      [...shown.matchAll(/`([^`]+)`/g)]
        .map(([, name = '']) => name)
        .filter(
          (name) => !tests.some((test) => basename(test).replace(/\.tsx?$/, '') === name && read(test).includes(id)),
        )
        .map((name) => `${file}: ${id} names ${name}, which does not carry it`),
  )
}

function deadLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!\w+:|#|\/)([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, dirname(file), target)))
    .map((target) => `${file}: links ${target}, which is not there`)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function isOutside(name: string): boolean {
  return name.includes('node_modules')
}
