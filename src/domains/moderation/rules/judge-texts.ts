import type { SubmittedItem } from './submitted-item.ts'
import type { RuleCode } from './rule-codes.ts'

/** What a text is by itself, whoever wrote it. */
export function judgeTexts({ texts }: Pick<SubmittedItem, 'texts'>): readonly RuleCode[] {
  return /https?:/i.test(texts.join('\n')) ? ['link'] : []
}
