import { Tokenizer } from 'htmlparser2'
import { firstChars, withoutUnreadable } from '#platform/readable-text.ts'

const BLOCKS = new Set([
  'p',
  'br',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'hr',
  'dt',
  'dd',
  'blockquote',
])
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'textarea',
  'select',
  'xmp',
  'noembed',
])
const MARKUP = /<[a-z!/?]|&[a-z#]/gi
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/gi
const TAGS = /<\/?[a-z][^<>]*>/gi
// Nearly every text of nearly every feed has none of it: then one look is all (letters up to U+02FF need no normalising).
const UNTIDY = /[^\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff]| {2}/
const MORE_THAN_WORDS = /[^\u0020-\u0025\u0027-\u003b\u003d-\u007e\u00a1-\u00ac\u00ae-\u02ff]| {2}/
/** Longer ones have their markup late, and would mostly be looked at for nothing. */
const SHORT_CHARS = 200
const STRANGE = /[^\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff]/
const MARK_RUN = /(\p{M}{3})\p{M}+/gu
const WIDE = /[\u0300-\uffff]/

/**
 * Text as a person reads it: tags and what is inside scripts and styles removed, entities decoded, block ends as line ends,
 * white space tidy, at most three combining marks in a row. What looks like markup afterwards is text and must be escaped
 * like any (reliability.md F11). `maxChars` cuts the input first, so that a megabyte costs no more than a page.
 */
export function plainText(value: string, maxChars: number): string {
  let text = firstChars(value, maxChars * 8)
  if (text.length <= SHORT_CHARS && !MORE_THAN_WORDS.test(text)) return text.trim()
  if (text.includes('<') || text.includes('&')) text = withoutAllMarkup(text)
  return tidy(text)
}

/** The same on one line. */
export function plainLine(value: string, maxChars: number): string {
  const text = plainText(value, maxChars)
  return text.includes('\n') ? text.replaceAll('\n', ' ') : text
}

/** At most `maxChars` UTF-16 units, cut at a word's end where one is near, never through a character. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const room = firstChars(text, maxChars - 1)
  const space = room.lastIndexOf(' ')
  return `${(space > maxChars * 0.8 ? room.slice(0, space) : room).trimEnd()}…`
}

function withoutAllMarkup(text: string): string {
  let read = begins(text, MARKUP, '<', '&') ? withoutMarkup(text) : text
  // Escaped twice or three times, as real feeds have it.
  for (let again = 0; again < 2 && (begins(read, TAGS, '<') || begins(read, ENTITY, '&')); again += 1)
    read = withoutMarkup(read)
  return read
}

/** Whether a text has markup, searched from the first sign on that can begin it. */
function begins(text: string, markup: RegExp, sign: string, other = sign): boolean {
  const [at, otherAt] = [text.indexOf(sign), text.indexOf(other)]
  if (at === -1 && otherAt === -1) return false
  markup.lastIndex = at === -1 ? otherAt : otherAt === -1 ? at : Math.min(at, otherAt)
  return markup.test(text)
}

function withoutMarkup(html: string): string {
  return withoutPlainTags(html) ?? withoutAnyMarkup(html)
}

/** Elements whose inside the tokenizer reads by other rules. */
const SPECIAL = new Set([...UNREAD, 'title', 'noframes', 'plaintext'])
const PLAIN_TAG = /<(?:\/?([a-z][a-z0-9]*)|([a-z][a-z0-9]*) ?\/)>/giy

/** Tags without attributes, which is most of what descriptions have, without the tokenizer; null: there is other markup as well. */
function withoutPlainTags(html: string): string | null {
  if (html.includes('&')) return null
  let text = ''
  let from = 0
  for (let lt = html.indexOf('<'); lt !== -1; lt = html.indexOf('<', from)) {
    PLAIN_TAG.lastIndex = lt
    const tag = PLAIN_TAG.exec(html)
    if (tag === null) return null
    const name = (tag[1] ?? (tag[2] as string)).toLowerCase()
    if (SPECIAL.has(name)) return null
    text += html.slice(from, lt)
    if (BLOCKS.has(name)) text += '\n'
    from = lt + tag[0].length
  }
  return text + html.slice(from)
}

/** On the tokenizer, not the parser: without a tree, mismatched tags cannot make the work grow with the square of the text. */
function withoutAnyMarkup(html: string): string {
  let text = ''
  let unread = 0
  let isUnreadTag = false
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase()
        isUnreadTag = UNREAD.has(name)
        if (isUnreadTag) unread += 1
        else if (BLOCKS.has(name)) text += '\n'
      },
      onselfclosingtag() {
        if (isUnreadTag) unread -= 1
      },
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase()
        if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
        else if (BLOCKS.has(name)) text += '\n'
      },
      ontext(start, end) {
        if (unread === 0) text += html.slice(start, end)
      },
      ontextentity(codepoint) {
        // U+FFFD is the tokenizer's word for a number that is no character; nobody wrote it.
        if (unread === 0 && codepoint !== 0xfffd) text += String.fromCodePoint(codepoint)
      },
      ...IGNORED,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return text
}

function ignore() {
  return undefined
}
const IGNORED = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
}

function tidy(text: string): string {
  let tidied = text.trim()
  if (!UNTIDY.test(tidied)) return withTidyEnds(tidied)
  if (!STRANGE.test(tidied)) return withTidyEnds(tidied.replace(/ {2,}/g, ' '))
  tidied = withoutUnreadable(text).replace(/\r\n?/g, '\n')
  if (WIDE.test(tidied)) tidied = tidied.normalize('NFC').replace(MARK_RUN, '$1')
  tidied = tidied.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n')
  return tidied.trim()
}

/** Nothing but ends of blocks are left, or not even that. */
function withTidyEnds(text: string): string {
  return text.includes('\n') ? text.replace(/ ?\n[ \n]*/g, '\n') : text
}
