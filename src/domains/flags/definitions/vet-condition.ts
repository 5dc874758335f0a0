import { safeRegex } from 'safe-regex2'
import { flagLimits } from './flag-limits.ts'

/** The operators of conditions that the public package knows; another one would be no condition at all to it. */
const OPERATORS = new Set(
  '$or $nor $and $not $savedGroup $eq $ne $lt $lte $gt $gte $in $nin $ini $nini $all $alli $exists $type $regex $regexi $size $elemMatch $veq $vne $vgt $vgte $vlt $vlte $inGroup $notInGroup'.split(
    ' ',
  ),
)
const GROUP_OPERATORS = new Set(['$savedGroup', '$inGroup', '$notInGroup'])

/** What a condition may be about beside attributes. */
export interface VettedCondition {
  readonly problems: readonly string[]
  /** Ids of the saved groups that it names. */
  readonly groups: readonly string[]
}

/** Whether a condition can be evaluated by anybody at any time without harm: its size, its operators, its regular expressions. */
export function vetCondition(condition: unknown): VettedCondition {
  const problems = new Set<string>()
  const groups: string[] = []
  let parts = 0
  const visit = (value: unknown, depth: number): void => {
    parts += 1
    if (depth > flagLimits.conditionDepth) problems.add(`is nested deeper than ${flagLimits.conditionDepth}`)
    else if (Array.isArray(value)) visitList(value, depth)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visitEntry(key, inner, depth)
  }
  const visitList = (values: readonly unknown[], depth: number): void => {
    if (values.length > flagLimits.valuesOfList) problems.add(`has a list of more than ${flagLimits.valuesOfList}`)
    // A list of plain values is one part: it is looked through, not evaluated.
    else for (const value of values) if (typeof value === 'object' && value !== null) visit(value, depth + 1)
  }
  const visitEntry = (key: string, value: unknown, depth: number): void => {
    if (key.startsWith('$') && !OPERATORS.has(key)) problems.add(`has an unknown operator, ${key}`)
    if (key === '$regex' || key === '$regexi') for (const wrong of regexProblems(value)) problems.add(wrong)
    if (GROUP_OPERATORS.has(key)) groups.push(groupOf(value))
    visit(value, depth + 1)
  }
  visit(condition, 0)
  if (parts > flagLimits.conditionParts) problems.add(`has more than ${flagLimits.conditionParts} parts`)
  return { problems: [...problems], groups }
}

function groupOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return String(id)
}

/** A regular expression that takes exponential time for some text is refused (safe-regex2), and so is one that nobody reads. */
function regexProblems(pattern: unknown): readonly string[] {
  if (typeof pattern !== 'string') return ['has a $regex that is no text']
  if (pattern.length > flagLimits.regexCharacters)
    return [`has a regular expression of more than ${flagLimits.regexCharacters} characters`]
  try {
    new RegExp(pattern)
  } catch {
    return [`has a regular expression that cannot be read: ${pattern}`]
  }
  if (!safeRegex(pattern) || hasTwoOpenEnds(pattern))
    return [`has a regular expression that may take for ever: ${pattern}`]
  return []
}

/**
 * safe-regex2 looks for repetitions within repetitions. Alternatives that overlap within one, as in (a|a)*, and backward references take as
 * long: a group is therefore repeated only without alternatives, and open repetitions are few.
 */
function hasTwoOpenEnds(pattern: string): boolean {
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const open = bare.match(/[*+]|\{\d+,\d*\}/g) ?? []
  return open.length > 3 || /\\[1-9]|\\k</.test(pattern) || /\([^()]*\|[^()]*\)(?:[*+]|\{)/.test(bare)
}
