import { describe, expect, test } from 'vitest'
import { sameWords } from './same-words.ts'
import { pairsOfList, wordsOfList } from './word-lists.ts'

function stems(text: string): string[] {
  return text.split(/[ -]/).filter((word) => word !== '')
}
function same(content: string) {
  return sameWords(pairsOfList('list.txt', content, '='), stems)
}

describe('S-06 word lists that anybody can edit', () => {
  test('several words of one meaning, phrases, comments', () => {
    const table = same('# how\n\ngeladeira, refrigerador = frigorífico # a comment\npé de cama = banco\n')
    expect(table.longestAt(['refrigerador'], 0)?.meaning).toEqual(['frigorífico'])
    expect(table.longestAt(['o', 'pé', 'de', 'cama'], 1)).toEqual({ length: 3, meaning: ['banco'] })
  })

  test.each([
    ['a = b\na = c', 'list.txt, line 2: "a" stands in line 1 already'],
    ['a = b\nb = a', 'list.txt, line 1: "b" is changed again by line 2 ("b = a")'],
    ['a = b\n\nb = c', 'list.txt, line 1: "b" is changed again by line 3 ("b = c")'],
    ['a = a', 'list.txt, line 1: "a" and "a" are the same word already'],
    ['a =', 'list.txt, line 1: a word is missing beside "="'],
    ['= b', 'list.txt, line 1: a word is missing beside "="'],
    ['a,, c = b', 'list.txt, line 1: a word is missing beside "="'],
    ['a b', 'list.txt, line 1: one "=" was expected: word = word'],
    ['a = b = c', 'list.txt, line 1: one "=" was expected: word = word'],
    ['- = b', 'list.txt, line 1: "-" holds no word'],
  ])('%j is refused with its place', (content, message) => {
    expect(() => same(content)).toThrow(message)
  })

  test('a word that stands twice in a plain list is refused', () => {
    expect(() => wordsOfList('plain.txt', 'de\npara\nde')).toThrow('plain.txt, line 3: "de" stands in line 1 already')
  })
})
