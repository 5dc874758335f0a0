import { isPolicyReason, policyReasons } from './rules/policy-reasons.ts'
import { isRuleCode, reasonWords } from './rules/reason-words.ts'
import { rules } from './rules/rule-codes.ts'
import type { Decision, ModeratedKind } from './told.ts'

/** What a text is called when its author, or who reported it, is told of it; all of them are feminine. */
export const kindWords: Readonly<Record<ModeratedKind, string>> = {
  review: 'avaliação',
  reply: 'resposta da loja',
  question: 'pergunta',
  answer: 'resposta',
}

/** The rules of the policy that these reasons are about, each once. */
export function policyRules(codes: readonly string[]): readonly string[] {
  const reasons = codes.flatMap((code) =>
    isPolicyReason(code) ? [code] : isRuleCode(code) ? (rules[code].reason ?? []) : [],
  )
  return [...new Set(reasons)].map((reason) => policyReasons[reason].rule)
}

export interface Stated {
  readonly kind: ModeratedKind
  readonly decision: Decision
  readonly reasons: readonly string[]
  readonly words: string | null
  readonly isByRules: boolean
}

/** The statement of reasons for an author (Digital Services Act, article 17), as paragraphs; what may be done about it is the page's. */
export function statementOf({ kind, decision, reasons, words, isByRules }: Stated): readonly string[] {
  const what = kindWords[kind]
  const done: Readonly<Record<Decision, string>> = {
    publish: `A sua ${what} está publicada.`,
    hold: `A sua ${what} está retida até uma pessoa a ler.`,
    refuse: `A sua ${what} não foi publicada.`,
    remove: `A sua ${what} foi retirada e já não se vê no site.`,
  }
  if (decision === 'publish') return [done.publish]
  return [
    done[decision],
    `${reasons.map(reasonWords).join('. ')}.`,
    ...policyRules(reasons),
    ...(words === null ? [] : [words]),
    isByRules ? 'Isto foi decidido por regras automáticas.' : 'Isto foi decidido por uma pessoa.',
  ]
}
