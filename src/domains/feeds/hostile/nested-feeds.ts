import { inUtf16 } from './encoded-feeds.ts'
import { aFeed, anItemOf, type FeedForm, type HostileFeed, inEach, one, textOf } from './hostile-feed.ts'

function doctype(inside: string, text: string): string {
  return `<?xml version="1.0"?>\n<!DOCTYPE rss [${inside}]>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${anItemOf('xml', { id: 1, title: text })}</channel></rss>`
}
const LAUGHS = Array.from({ length: 30 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join(
  '',
)
function deep(form: FeedForm): string {
  return form === 'xml' ? '<a>'.repeat(100_000) : form === 'jsonl' ? '{"a":'.repeat(100_000) : '['.repeat(100_000)
}
/** Entities, depth, and more names than a file has use for (reliability.md F6). */
export const nestedFeeds: readonly HostileFeed[] = [
  one('F6', 'an external entity of a file', 'xml', 'FAILED_DOCTYPE', () => [
    doctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'),
  ]),
  one('F6', 'an external entity by HTTP', 'xml', 'FAILED_DOCTYPE', () => [
    doctype('<!ENTITY x SYSTEM "http://127.0.0.1:1/x">', '&x;'),
  ]),
  one('F6', 'a parameter entity', 'xml', 'FAILED_DOCTYPE', () => [
    doctype('<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd">%x;', 'a'),
  ]),
  one('F6', 'a billion laughs', 'xml', 'FAILED_DOCTYPE', () => [doctype(`<!ENTITY e0 "ha">${LAUGHS}`, '&e30;')]),
  one('F6', 'entities of quadratic size', 'xml', 'FAILED_DOCTYPE', () => [
    doctype(`<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(100_000)),
  ]),
  one('F6', 'a DOCTYPE in UTF-16', 'xml', 'FAILED_DOCTYPE', () => [
    inUtf16(`\ufeff${doctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')}`, true),
  ]),
  one('F6', 'a DOCTYPE after a comment', 'xml', 'FAILED_DOCTYPE', () => [
    `<!-- ${'x'.repeat(5_000)} -->${doctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')}`,
  ]),
  one('F6', 'entities that nobody declared', 'xml', null, () =>
    aFeed('xml', [anItemOf('xml', { id: 900, title: '&xxe;&#x41;&lt;' })]),
  ),
  ...inEach(
    (form) => one('F6', 'a depth of 100,000', form, 'FAILED_LIMIT', () => aFeed(form, [deep(form)], false)),
    ['xml', 'json'],
  ),
  one('F6', 'a depth of 100,000 in an item', 'xml', 'FAILED_LIMIT', () =>
    aFeed('xml', [`<item>${deep('xml')}`], false),
  ),
  one('F6', 'a depth of 100,000 in an item', 'json', 'FAILED_LIMIT', () =>
    aFeed('json', [`{"a":${deep('json')}`], false),
  ),
  one('F6', 'a depth of 100,000 in a line', 'jsonl', null, () => aFeed('jsonl', [deep('jsonl')])),
  one('F6', 'a depth of 100,000 from its first sign', 'json', 'FAILED_DIALECT', () => ['['.repeat(100_000)]),
  one('F6', '10,000 attributes', 'xml', 'FAILED_LIMIT', () =>
    aFeed('xml', [`<item${Array.from({ length: 10_000 }, (_, at) => ` a${at}="1"`).join('')}/>`]),
  ),
  one('F6', '10,000 columns', 'csv', null, () => [
    textOf(aFeed('csv')).replace(
      'description',
      `description,${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')}`,
    ),
  ]),
  one('F6', '10,000 keys', 'jsonl', null, () =>
    aFeed('jsonl', [`{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join(',')}}`]),
  ),
  one('F6', '10,000 keys', 'json', null, () =>
    aFeed('json', [`{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join(',')}}`]),
  ),
]
