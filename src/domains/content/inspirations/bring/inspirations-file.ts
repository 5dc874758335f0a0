import { z } from 'zod'
import { jsonLines } from '#platform/files/json-lines.ts'
import { INSPIRATION_LIMITS, inspirationWords } from '../inspiration.ts'
import { readInspirationsCsv } from './inspirations-csv.ts'
import type { RawInspirations } from './raw-inspirations.ts'

/** Of one file. */
const MOST_INSPIRATIONS = 500

const place = z.int('in whole thousandths').min(0, 'lies outside the picture').max(1000, 'lies outside the picture')

const image = z.strictObject({
  /** The name of a file beside this one, and no path: a shop's file may not lead anywhere else. */
  picture: z
    .string()
    .max(200)
    .regex(/^(?!\.)[\w. -]+$/, 'the name of a file beside this one'),
  hotspots: z
    .array(z.strictObject({ itemId: z.string().min(1).max(200), x: place, y: place }))
    .max(INSPIRATION_LIMITS.hotspots),
})

const inspiration = z.strictObject({
  ...inspirationWords,
  ident: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits joined by "-"'),
  images: z.array(image).min(1, 'there is no picture').max(INSPIRATION_LIMITS.images),
})

const file = z.strictObject({ inspirations: z.array(z.unknown()).max(MOST_INSPIRATIONS) })

export type BroughtInspiration = z.output<typeof inspiration>

export interface InspirationsFile {
  /** Of all that it names. */
  readonly count: number
  /** Those that can be read, each with its place among all. */
  readonly inspirations: readonly { readonly at: number; readonly inspiration: BroughtInspiration }[]
  /** Of the others, each with its path: `inspirations[2].images[0].hotspots[1].x: lies outside the picture`. */
  readonly problems: readonly string[]
  /** The line, from 1, of the value that a problem names; of the nearest around it where it is not there. */
  lineOf(problem: string): number
}

/** Reads JSON, or CSV with a line a mark (docs/contracts/inspirations-file.md); what is no such file at all is wrong as a whole. */
export function readInspirationsFile(
  text: string,
):
  | { readonly kind: 'read'; readonly file: InspirationsFile }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] } {
  const raw = /^\s*\{/.test(text) ? readJson(text) : readInspirationsCsv(text)
  if (Array.isArray(raw)) return { kind: 'wrong', problems: raw }
  const { value, lines, problems } = raw as RawInspirations
  const whole = file.safeParse(value)
  if (!whole.success) return { kind: 'wrong', problems: problemsOf(whole.error, '') }
  const seen = new Map<unknown, number>()
  const found = [...problems]
  const inspirations = whole.data.inspirations.flatMap((each, at) => {
    const [own, parsed] = [`inspirations[${at}]`, inspiration.safeParse(each)]
    const wrong = parsed.success ? sameName(parsed.data.ident, seen, at) : problemsOf(parsed.error, own)
    found.push(...wrong)
    return parsed.success && wrong.length === 0 && !problems.some((problem) => problem.startsWith(own))
      ? [{ at, inspiration: parsed.data }]
      : []
  })
  const count = whole.data.inspirations.length
  return { kind: 'read', file: { count, inspirations, problems: found, lineOf: (problem) => lineOf(lines, problem) } }
}

function readJson(text: string): RawInspirations | readonly string[] {
  try {
    return { value: JSON.parse(text), lines: jsonLines(text), problems: [] }
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`]
  }
}

function sameName(ident: string, seen: Map<unknown, number>, at: number): string[] {
  const first = seen.get(ident)
  if (first === undefined) seen.set(ident, at)
  return first === undefined ? [] : [`inspirations[${at}].ident: "${ident}" stands at inspirations[${first}] already`]
}

function problemsOf({ issues }: z.ZodError, own: string): string[] {
  return issues.map(({ path, message }) => {
    const at = path.reduce<string>(
      (before, step) => (typeof step === 'number' ? `${before}[${step}]` : `${before}${before && '.'}${String(step)}`),
      own,
    )
    return `${at || '(the file)'}: ${message}`
  })
}

function lineOf(lines: ReadonlyMap<string, number>, problem: string): number {
  let path = /^[\w.[\]]+/.exec(problem)?.[0] ?? ''
  while (path !== '' && !lines.has(path)) path = path.replace(/(?:\.\w*|\[\d+\]|^\w*)$/, '')
  return lines.get(path) ?? 1
}
