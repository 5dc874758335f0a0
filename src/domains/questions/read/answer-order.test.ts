import { describe, expect, test } from 'vitest'
import type { AnswerRole, ShownAnswer } from '../question.ts'
import { inOrder } from './answer-order.ts'
import { matches } from './search-words.ts'

function anAnswer(answerId: string, role: AnswerRole, votes: Partial<ShownAnswer> = {}): ShownAnswer {
  return {
    answerId,
    role,
    eshopId: role === 'shop' ? 1 : null,
    nickname: null,
    body: '',
    helpful: 0,
    unhelpful: 0,
    isSolution: false,
    publishedAt: new Date('2026-11-20T10:00:00Z'),
    ...votes,
  }
}
function order(...answers: ShownAnswer[]): string {
  return inOrder(answers)
    .map(({ answerId }) => answerId)
    .join(' ')
}

describe('U-02 the best answer', () => {
  test.each([
    [
      'a shop’s, a buyer’s, somebody’s, before anybody has voted',
      [anAnswer('any', 'somebody'), anAnswer('buyer', 'buyer'), anAnswer('shop', 'shop')],
      'shop buyer any',
    ],
    [
      'one vote more does not outweigh a purchase',
      [anAnswer('any', 'somebody', { helpful: 1 }), anAnswer('buyer', 'buyer')],
      'buyer any',
    ],
    ['many do', [anAnswer('shop', 'shop'), anAnswer('any', 'somebody', { helpful: 12 })], 'any shop'],
    [
      'a shop’s that helps nobody falls',
      [anAnswer('shop', 'shop', { unhelpful: 4 }), anAnswer('any', 'somebody')],
      'any shop',
    ],
    [
      'what solved the question stands first all the same',
      [anAnswer('shop', 'shop', { helpful: 99 }), anAnswer('any', 'somebody', { unhelpful: 9, isSolution: true })],
      'any shop',
    ],
    [
      'of equals the earlier',
      [anAnswer('late', 'buyer', { publishedAt: new Date('2026-11-21T10:00:00Z') }), anAnswer('early', 'buyer')],
      'early late',
    ],
  ])('%s', (_name, answers, expected) => expect(order(...answers)).toBe(expected))
})

describe('R-18 searching the questions of a product', () => {
  test.each([
    ['capa LAVAR', true],
    ['maquina', true],
    ['capa verde', false],
    ['  ', true],
    ['%', true],
  ])('%s', (words, fits) => expect(matches(words, ['A capa pode-se lavar?', 'Sim, na máquina.'])).toBe(fits))
})
