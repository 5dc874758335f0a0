import { expect, test } from 'vitest'
import { linkEvent } from '../../html/link-event.ts'
import { readLinkEvent } from './link-grammar.ts'

test.each([
  ['press_kit', { name: 'press_kit' }],
  ['a;kind=revista;position:3', { name: 'a', kind: 'revista', position: 3 }],
  ['a;text=', { name: 'a', text: '' }],
  ['a;text=50%25%3B%20%3D%3A', { name: 'a', text: '50%; =:' }],
  ['a;name=b', { name: 'a' }],
])('A-08 data-ga-event "%s" is an event', (text, event) => {
  expect(readLinkEvent(text)).toEqual(event)
})

test.each([
  '',
  ' a',
  'A',
  'gtm.js',
  '1a',
  'a;',
  'a;b',
  'a;b=c=d',
  'a;b:c',
  'a;b:-1',
  'a;b:1e9',
  'a;b=%',
  'a;b=%ff',
  'a;B=1',
  'a;__proto__=1',
  'a;constructor.x=1',
  `${'a'.repeat(41)}`,
  `a;b=${'x'.repeat(401)}`,
  `a${';b=1'.repeat(11)}`,
  'a'.repeat(1_000_000),
  '{"event":"purchase"}',
  '<script>alert(1)</script>',
])('A-08 data-ga-event "%.40s" is none', (text) => {
  expect(readLinkEvent(text)).toBeNull()
})

test('A-08 what the server writes is read as it was', () => {
  for (const label of ['Azul; claro', '50 % = metade: já', 'a=b', '', 'ção “x” 🛋'])
    expect(readLinkEvent(linkEvent({ name: 'promo_filter_click', type: 'cor', label, position: 12 }))).toEqual({
      name: 'promo_filter_click',
      type: 'cor',
      label,
      position: 12,
    })
})
