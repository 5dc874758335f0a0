import { judgeCrowd } from './rules/crowd.ts'
import { fingerprintOf } from './rules/fingerprint.ts'
import { judgeTexts } from './rules/judge-texts.ts'
import type { Earlier, History } from './rules/history.ts'
import { type Finding, findingOf, type RuleCode } from './rules/rule-codes.ts'
import type { SubmittedItem } from './told.ts'

/** What is done with a text before a person has looked at it. */
export interface Judgement {
  readonly decision: 'publish' | 'hold' | 'refuse'
  /** Why, the heaviest first; light ones are named also where it is published. */
  readonly reasons: readonly Finding[]
  /** Earlier ones that belong to the same crowd, which has become visible with this one: a person looks at them too. */
  readonly backwards: readonly { readonly item: Earlier; readonly reason: RuleCode }[]
}

/** Reasons add up: from here on a person looks, from there on nobody has to. */
const HELD_FROM = 1
const REFUSED_FROM = 2

/**
 * Judges texts by rules, one after the other in the order of their arrival. What it knows of earlier ones is the history's,
 * which is to keep each item once it is judged.
 *
 *     const history = memoryHistory()
 *     const judge = createJudge(history)
 *     for (const item of items) history.keep(item, await judge(item))
 */
export function createJudge(history: History): (item: SubmittedItem) => Promise<Judgement> {
  return async (item) => {
    const crowd = await judgeCrowd(item, fingerprintOf(item.texts), history)
    const reasons = [...judgeTexts(item), ...crowd.findings]
      .map((code) => findingOf(code, item))
      .toSorted((a, b) => b.weight - a.weight)
    return { decision: decisionOf(reasons), reasons, backwards: crowd.backwards }
  }
}

function decisionOf(reasons: readonly Finding[]): Judgement['decision'] {
  const weight = reasons.reduce((sum, each) => sum + each.weight, 0)
  return weight >= REFUSED_FROM ? 'refuse' : weight >= HELD_FROM ? 'hold' : 'publish'
}
