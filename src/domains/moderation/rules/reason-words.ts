import { isPolicyReason, policyReasons } from './policy-reasons.ts'
import { type RuleCode, rules } from './rule-codes.ts'

/** What a reason's code says: facts by the rules, the policy's labels by a person. */
export function reasonWords(code: string): string {
  if (isPolicyReason(code)) return policyReasons[code].label
  return isRuleCode(code) ? `O texto ${rules[code].words}` : code
}

export function isRuleCode(code: string): code is RuleCode {
  return Object.hasOwn(rules, code)
}
