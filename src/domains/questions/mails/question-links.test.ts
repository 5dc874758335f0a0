import { describe, expect, test } from 'vitest'
import { questionLinks } from './question-links.ts'

const links = questionLinks(new Uint8Array(32).fill(1))
const others = questionLinks(new Uint8Array(32).fill(2))
const NOW = new Date('2026-11-26T10:00:00Z')
const LATER = new Date('2027-01-25T10:00:00Z')
const OWNER = { questionId: 'q0123456789abcdef', addresseeId: 77, role: 'buyer' } as const

function tokenOf(path: string): string {
  return new URLSearchParams(path.slice(path.indexOf('?'))).get('token') ?? ''
}

describe('R-18 tokens to answer with', () => {
  const token = tokenOf(links.answerPath(OWNER, LATER))

  test('say who may answer, until they are over', () => {
    expect(links.readToken(OWNER.questionId, token, NOW)).toEqual({ addresseeId: 77, role: 'buyer' })
    expect(links.readToken(OWNER.questionId, token, LATER)).toBeNull()
  })

  test('are good for one question, one addressee, one role and one end alone', () => {
    const [owner = '', end = '', mac = ''] = token.split('.')
    const forged = [
      `${owner.replace('b', 's')}.${end}.${mac}`,
      `b${(78).toString(36)}.${end}.${mac}`,
      `${owner}.zzz.${mac}`,
      `${owner}.${end}.${'A'.repeat(22)}`,
      `${token}x`,
      token.slice(1),
      '',
      'b'.repeat(10_000),
    ]
    for (const each of forged) expect(links.readToken(OWNER.questionId, each, NOW), each.slice(0, 60)).toBeNull()
    expect(links.readToken('q0000000000000000', token, NOW)).toBeNull()
    expect(others.readToken(OWNER.questionId, token, NOW)).toBeNull()
  })
})

describe('U-07 links of mails', () => {
  test('are good for what they were made for alone', () => {
    const own = links.ownPath(5).split('/').at(-1) ?? ''
    expect(links.read(own)).toEqual({ kind: 'own', id: 5 })
    expect(links.read(own.replace('o', 'q'))).toBeNull()
    expect(links.read(own.replace('o5', 'o6'))).toBeNull()
    expect(others.read(own)).toBeNull()
  })

  test('an address is kept by a hash that does not know its case', () => {
    expect(links.hashOf('Ana@Exemplo.pt')).toEqual(links.hashOf('ana@exemplo.pt'))
    expect(links.hashOf('ana@exemplo.pt')).not.toEqual(others.hashOf('ana@exemplo.pt'))
  })
})
