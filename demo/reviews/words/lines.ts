import { compile, type Template } from '../../language/template.ts'
import type { Aspect, Verdict } from '../review-truth.ts'

/**
 * Ways of saying one thing, a line each: "sofa,seat: é [muito|bastante] confortável". Before the colon the labels (labels.ts) of which a product must
 * have one; then a clause without capital and full stop in the marks of template.ts, that agrees with the piece: `{o} {n}` is "o sofá", `{-}` an
 * ending, `{ele}` "ele", `comprei-{o}`, `montá-{lo}`, `puseram-{no}`; `{eu}` is an ending that agrees with who writes. Where a slot of a household is
 * missing (`{par}`, `{filho}`, `{miudos}`, `{bicho}`), the clause is not said by that person.
 */
export type AspectLines = Readonly<Record<Verdict, string>>

export interface Line {
  readonly labels: readonly string[]
  readonly template: Template
  /** Found again by the family that has used it. */
  readonly id: string
}

export type WordTable = Readonly<Partial<Record<Aspect, AspectLines>>>

/** Compiles a list of lines; `name` goes before their numbers. */
export function linesOf(name: string, source: string): readonly Line[] {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const [, labels = '', clause = ''] = /^([a-z,]+): (.+)$/.exec(line) ?? []
      if (clause === '') throw new Error(`a line of ${name} has no labels: ${line}`)
      return { labels: labels.split(','), template: compile(clause), id: `${name}${at}` }
    })
}
