import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedPiece } from './judged-piece.ts'
import { parsePredicate, type Predicate, type Universe } from './predicate.ts'

/** The judged half is not read by those who write the search; the open half they may look at. */
export const halves = ['judged', 'open'] as const
export type Half = (typeof halves)[number]

/** The kinds of queries, each with figures of its own. */
export const queryClasses = [
  'head',
  'tail',
  'typo',
  'accent',
  'plural',
  'pt-br',
  'spanish',
  'size',
  'price',
  'brand',
  'model',
  'code',
  'belongs',
  'compound',
  'sentence',
] as const
export type QueryClass = (typeof queryClasses)[number]

export type Grade = 0 | 1 | 2 | 3

export interface JudgedQuery {
  readonly half: Half
  readonly kind: QueryClass
  readonly text: string
  /** "file:line", for whoever looks it up. */
  readonly place: string
  /** Best grade first; the first that holds counts. */
  readonly grades: readonly { readonly grade: Grade; readonly holds: Predicate }[]
}

/** All queries of a half's folder. Throws on the first thing that is wrong, with its file and line. */
export function loadJudgedQueries(
  half: Half,
  universe: Universe,
  folder = join(import.meta.dirname, half),
): JudgedQuery[] {
  const queries = readdirSync(folder)
    .filter((name) => name.endsWith('.queries'))
    .toSorted()
    .flatMap((name) => parseQueries(readFileSync(join(folder, name), 'utf8'), { half, file: name, universe }))
  const seen = new Map<string, string>()
  for (const { text, place } of queries) {
    const earlier = seen.get(text.toLowerCase())
    if (earlier !== undefined) throw new Error(`${place}: "${text}" stands at ${earlier} already`)
    seen.set(text.toLowerCase(), place)
  }
  return queries
}

/**
 * Lines of `query = 3 predicate ; 2 predicate ; 1 predicate` under a line `[class]`; `#` begins a remark.
 *
 *     [typo]
 *     soffa cinzeto = 3 kind:sofas colour:cinzento ; 1 kind:sofas
 */
export function parseQueries(
  source: string,
  { half, file, universe }: { half: Half; file: string; universe: Universe },
): JudgedQuery[] {
  let kind: QueryClass | null = null
  return source.split('\n').flatMap((raw, at): JudgedQuery[] => {
    const place = `${half}/${file}:${at + 1}`
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) return []
    const head = /^\[(.+)\]$/.exec(line)?.[1]
    try {
      if (head !== undefined) {
        kind = classOf(head)
        return []
      }
      if (kind === null) throw new Error('a query before the first [class]')
      return [{ half, kind, place, ...parseQuery(line, universe) }]
    } catch (error) {
      throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
    }
  })
}

function classOf(name: string): QueryClass {
  const found = queryClasses.find((each) => each === name)
  if (found === undefined) throw new Error(`no class of queries is called "${name}"`)
  return found
}

function parseQuery(line: string, universe: Universe): Pick<JudgedQuery, 'text' | 'grades'> {
  const at = line.lastIndexOf(' = ')
  if (at === -1) throw new Error('no " = " between query and predicates')
  const grades = line
    .slice(at + 3)
    .split(';')
    .map((part) => {
      const [, grade, predicate] = /^\s*([123])\s+(.+)$/.exec(part) ?? []
      if (grade === undefined || predicate === undefined)
        throw new Error(`"${part.trim()}" is not a grade and a predicate`)
      return { grade: Number(grade) as Grade, holds: parsePredicate(predicate, universe) }
    })
  if (grades.some(({ grade }, index) => index > 0 && grade > (grades[index - 1]?.grade ?? 0)))
    throw new Error('grades go up')
  return { text: line.slice(0, at).trim(), grades }
}

/** What a piece is worth to who asks: by all that is true of it. */
export function gradeOf(query: JudgedQuery, piece: JudgedPiece): Grade {
  return query.grades.find(({ holds }) => holds(piece, piece.real))?.grade ?? 0
}

/** The same, of which search can know: what no shop tells, nobody can find. */
export function findableGradeOf(query: JudgedQuery, piece: JudgedPiece): Grade {
  const told = query.grades.find(({ holds }) => holds(piece, piece.told))?.grade ?? 0
  return Math.min(told, gradeOf(query, piece)) as Grade
}
