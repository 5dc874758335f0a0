import { QUESTION_LIMITS, type WordsComplaint, type WordsComplaints } from '#domains/questions/contract.ts'
import { WRONG_EMAIL } from '../watchdog/wrong-email.ts'

/** Names of the fields of a question and of an answer. */
export const questionFields = { body: 'texto', nickname: 'nome', email: 'email' } as const

/** What is wrong with a field, and what to do; null: nothing. */
export function complaintText(
  field: keyof typeof questionFields,
  complaint: WordsComplaint | undefined,
  what: 'question' | 'answer',
): string | null {
  if (complaint === undefined) return null
  if (field === 'email') return WRONG_EMAIL
  if (field === 'nickname')
    return complaint === 'too_long'
      ? `Escreva um nome com ${QUESTION_LIMITS.nicknameChars} letras ou menos.`
      : 'Escreva só um nome, sem endereços.'
  const own = what === 'question' ? 'a sua pergunta' : 'a sua resposta'
  if (complaint === 'missing') return `Escreva ${own}.`
  return complaint === 'too_short'
    ? `Diga um pouco mais: pelo menos ${QUESTION_LIMITS.fewestChars} letras.`
    : `É longa de mais: no máximo ${what === 'question' ? QUESTION_LIMITS.questionChars : QUESTION_LIMITS.answerChars} letras.`
}

/** Why nothing was sent, though nothing is wrong with the fields. */
export function waitText(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60)
  return `Ainda não foi enviada: recebemos várias seguidas. O que escreveu continua aqui; tente de novo dentro de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`
}

export function hasComplaints(complaints: WordsComplaints): boolean {
  return Object.keys(complaints).length > 0
}
