import type { ShownAnswer, ShownQuestion } from '#domains/questions/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'

/** A question in finished words. */
export interface QuestionView {
  readonly id: string
  readonly url: string
  /** null: erased at its author's request. */
  readonly text: string | null
  /** 'Ana, 3/10/2026' */
  readonly byline: string
  readonly publishedAt: string
  readonly asker: string
  readonly answers: readonly AnswerView[]
}

export interface AnswerView {
  readonly id: string
  readonly text: string
  readonly name: string
  readonly tag: { readonly text: string; readonly tone: 'info' | 'good' | 'neutral' }
  readonly date: string
  readonly publishedAt: string
  readonly helpful: number
  readonly unhelpful: number
  readonly isSolution: boolean
}

/** What shops are called, by their ids. */
export type EshopNameOf = (eshopId: number) => string | null

export function presentQuestion(question: ShownQuestion, eshopName: EshopNameOf): QuestionView {
  const { questionId, variantId, nickname, body, publishedAt, answers } = question
  const at = publishedAt.toISOString()
  const asker = body === null ? 'Alguém' : (nickname ?? 'Alguém')
  return {
    id: questionId,
    url: paths.question(variantId, questionId),
    text: body,
    byline: `${asker}, ${formatDay(at)}`,
    publishedAt: at,
    asker,
    answers: answers.map((answer) => presentAnswer(answer, eshopName)),
  }
}

function presentAnswer(answer: ShownAnswer, eshopName: EshopNameOf): AnswerView {
  const { answerId, body, publishedAt, helpful, unhelpful, isSolution } = answer
  const at = publishedAt.toISOString()
  return {
    id: answerId,
    text: body,
    ...giver(answer, eshopName),
    date: formatDay(at),
    publishedAt: at,
    helpful,
    unhelpful,
    isSolution,
  }
}

/** Who gives it, and how we know. */
function giver({ role, eshopId, nickname }: ShownAnswer, eshopName: EshopNameOf): Pick<AnswerView, 'name' | 'tag'> {
  switch (role) {
    case 'shop':
      return {
        name: (eshopId === null ? null : eshopName(eshopId)) ?? 'Uma loja',
        tag: { text: 'Loja', tone: 'info' },
      }
    case 'buyer':
      return { name: nickname ?? 'Um comprador', tag: { text: 'Compra verificada', tone: 'good' } }
    case 'somebody':
      return { name: nickname ?? 'Alguém', tag: { text: 'Compra não verificada', tone: 'neutral' } }
  }
}
