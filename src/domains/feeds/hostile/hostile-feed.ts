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
export const MB = 1_000_000

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
/** What stands between two items. */
export const BETWEEN: Readonly<Record<FeedForm, string>> = { xml: '\n', csv: '\n', jsonl: '\n', json: ',\n' }
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

/** Pieces one after another, each as text, bytes or chunks. */
export function* joined(
  ...parts: readonly (string | Buffer | Iterable<string | Buffer>)[]
): Generator<string | Buffer> {
  for (const part of parts) {
    if (typeof part === 'string' || Buffer.isBuffer(part)) yield part
    else yield* part as Iterable<string | Buffer>
  }
}

/** Chunks as one text. */
export function textOf(chunks: Iterable<string | Buffer>): string {
  return [...chunks].map(String).join('')
}

type Options = Partial<Pick<HostileFeed, 'headers' | 'isPlaced'>>
/** One feed; its code is owed with a place where the fault stands in the text. */
export function one(
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
/** What `make` gives for each form. */
export function inEach(
  make: (form: FeedForm) => HostileFeed | readonly HostileFeed[],
  forms: readonly FeedForm[] = FEED_FORMS,
): HostileFeed[] {
  return forms.flatMap(make)
}
