import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { FeedFailure } from '../../feed-failure.ts'
import { FEED_LIMITS } from '../../feed-limits.ts'
import type { XmlCapture, XmlHandler } from './xml-handler.ts'
import { XmlScanner } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'
import type { XmlReader } from './xml-tape.ts'

setFlagsFromString('--expose-gc')

/** Writes the structure down as one text per event; texts next to each other are joined, as parsers may cut them anywhere. */
class Recorder implements XmlHandler, XmlReader {
  readonly wantsText = true
  readonly events: string[] = []
  readonly captures: XmlCapture[] = []
  readonly #isWanted: (name: string) => boolean

  constructor(isWanted: (name: string) => boolean = () => false) {
    this.#isWanted = isWanted
  }

  open(name: string, attributes: XmlAttributes | null, at: number | null = null): boolean {
    const isWanted = at === null && this.#isWanted(name)
    // The tape tells of a captured element from its own tag on.
    if (!isWanted)
      this.events.push(
        `<${name}${(attributes?.names ?? []).map((key, at) => ` ${key}=${attributes?.values[at]}`).join('')}`,
      )
    return isWanted
  }

  close(): void {
    this.events.push('>')
  }

  leaf(name: string, text: string): void {
    this.open(name, null, 0)
    if (text !== '') this.text(text)
    this.close()
  }

  text(text: string): void {
    if (this.events.at(-1)?.startsWith('#') === true) this.events[this.events.length - 1] += text
    else this.events.push(`#${text}`)
  }

  cdata(text: string): void {
    this.text(text)
  }

  markOf(name: string): number {
    return name === 'g:id' ? 2 : name === 'id' ? 1 : 0
  }

  captured(capture: XmlCapture): void {
    this.captures.push(capture)
    capture.tape.read(capture, this, FEED_LIMITS.maxAttributes)
  }
}

function scan(
  chunks: readonly string[],
  recorder = new Recorder(),
): string[] | { code: string; line: number; column: number } {
  try {
    const scanner = new XmlScanner(recorder, FEED_LIMITS)
    for (const chunk of chunks) scanner.write(chunk)
    scanner.end()
    return recorder.events
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    return { code: error.code, line: error.place.line ?? 0, column: error.place.column ?? 0 }
  }
}

function saxes(text: string): string[] | null {
  const recorder = new Recorder()
  const parser = new SaxesParser()
  let isBad = false
  parser.on('error', () => (isBad = true))
  let depth = 0
  parser.on('opentag', (tag) => {
    depth += 1
    recorder.open(
      tag.name,
      { names: Object.keys(tag.attributes), values: Object.values(tag.attributes as Record<string, string>) },
      0,
    )
  })
  parser.on('closetag', () => {
    depth -= 1
    recorder.close()
  })
  // White space around the root is no content; saxes announces it, the scanner does not.
  parser.on('text', (piece) => depth > 0 && piece !== '' && recorder.text(piece))
  parser.on('cdata', (piece) => piece !== '' && recorder.cdata(piece))
  parser.write(text).close()
  return isBad ? null : recorder.events.filter((event) => event !== '#')
}

const PIECES = [
  '<a>',
  '</a>',
  '<b x="1">',
  "<b y='>'>",
  '</b>',
  '<c/>',
  '<c z="1" />',
  '</c >',
  'text',
  ' ',
  '\n',
  '<!-- x -->',
  '<![CDATA[<y>]]>',
  '<?p q?>',
  '<d é="ü">',
  '</d>',
  '<',
  '>',
  '<1>',
  '<b x=1>',
  '<b x="1" x="2">',
  '<b x="<">',
  '<b x="2/>">',
  '<b x="" >',
  '<b x="1" y="2">',
  '<b y="3" x="4"/>',
  '<b x="1"y="2">',
  '<c/>',
  '<c z=""/>',
  '<![CDATA[]]]]>',
  '<g:e>',
  '</g:e>',
  '<!x>',
  '"',
]
const documents = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => `<r>${parts.join('')}</r>`),
)

function withoutTexts(events: readonly string[]): string[] {
  return events.filter((event) => !event.startsWith('#'))
}

describe('XmlScanner', () => {
  test('F1 agrees with saxes on what is well-formed and on every event, however the text is cut', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 20 }), (text, size) => {
        const expected = saxes(text)
        const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
          text.slice(at * size, (at + 1) * size),
        )
        const found = scan(chunks)
        expect(scan([text])).toEqual(found)
        if (expected === null) expect(Array.isArray(found)).toBe(false)
        else expect(found).toEqual(withoutTexts(expected))
      }),
      { numRuns: 3000 },
    )
  })

  test.each(['r', 'a', 'b', 'g:e'])(
    'reads captured <%s> as saxes does, with their texts, however the text is cut',
    (name) => {
      fc.assert(
        fc.property(documents, fc.integer({ min: 1, max: 20 }), (text, size) => {
          const expected = saxes(text)
          const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
            text.slice(at * size, (at + 1) * size),
          )
          const found = scan(chunks, new Recorder((given) => given === name))
          expect(Array.isArray(found)).toBe(expected !== null)
          if (expected !== null) expect(withoutTexts(found as string[])).toEqual(withoutTexts(expected))
          if (expected?.[0] === `<${name}`) expect(found).toEqual(expected)
        }),
        { numRuns: 2000 },
      )
    },
  )

  test.each([
    ['<a>\n  <b>\n', 'FAILED_MALFORMED', 3, 1],
    ['<a>\n <b></a>', 'FAILED_MALFORMED', 2, 5],
    ['<a/>\n<b/>', 'FAILED_MALFORMED', 2, 1],
    ['', 'FAILED_MALFORMED', 1, 1],
    ['<a>\n\n  x', 'FAILED_MALFORMED', 3, 4],
    ['<a></a>\n x', 'FAILED_MALFORMED', 2, 2],
    ['<a>\n<b', 'FAILED_MALFORMED', 2, 1],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'FAILED_DOCTYPE', 1, 1],
    ['<a>\n <!DOCTYPE b>', 'FAILED_DOCTYPE', 2, 2],
  ])('F1 F6 refuses %j with %s at its line and column', (text, code, line, column) => {
    expect(scan([text])).toEqual({ code, line, column })
    expect(scan([...text])).toEqual({ code, line, column })
  })

  test('F6 ends at its limits of depth, attributes, text and item', () => {
    const codeOf = (text: string) => (scan([text]) as { code?: string }).code
    expect(codeOf('<a>'.repeat(FEED_LIMITS.maxDepth + 1))).toBe('FAILED_LIMIT')
    expect(codeOf('<a>'.repeat(FEED_LIMITS.maxDepth) + '</a>'.repeat(FEED_LIMITS.maxDepth))).toBeUndefined()
    const attributes = (count: number) => `<a ${Array.from({ length: count }, (_, at) => `x${at}=""`).join(' ')}/>`
    expect(codeOf(attributes(FEED_LIMITS.maxAttributes + 1))).toBe('FAILED_LIMIT')
    expect(codeOf(attributes(FEED_LIMITS.maxAttributes))).toBeUndefined()
    expect(codeOf(`<a>${'x'.repeat(FEED_LIMITS.maxTokenChars + 1)}`)).toBe('FAILED_LIMIT')
  })

  const long = (chars: number): string[] => {
    const x = 'x'.repeat(chars)
    return [
      x,
      `<b y="${x}"/>`,
      `<b${' '.repeat(chars)}/>`,
      `<c></c${' '.repeat(chars)}>`,
      `<![CDATA[${x}]]>`,
      `<!--${x}-->`,
      `<?p ${x}?>`,
      `<b>${'<c>x</c>'.repeat(chars / 8)}</b>`,
    ]
  }
  const inPieces = (text: string, size: number): string[] => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []

  test('F6 reads what comes behind a long text, tag, comment or item, wherever the file ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...long(300_000)),
        fc.constantFrom(...long(150_000)),
        fc.integer({ min: 10_000, max: 200_000 }),
        fc.constantFrom('r', 'i', 'none'),
        (first, second, size, wanted) => {
          const text = `<r><i>${first}</i>\n<i><b>1</b></i><i>${second}</i></r>`
          const recorder = () => new Recorder((name) => name === wanted)
          expect(scan(inPieces(text, size), recorder())).toEqual(scan([text], recorder()))
          const cut = text.slice(0, -second.length / 2)
          expect(scan(inPieces(cut, size), recorder())).toEqual(scan([cut], recorder()))
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['name', '<', 'x'],
    ['tag', '<a', ' '],
    ['text', '<a>', 'x'],
    ['comment', '<!--', 'x'],
    ['item', '<i>', '<b/>'],
  ])('F6 a long %s costs in pieces about what it costs whole', (_, opening, sign) => {
    const text = `<r>${opening}${sign.repeat((3.9 * 1024 ** 2) / sign.length)}`
    const msOf = (size: number): number => {
      const scanner = new XmlScanner(
        { open: (name) => name === 'i', close: () => undefined, markOf: () => 0, captured: () => undefined },
        FEED_LIMITS,
      )
      const pieces = inPieces(text, size)
      const startedAt = performance.now()
      for (const piece of pieces) scanner.write(piece)
      return performance.now() - startedAt
    }
    const least = (size: number): number => Math.min(...Array.from({ length: 3 }, () => msOf(size)))
    // In pieces of 32 KiB it was 125 scans of half the text, 60 times a whole; noise and copying get a wide berth.
    expect(least(32 * 1024)).toBeLessThan(10 * least(text.length) + 20)
  })

  test('captures a wanted element whole, with its place and its id, however the text is cut', () => {
    const text = '<r>\n <i>\n  <x><id>no</id></x><id>A&amp;1</id><id>B</id><![CDATA[</i>]]></i>\n<i/></r>'
    for (const size of [1, 2, 3, 7, 1000]) {
      const recorder = new Recorder((name) => name === 'i')
      scan(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [], recorder)
      expect(
        recorder.captures.map(({ source, line, column, markFrom, markTo }) => [
          source.length,
          line,
          column,
          source.slice(markFrom, markTo),
        ]),
      ).toEqual([
        [70, 2, 2, 'A&amp;1'],
        [4, 4, 1, ''],
      ])
    }
  })

  test('reads thousands of different tags, and one tag written in many ways, as saxes does', () => {
    const tags = Array.from({ length: 3000 }, (_, n) =>
      n % 3 === 0 ? `<t${n}/>` : n % 3 === 1 ? `<a v${n % 40}="${n}" w='${n}'>x</a>` : `<t${n} a="${n}">${n}</t${n}>`,
    )
    const text = `<r>${[...tags, ...tags].join('\n')}</r>`
    expect(scan([text], new Recorder((name) => name === 'r'))).toEqual(saxes(text))
  })

  test('keeps nothing of a piece of text but the names in it', () => {
    const collect = runInNewContext('gc') as () => void
    const scanner = new XmlScanner(
      { open: () => false, close: () => undefined, markOf: () => 0, captured: () => undefined },
      FEED_LIMITS,
    )
    scanner.write('<r>')
    collect()
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < 500; n += 1)
      scanner.write(`<nome-comprido-${n} atributo-comprido-${n}="x"/>${' '.repeat(60_000)}`)
    collect()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8e6)
  })
})
