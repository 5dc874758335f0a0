import { type QueueFilter, rules } from '#domains/moderation/contract.ts'

const KINDS = ['review', 'reply', 'question', 'answer'] as const
const BECAUSE = ['rules', 'burst', 'notice', 'complaint'] as const

/** What of the queue is asked for; values that are none are left out. */
export function readFilter(query: URLSearchParams): QueueFilter {
  const reason = query.get('regra')
  return {
    kind: KINDS.find((kind) => kind === query.get('tipo')) ?? null,
    because: BECAUSE.find((because) => because === query.get('porque')) ?? null,
    reason: reason !== null && Object.hasOwn(rules, reason) ? reason : null,
  }
}

/** The same as a query; `readFilter` is its inverse. */
export function writeFilter({ kind, because, reason }: QueueFilter): Record<string, string> {
  return {
    ...(kind !== null && { tipo: kind }),
    ...(because !== null && { porque: because }),
    ...(reason !== null && { regra: reason }),
  }
}

export const kindChoices = [
  ['', 'Todos'],
  ['review', 'Avaliações'],
  ['reply', 'Respostas de lojas'],
  ['question', 'Perguntas'],
  ['answer', 'Respostas'],
] as const satisfies readonly (readonly ['' | (typeof KINDS)[number], string])[]

export const becauseChoices = [
  ['', 'Todas as razões'],
  ['complaint', 'Reclamações'],
  ['notice', 'Denúncias'],
  ['rules', 'Regras'],
  ['burst', 'Rajadas'],
] as const satisfies readonly (readonly ['' | (typeof BECAUSE)[number], string])[]

export const ruleChoices: readonly (readonly [string, string])[] = [
  ['', 'Todas as regras'],
  ...Object.entries(rules).map(([code, { words }]) => [code, words] as const),
]
