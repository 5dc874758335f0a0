import { expect, test } from 'vitest'
import { isOfOrigins, ofPrivatePages } from './page-events.ts'

const origins = ['https://tags.example', 'https://*.analytics.example', 'http://127.0.0.1:8080']

test.each([
  ['https://tags.example/a.js', true],
  ['https://region1.analytics.example/a.js', true],
  ['http://127.0.0.1:8080/a.js', true],
  ['http://tags.example/a.js', false],
  ['https://tags.example.evil.example/a.js', false],
  ['https://tags.example:8443/a.js', false],
  ['https://evilanalytics.example/a.js', false],
  ['https://analytics.example/a.js', false],
  ['http://127.0.0.1:8081/a.js', false],
  ['data:text/javascript,1', false],
  ['javascript:1', false],
  ['/assets/base.js', false],
  ['', false],
])('A-10 a tag may load %s: %s', (address, isListed) => {
  expect(isOfOrigins(address, origins)).toBe(isListed)
})

test('A-10 pages of one person know of no tag', () => {
  const tag = { container: 'https://tags.example/a.js', behaviour: null, origins, isShown: false }
  expect([ofPrivatePages(null), ofPrivatePages(tag)]).toEqual([null, null])
  expect(ofPrivatePages({ ...tag, isShown: true })).toEqual({
    container: null,
    behaviour: null,
    origins: [],
    isShown: true,
  })
})
