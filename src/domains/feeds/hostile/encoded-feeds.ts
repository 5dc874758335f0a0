import { aFeed, anItemOf, type HostileFeed, inEach, one, textOf } from './hostile-feed.ts'

const ACCENTS = 'Mesa redonda à francesa, pé de latão'
/** The bytes of a text in UTF-16, the high byte first where `isBig`. */
export function inUtf16(text: string, isBig: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** Encodings that say they are others (reliability.md F3). */
export const encodedFeeds: readonly HostileFeed[] = inEach((form) => {
  const text = () => textOf(aFeed(form, [anItemOf(form, { id: 900, title: ACCENTS })]))
  const escaped =
    form === 'xml' ? '&#0;&#xD800;&#x202e;&amp;#0;' : form === 'csv' ? '&#0;&#xD800;&#x202e;' : '\\u0000\\ud800\\u202e'
  return [
    one('F3', 'windows-1252 that says it is UTF-8', form, null, () => [Buffer.from(text(), 'latin1')], {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
    one('F3', 'UTF-8 that says it is windows-1252', form, null, () => [text()], {
      headers: { 'content-type': 'text/plain; charset=windows-1252' },
    }),
    one('F3', 'UTF-16 with a mark', form, null, () => [inUtf16(`\ufeff${text()}`, false)], {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
    one('F3', 'UTF-16 of the other order', form, null, () => [inUtf16(`\ufeff${text()}`, true)]),
    one('F3', 'UTF-16 without a mark', form, null, () => [inUtf16(text(), false)]),
    one('F3', 'UTF-8 that says it is UTF-16', form, null, () => [text()], {
      headers: { 'content-type': 'text/plain; charset=utf-16' },
    }),
    one('F3', 'UTF-7 by its header', form, 'FAILED_ENCODING', () => [text()], {
      headers: { 'content-type': 'text/plain; charset=utf-7' },
    }),
    one('F3', 'UTF-7 by its mark', form, 'FAILED_ENCODING', () => [`+/v8-${text()}`]),
    one('F3', 'UTF-32', form, 'FAILED_ENCODING', () => [
      Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from(text())]),
    ]),
    one('F3', 'NUL, half surrogates and turned text', form, null, () =>
      aFeed(form, [
        Buffer.concat([Buffer.from(anItemOf(form, { id: 900, title: 'A\u0000B\u202eC\u0085D' })), Buffer.alloc(0)]),
        Buffer.from(anItemOf(form, { id: 901, title: 'E\u00ed\u00a0\u0080F' }), 'latin1'),
      ]),
    ),
    one('F3', 'the same escaped', form, null, () => aFeed(form, [anItemOf(form, { id: 900, title: `A${escaped}B` })])),
  ]
})
