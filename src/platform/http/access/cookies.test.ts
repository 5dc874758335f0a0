import { expect, test } from 'vitest'
import { cookieValue, parseCookies, setCookie } from './cookies.ts'

test('reads cookies as they are, both of one name', () => {
  expect([...parseCookies('a=1; b="2=3"; a=4; =x; nonsense;c=')]).toEqual([
    ['a', ['1', '4']],
    ['b', ['"2=3"']],
    ['c', ['']],
  ])
  expect([...parseCookies(undefined)]).toEqual([])
})
test('a cookie that is there twice has no value', () => {
  expect([cookieValue('a=1; b=2', 'a'), cookieValue('a=1; a=1', 'a'), cookieValue('', 'a')]).toEqual(['1', null, null])
})
test('a name from the object prototype is no cookie', () => {
  expect(cookieValue('a=1', '__proto__')).toBeNull()
})
test.each(['a;b', 'a b', 'a\r\nX: y', 'ã', '"'])('a value that would need escaping is refused: %j', (value) => {
  expect(() => setCookie('a', value, { maxAgeSeconds: 1, httpOnly: true, secure: true })).toThrow('needs escaping')
})
