import { FeedFailure } from '../feed-failure.ts'
import { refuseBinary } from './file-kind.ts'

export interface DeclaredEncoding {
  /** What the document or else the server says, normalised; null when neither does. */
  name: string | null
  /** What the first bytes prove: a byte order mark, or UTF-16 by its zero bytes. */
  fromBytes: string | null
  bomBytes: number
  /** Says that the server and the document disagree, or the mark and the document. */
  contradiction: string | null
}

const SAME: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'latin-1': 'windows-1252',
  iso88591: 'windows-1252',
  iso8859_1: 'windows-1252',
  cp1252: 'windows-1252',
  'x-cp1252': 'windows-1252',
  ansi: 'windows-1252',
}

/** What is known about a file's encoding from its first bytes, its XML declaration and the server's charset (F3). */
export function declaredEncoding(head: Buffer, charset: string | null): DeclaredEncoding {
  const { fromBytes, bomBytes } = provenByBytes(head)
  refuseBinary(head, fromBytes !== null && fromBytes !== 'utf-8')
  const inside = xmlEncoding(head)
  const outside = normalName(charset)
  for (const name of [inside, outside, fromBytes]) {
    if (name !== null && /^(?:utf-?7|utf-?32|ucs-?4|unicode-1-1-utf-7|ebcdic|cp037|ibm037)/.test(name))
      throw new FeedFailure('FAILED_ENCODING', name, { line: 1, column: 1 })
  }
  const eightBit = [inside, outside].find((name) => name !== null && !name.startsWith('utf-16')) ?? null
  const said = inside ?? outside
  return { name: eightBit, fromBytes, bomBytes, contradiction: contradictionOf(fromBytes, said, inside, outside) }
}

function contradictionOf(
  proven: string | null,
  said: string | null,
  inside: string | null,
  outside: string | null,
): string | null {
  if (proven !== null && said !== null && !proven.startsWith(said)) return `${said} declarado, ${proven} no ficheiro`
  if (proven === null && said?.startsWith('utf-16') === true) return `${said} declarado, texto de 8 bits no ficheiro`
  return inside !== null && outside !== null && inside !== outside && !outside.startsWith(inside)
    ? `${outside} no cabeçalho HTTP, ${inside} no ficheiro`
    : null
}

function provenByBytes(head: Buffer): { fromBytes: string | null; bomBytes: number } {
  const [a, b, c, d] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return { fromBytes: 'utf-8', bomBytes: 3 }
  if (a === 0xff && b === 0xfe)
    return c === 0 && d === 0 ? { fromBytes: 'utf-32le', bomBytes: 4 } : { fromBytes: 'utf-16le', bomBytes: 2 }
  if (a === 0xfe && b === 0xff) return { fromBytes: 'utf-16be', bomBytes: 2 }
  if (a === 0x2b && b === 0x2f && c === 0x76 && (d === 0x38 || d === 0x39 || d === 0x2b || d === 0x2f))
    return { fromBytes: 'utf-7', bomBytes: 0 }
  if (a === 0 && b === 0) return { fromBytes: 'utf-32be', bomBytes: 0 }
  return { fromBytes: utf16ByZeros(head.subarray(0, 200)), bomBytes: 0 }
}

/** Text without a mark of which many bytes are zero, and each of them in the same half of its pair: in other letters than ours only signs and digits are. */
function utf16ByZeros(head: Buffer): string | null {
  if (head.length < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) at % 2 === 0 ? (even += 1) : (odd += 1)
  const many = head.length / 2 / 8
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

function xmlEncoding(head: Buffer): string | null {
  const text = head.subarray(0, 1000).toString('latin1').replaceAll('\0', '')
  return normalName(/^\W{0,20}<\?xml[^>]{1,200}?encoding\s*=\s*["']([A-Za-z][\w.:-]{0,40})["']/.exec(text)?.[1] ?? null)
}

function normalName(name: string | null): string | null {
  if (name === null || name.trim() === '') return null
  const lower = name
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '')
  // A feed may call its encoding "constructor".
  return Object.hasOwn(SAME, lower) ? (SAME[lower] as string) : lower
}
