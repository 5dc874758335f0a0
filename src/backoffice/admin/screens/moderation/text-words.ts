import { reasonWords } from '#domains/moderation/rules/reason-words.ts'
import { rules } from '#domains/moderation/rules/rule-codes.ts'
import type { ShowTextAnswer, TextToDecide } from '#platform/api-client/calls.ts'
import { momentWords } from '../../../parts/words.ts'

export const kindNames: Readonly<Record<TextToDecide['kind'], string>> = {
  review: 'Avaliação',
  reply: 'Resposta da loja',
  question: 'Pergunta',
  answer: 'Resposta',
}

export const becauseNames: Readonly<Record<NonNullable<TextToDecide['because']>, string>> = {
  complaint: 'Reclamação',
  notice: 'Denúncia',
  rules: 'Regras',
  burst: 'Rajada',
}

export const stateNames: Readonly<Record<ShowTextAnswer['state'], string>> = {
  waiting: 'À espera',
  published: 'Publicado',
  refused: 'Recusado',
  removed: 'Retirado',
}

export const ruleOptions = Object.entries(rules).map(([code, { words }]) => [code, words] as const)

/** 'Avaliação, 4,5 estrelas, compra confirmada' */
export function titleOfText({
  kind,
  halfStars,
  isVerified,
}: Pick<TextToDecide, 'kind' | 'halfStars' | 'isVerified'>): string {
  const stars = halfStars === null ? '' : `, ${String(halfStars / 2).replace('.', ',')} estrelas`
  return `${kindNames[kind]}${stars}${isVerified ? ', compra confirmada' : ''}`
}

export function reasonsText(codes: readonly string[]): string {
  return codes.map(reasonWords).join('. ')
}

export function authorText(history: ShowTextAnswer['history']): string {
  if (history === null) return 'Não se sabe quem escreveu.'
  const { published, refused, removed, waiting } = history
  return `Outros textos da mesma pessoa: ${published} publicados, ${waiting} à espera, ${refused} recusados, ${removed} retirados.`
}

const decisionNames = { publish: 'publicado', hold: 'retido', refuse: 'recusado', remove: 'retirado' } as const

export function decisionText({
  decision,
  decidedBy,
  personId,
  reasons,
  words,
}: ShowTextAnswer['decisions'][number]): string {
  const by = {
    rules: 'pelas regras',
    operator: 'na linha de comandos',
    person: `pela pessoa ${personId ?? 'que saiu'}`,
  }[decidedBy]
  const why = [...(reasons.length === 0 ? [] : [reasonsText(reasons)]), ...(words === null ? [] : [words])].join('. ')
  return `${decisionNames[decision]} ${by}${why === '' ? '' : `. ${why}`}`
}

export function noticeText({ number, reason, explanation, at }: ShowTextAnswer['notices'][number]): string {
  return `N.º ${number}, ${momentWords(at)}: ${reasonWords(reason)}. ${explanation}`
}
