import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LinkedOffer } from '#domains/clicks/contract.ts'
import { pageBytes } from './page-bytes.ts'
import {
  fragmentSlot,
  JsonLd,
  renderEagerPieces,
  renderFrame,
  renderPieces,
  scriptSafeJson,
  withClickMark,
} from './trusted-html.tsx'

function html(pieces: readonly Buffer[]): string {
  return Buffer.concat([...pieces]).toString()
}

test('fault F11 no text can end the script that holds JSON-LD', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = scriptSafeJson({ name: `${text}</script><script>` })
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect((JSON.parse(json) as { name: string }).name).toBe(`${text}</script><script>`)
    }),
  )
  expect(html(renderFrame(<JsonLd data={{ name: '</script><img onerror=x>' }} />).before)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u003cimg onerror=x\\u003e"}</script>',
  )
})

test('a page gets position and its own signature at each click link, and its fragments at their place', () => {
  const card = (name: string) =>
    renderPieces(<a href={withClickMark(`/v2/clickthrough/x.pt/${name}?s=1`)}>{name}</a>, name)
  const { before, after } = renderFrame(<ol>{fragmentSlot}</ol>)
  const rendering = { id: 'abc.d', riOf: ({ variantId, source }: LinkedOffer) => `abc.d.${variantId}-${source}` }
  const bytes = pageBytes({ before, fragments: [card('7'), card('2147483647')], after, firstPosition: 49 }, rendering)
  expect(bytes.toString()).toBe(
    '<ol><a href="/v2/clickthrough/x.pt/7?s=1&amp;p=49&amp;ri=abc.d.7-1">7</a><a href="/v2/clickthrough/x.pt/2147483647?s=1&amp;p=50&amp;ri=abc.d.2147483647-1">2147483647</a></ol>',
  )
})

test('the first pictures are loaded at once, without a preload in front of the card', () => {
  const picture = (
    <li>
      <img src="/a" alt="" loading="lazy" />
    </li>
  )
  expect(html(renderEagerPieces(picture, 'e'))).toBe('<li><img src="/a" alt="" fetchpriority="high"/></li>')
  expect(html(renderPieces(picture, 'l'))).toContain('loading="lazy"')
})
