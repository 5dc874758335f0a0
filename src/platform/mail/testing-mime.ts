/** What came to the receiver of tests, read as a mail program reads it. */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  /** By lower-case name; of several with one name the last. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
  /** Every address that the HTML links to, in its order. */
  readonly links: readonly string[]
}

export function readMail(raw: string, to: string): ReceivedMail {
  const { headers, body } = splitPart(raw)
  const parts = partsOf(headers, body)
  const html = parts.get('text/html') ?? ''
  return {
    to,
    headers,
    from: headers.get('from') ?? '',
    subject: decodedWords(headers.get('subject') ?? ''),
    text: parts.get('text/plain') ?? '',
    html,
    links: [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  }
}

type Headers = ReadonlyMap<string, string>

function splitPart(raw: string): { headers: Headers; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[\t ]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: raw.slice(end + 4) }
}

/** Texts by their type, however deep they lie. */
function partsOf(headers: Headers, body: string): Map<string, string> {
  const type = headers.get('content-type') ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary === undefined) return new Map([[type.split(';')[0] ?? '', decodedBody(headers, body)]])
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return new Map(
    inner.flatMap((part) => {
      const read = splitPart(part.replace(/^\r\n/, ''))
      return [...partsOf(read.headers, read.body)]
    }),
  )
}

function decodedBody(headers: Headers, body: string): string {
  const encoding = headers.get('content-transfer-encoding') ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().trim()
  const text = encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body
  return text.replaceAll('\r\n', '\n').trim()
}

function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    )
}

function unquoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}
