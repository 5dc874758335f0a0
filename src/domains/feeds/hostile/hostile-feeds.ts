import { deflateRawSync, gzipSync } from 'node:zlib'
import { aZip } from '../read/zip-fixture.ts'
import type { ProblemCode } from '../report/problem-codes.ts'

/** Every form that a feed comes in; `json` is Shopify's products.json. */
export const FEED_FORMS = ['xml', 'csv', 'jsonl', 'json'] as const
export type FeedForm = (typeof FEED_FORMS)[number]

/** A feed that tries to harm: the shop's good items are in all of them that could carry any. */
export interface HostileFeed {
  /** Row of reliability.md. */
  readonly fault: string
  readonly name: string
  readonly form: FeedForm
  readonly chunks: () => Iterable<string | Buffer>
  readonly headers?: Readonly<Record<string, string>>
  /** How it must be refused; null: it is imported, and all good items are on sale. */
  readonly code: ProblemCode | null
  /** A place in the text is owed with the code. */
  readonly isPlaced: boolean
}

export const GOOD_ITEMS = 30
const MB = 1_000_000

interface HostileItem {
  readonly id: number
  readonly title?: string
  readonly images?: number
  readonly parameters?: number
  readonly category?: string
}

/** Opening, items and closing of a form; the good items stand first. */
export function* aFeed(
  form: FeedForm,
  hostile: Iterable<string | Buffer> = [],
  isClosed = true,
): Generator<string | Buffer> {
  yield OPENING[form] + Array.from({ length: GOOD_ITEMS }, (_, id) => anItemOf(form, { id })).join(BETWEEN[form])
  for (const piece of hostile) {
    yield BETWEEN[form]
    yield piece
  }
  if (isClosed) yield CLOSING[form]
}

const OPENING: Readonly<Record<FeedForm, string>> = {
  xml: '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
  csv: 'id,title,link,price,availability,product_type,additional_image_link,description\n',
  jsonl: '',
  json: '{"products":[\n',
}
const BETWEEN: Readonly<Record<FeedForm, string>> = { xml: '\n', csv: '\n', jsonl: '\n', json: ',\n' }
const CLOSING: Readonly<Record<FeedForm, string>> = {
  xml: '\n</channel></rss>\n',
  csv: '\n',
  jsonl: '\n',
  json: '\n]}\n',
}

/** One item in a form, its title as it must stand there. */
export function anItemOf(
  form: FeedForm,
  { id, title = `Mesa de centro ${id}`, images = 0, parameters = 0, category = 'Mobiliário > Mesas' }: HostileItem,
): string {
  const link = `https://www.loja-teste.pt/p/${id}`
  const pictures = Array.from({ length: images }, (_, at) => `${link}/${at}.jpg`)
  const named = Array.from({ length: parameters }, (_, at) => `Campo ${at}`)
  if (form === 'xml') {
    const extra =
      pictures.map((url) => `<g:additional_image_link>${url}</g:additional_image_link>`).join('') +
      named
        .map(
          (name) =>
            `<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>sim</g:attribute_value></g:product_detail>`,
        )
        .join('')
    return `<item><g:id>${id}</g:id><g:title>${title}</g:title><g:link>${link}</g:link><g:price>100.00 EUR</g:price><g:availability>in_stock</g:availability><g:product_type>${category.replaceAll('>', '&gt;')}</g:product_type>${extra}</item>`
  }
  if (form === 'csv')
    return `${id},"${title}",${link},100.00 EUR,in_stock,${category},"${pictures.join(',')}","${named.join(' ')}"`
  const options = named.map((name) => `{"name":"${name}","value":"sim"}`).join(',')
  if (form === 'jsonl')
    return `{"id":"${id}","title":"${title}","link":"${link}","price":{"value":"100.00","currency":"EUR"},"availability":"in_stock","product_type":"${category}","additional_image_link":[${pictures.map((url) => `"${url}"`).join(',')}],"product_detail":[${options}]}`
  return `{"id":${id},"handle":"mesa-${id}","title":"${title}","vendor":"Casa","product_type":"${category}","options":[${options}],"variants":[{"id":${id},"title":"Default Title","price":"100.00","available":true}],"images":[${pictures.map((url) => `{"src":"${url}"}`).join(',')}]}`
}

/** `count` bytes of a piece over and over, in chunks of about a megabyte. */
export function* repeated(piece: string, bytes: number): Generator<string> {
  const block = piece.repeat(Math.max(1, Math.ceil(MB / piece.length)))
  for (let sent = 0; sent < bytes; sent += block.length) yield block
}

function* joined(...parts: readonly (string | Buffer | Iterable<string | Buffer>)[]): Generator<string | Buffer> {
  for (const part of parts) {
    if (typeof part === 'string' || Buffer.isBuffer(part)) yield part
    else yield* part as Iterable<string | Buffer>
  }
}

function textOf(chunks: Iterable<string | Buffer>): string {
  return [...chunks].map(String).join('')
}

type Options = Partial<Pick<HostileFeed, 'headers' | 'isPlaced'>>
function one(
  fault: string,
  name: string,
  form: FeedForm,
  code: ProblemCode | null,
  chunks: () => Iterable<string | Buffer>,
  options: Options = {},
): HostileFeed {
  return {
    fault,
    name,
    form,
    code,
    chunks,
    isPlaced:
      code === 'FAILED_MALFORMED' || code === 'FAILED_LIMIT' || code === 'FAILED_DOCTYPE' || code === 'FAILED_ENCODING',
    ...options,
  }
}
function inEach(
  make: (form: FeedForm) => HostileFeed | readonly HostileFeed[],
  forms: readonly FeedForm[] = FEED_FORMS,
): HostileFeed[] {
  return forms.flatMap(make)
}

const broken: readonly HostileFeed[] = [
  ...inEach((form) => [
    one('F1', 'cut in an item', form, 'FAILED_MALFORMED', () => [
      textOf(aFeed(form)).slice(0, form === 'csv' ? -60 : -120),
    ]),
    one('F1', 'no bytes', form, 'FAILED_MALFORMED', () => []),
    one('F1', 'white space alone', form, 'FAILED_MALFORMED', () => [' \n\t'.repeat(1000)]),
    one(
      'F1',
      'an HTML error page',
      form,
      'FAILED_MALFORMED',
      () => ['<!DOCTYPE html><html><head><title>502</title></head><body>Bad gateway</body></html>'],
      { headers: { 'content-type': 'text/html' } },
    ),
  ]),
  ...inEach((form) => one('F1', 'not closed', form, 'FAILED_MALFORMED', () => aFeed(form, [], false)), ['xml', 'json']),
  ...inEach(
    (form) => one('F1', 'two roots', form, 'FAILED_MALFORMED', () => joined(aFeed(form), aFeed(form))),
    ['json'],
  ),
  one('F1', 'two roots', 'xml', 'FAILED_MALFORMED', () => joined(aFeed('xml'), '<rss/>')),
  one('F1', 'an error in JSON', 'json', 'FAILED_DIALECT', () => ['{"error":"not found","status":404}']),
  one('F1', 'a line of text', 'csv', 'FAILED_DIALECT', () => ['Internal Server Error\n']),
  one('F1', 'a picture', 'csv', 'FAILED_BINARY', () => [
    Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
  ]),
]

const ACCENTS = 'Mesa redonda à francesa, pé de latão'
function inUtf16(text: string, isBig: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const encodings: readonly HostileFeed[] = inEach((form) => {
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

function packedZeros(form: FeedForm) {
  return gzipSync(Buffer.from(anItemOf(form, { id: 900 }).concat(BETWEEN[form]).repeat(250_000)), { level: 9 })
}
const packed: readonly HostileFeed[] = [
  ...inEach((form) => [
    one('F5', 'a gzip bomb', form, 'FAILED_BOMB', () => {
      const block = packedZeros(form)
      return joined(gzipSync(textOf(aFeed(form, [], false)) + BETWEEN[form]), Array<Buffer>(100).fill(block))
    }),
    one('F5', 'gzip in gzip', form, 'FAILED_BOMB', () => [gzipSync(gzipSync(textOf(aFeed(form))))]),
    one('F5', 'fifty times gzip by its header', form, 'FAILED_BOMB', () => [gzipSync(textOf(aFeed(form)))], {
      headers: { 'content-encoding': Array<string>(50).fill('gzip').join(', ') },
    }),
    one('F5', 'gzip in a zip', form, 'FAILED_BOMB', () => [aZip([['feed.gz', gzipSync(textOf(aFeed(form)))]])]),
    one('F5', 'a zip in a zip', form, 'FAILED_BOMB', () => [
      aZip([['feed.zip', aZip([['feed.txt', textOf(aFeed(form))]])]]),
    ]),
    one('F5', 'a zip that climbs out', form, 'FAILED_ARCHIVE', () => [aZip([['../../feed.txt', textOf(aFeed(form))]])]),
    one('F5', 'a zip bomb', form, 'FAILED_BOMB', () => [
      aZip([['feed.txt', textOf(aFeed(form, repeated(anItemOf(form, { id: 900 }) + BETWEEN[form], 200 * MB)))]]),
    ]),
  ]),
  one('F5', 'a zip of two files', 'xml', 'FAILED_ARCHIVE', () => [
    aZip([
      ['a.xml', textOf(aFeed('xml'))],
      ['b.xml', textOf(aFeed('xml'))],
    ]),
  ]),
  one('F5', 'a zip whose entries overlap', 'xml', 'FAILED_ARCHIVE', () => [overlappingZip()]),
  one('F5', 'a zip that lies about its size', 'xml', 'FAILED_ARCHIVE', () => [lyingZip()]),
  one('F5', 'a zip that says absolute', 'xml', 'FAILED_ARCHIVE', () => [
    aZip([['/etc/feed.xml', textOf(aFeed('xml'))]]),
  ]),
  one('F5', 'a zip cut', 'xml', 'FAILED_ARCHIVE', () => [aZip([['feed.xml', textOf(aFeed('xml'))]]).subarray(0, 400)]),
  one('F5', 'a gzip cut', 'xml', 'FAILED_TRUNCATED', () => [gzipSync(textOf(aFeed('xml'))).subarray(0, 200)]),
  one('F5', 'deflate that is none', 'xml', 'FAILED_ARCHIVE', () => [deflateRawSync('x')], {
    headers: { 'content-encoding': 'deflate' },
  }),
]

/** All entries name the bytes of the first. */
function overlappingZip(): Buffer {
  const zip = aZip([
    ['a.xml', textOf(aFeed('xml'))],
    ['b.xml', textOf(aFeed('xml'))],
  ])
  const second = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  zip.writeUInt32LE(0, second + 42)
  return zip
}

function lyingZip(): Buffer {
  const zip = aZip([['feed.xml', textOf(aFeed('xml'))]])
  zip.writeUInt32LE(100, zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return zip
}

function doctype(inside: string, text: string): string {
  return `<?xml version="1.0"?>\n<!DOCTYPE rss [${inside}]>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${anItemOf('xml', { id: 1, title: text })}</channel></rss>`
}
const LAUGHS = Array.from({ length: 30 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join(
  '',
)
function deep(form: FeedForm): string {
  return form === 'xml' ? '<a>'.repeat(100_000) : form === 'jsonl' ? '{"a":'.repeat(100_000) : '['.repeat(100_000)
}
const structures: readonly HostileFeed[] = [
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

function hugeIn(name: string, form: FeedForm, opening: string, piece = 'x'): HostileFeed {
  return one('F6', `100 MB in ${name}`, form, 'FAILED_LIMIT', () =>
    joined(aFeed(form, [opening], false), repeated(piece, 100 * MB)),
  )
}
const huge: readonly HostileFeed[] = [
  hugeIn('one text', 'xml', '<item><g:title>'),
  hugeIn('one CDATA section', 'xml', '<item><g:title><![CDATA['),
  hugeIn('one comment', 'xml', '<!-- '),
  hugeIn('one instruction', 'xml', '<?x '),
  hugeIn('one attribute', 'xml', '<item a="'),
  hugeIn('one tag', 'xml', '<item', ' '),
  hugeIn('one name', 'xml', '<'),
  hugeIn('one closing tag', 'xml', '<item></item'),
  hugeIn('one item of many texts', 'xml', '<item>', '<g:title>Mesa</g:title>'),
  hugeIn('text between items', 'xml', ''),
  hugeIn('one quoted cell', 'csv', '900,"'),
  hugeIn('one quoted cell of lines', 'csv', '900,"', 'linha\n\n"",x'),
  hugeIn('one bare cell', 'csv', '900,'),
  hugeIn('one row of many cells', 'csv', '900', ',x'),
  one('F6', '100 MB in the first row', 'csv', 'FAILED_LIMIT', () =>
    joined('id,title,link,price,', repeated('coluna,', 100 * MB)),
  ),
  hugeIn('one string', 'jsonl', '{"id":"900","title":"'),
  hugeIn('one line of keys', 'jsonl', '{', '"k":1,'),
  hugeIn('one string', 'json', '{"id":900,"title":"'),
  hugeIn('one string of backslashes', 'json', '{"id":900,"title":"', '\\\\\\"'),
  hugeIn('one product', 'json', '{"id":900,"variants":[', '{"id":1},'),
  hugeIn('one string beside the items', 'json', '"'),
  hugeIn('one number', 'json', '{"id":', '9'),
]

function tinyOf(form: FeedForm, piece: string, name: string): HostileFeed {
  return one('F6', `6,000,000 tiny items (${name})`, form, 'FAILED_LIMIT', () =>
    joined(aFeed(form, [], false), BETWEEN[form], repeated(piece, piece.length * 6 * MB)),
  )
}
const tiny: readonly HostileFeed[] = [
  tinyOf('xml', '<item/>', 'empty'),
  tinyOf('xml', '<item><g:id>1</g:id></item>', 'only an id'),
  tinyOf('csv', '1\n', 'a digit'),
  tinyOf('csv', ',,,1,\n', 'without an id'),
  tinyOf('csv', '"\n', 'a quote'),
  tinyOf('jsonl', '{}\n', 'empty'),
  tinyOf('jsonl', '{"id":"1"}\n', 'only an id'),
  tinyOf('jsonl', 'x\n', 'broken'),
  tinyOf('json', '{},', 'empty'),
  tinyOf('json', '{"id":1,"variants":[{"id":2}]},', 'only an id'),
  one('F6', '100 MB of empty lines', 'csv', null, () => joined(aFeed('csv'), repeated('\n', 100 * MB))),
  one('F6', '100 MB of empty lines', 'jsonl', null, () => joined(aFeed('jsonl'), repeated('\n', 100 * MB))),
  one('F6', '100 MB of white space', 'json', 'FAILED_LIMIT', () => joined(aFeed('json'), repeated(' \n', 100 * MB))),
  one('F6', '100 MB of comments', 'xml', null, () =>
    joined(aFeed('xml', [], false), repeated('<!-- x -->', 100 * MB), '</channel></rss>'),
  ),
]

const values: readonly HostileFeed[] = inEach((form) => [
  one('F13', 'a name of 1 MB', form, null, () =>
    aFeed(form, [anItemOf(form, { id: 900, title: 'Mesa '.repeat(MB / 5) })]),
  ),
  one('F13', '10,000 pictures', form, null, () => aFeed(form, [anItemOf(form, { id: 900, images: 10_000 })])),
  one('F13', '1,000 parameters', form, null, () => aFeed(form, [anItemOf(form, { id: 900, parameters: 1000 })])),
  one('F13', '10,000 combining marks', form, null, () =>
    aFeed(form, [anItemOf(form, { id: 900, title: `Mesa e${'\u0301'.repeat(10_000)}` })]),
  ),
  one('F13', 'many categories', form, null, () =>
    aFeed(
      form,
      Array.from({ length: 10_000 }, (_, at) =>
        anItemOf(form, { id: 1000 + at, category: `Ramo ${at} > Folha ${at}` }),
      ),
    ),
  ),
  one('F11', 'script in names', form, null, () =>
    aFeed(form, [
      anItemOf(form, {
        id: 900,
        title:
          form === 'xml'
            ? '&lt;script&gt;alert(1)&lt;/script&gt;<![CDATA[</script><img src=x onerror=alert(1)>]]>Mesa'
            : "</script><img src=x onerror=alert(1)><svg onload='x'>{{7*7}} Mesa",
      }),
    ]),
  ),
])

/** What is tried with feeds themselves (reliability.md F1, F3, F5, F6, F11, F13), in each form in which it makes sense. */
export const HOSTILE_FEEDS: readonly HostileFeed[] = [
  ...broken,
  ...encodings,
  ...packed,
  ...structures,
  ...huge,
  ...tiny,
  ...values,
]
