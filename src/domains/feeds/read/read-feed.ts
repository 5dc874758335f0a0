import { firstChars } from '#platform/readable-text.ts'
import type { Dialect, FeedFormat, FeedHead } from '../dialects/dialect.ts'
import { DIALECTS, findDialect, recogniseDialect } from '../dialects/registry.ts'
import { feedText } from '../decode/feed-text.ts'
import { FeedFailure } from '../feed-failure.ts'
import { FEED_LIMITS, type FeedLimits } from '../feed-limits.ts'
import type { RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import { CsvItems } from './csv/csv-items.ts'
import { csvHead, formatOf, xmlHead } from './feed-head.ts'
import { jsonHead } from './json/json-head.ts'
import { JsonItems } from './json/json-items.ts'
import { missingFields } from './missing-fields.ts'
import { XmlItems } from './xml/xml-items.ts'

/** A feed file as it was fetched: raw bytes on disk and what the server said about them. */
export interface FeedSource {
  file: string
  contentEncoding?: string | null
  charset?: string | null
  /** The shop's own word for it; null: recognised from the content. */
  dialect?: string | null
  /** Told of each chunk as it is read, in unpacked bytes. */
  onBytes?: (bytes: number) => void
}

export interface FeedReading {
  dialect: Dialect
  /** Known for certain once all batches are read; pure ASCII is 'utf-8'. */
  encoding(): string
  /** Items yielded so far. */
  read(): number
  /** Items in document order, to be iterated once. Throws FeedFailure when the file breaks a rule; then nothing counts. */
  batches: AsyncIterable<readonly RawItem[]>
}

/**
 * Opens a feed: unpacks, decodes and recognises it, and streams its items under back-pressure, memory independent of its
 * size. Problems go to `report`; what makes the whole file unusable is thrown as FeedFailure, here or from `batches`.
 *
 *     const reading = await readFeed({ file }, report)
 *     for await (const items of reading.batches) for (const raw of items) …
 */
export async function readFeed(
  source: FeedSource,
  report: ImportReport,
  limits: FeedLimits = FEED_LIMITS,
): Promise<FeedReading> {
  const text = feedText(source, report, limits)
  const chunks = text.chunks[Symbol.asyncIterator]()
  const first = await headText(chunks)
  try {
    const { dialect, items } = openItems(first, source.dialect ?? null, report, limits)
    let count = 0
    return {
      dialect,
      encoding: text.encoding,
      read: () => count,
      batches: batchesOf(first, chunks, items, (batch) => {
        count += batch.length
        if (count > limits.maxItems)
          throw new FeedFailure(
            'FAILED_LIMIT',
            `mais de ${limits.maxItems} artigos`,
            placeOf(batch.at(limits.maxItems - count)),
          )
      }),
    }
  } catch (error) {
    await chunks.return?.()
    throw error
  }
}

interface ItemReader {
  write(text: string): Iterable<RawItem[]>
  end(): Iterable<RawItem[]>
}

const HEAD_CHARS = 64 * 1024

/** Enough of the beginning to recognise a dialect: servers may send a few bytes at a time, and so do decoders. */
async function headText(chunks: AsyncIterator<string>): Promise<string> {
  let head = ''
  while (head.length < HEAD_CHARS) {
    const next = await chunks.next()
    if (next.done === true) break
    head += next.value
  }
  return head
}

function openItems(
  head: string,
  wanted: string | null,
  report: ImportReport,
  limits: FeedLimits,
): { dialect: Dialect; items: ItemReader } {
  const format = formatOf(head)
  if (format === 'xml') {
    const dialect = chooseDialect(format, xmlHead(head), wanted)
    // Without a dialect the structure is still read, so that a broken file is told from a strange one.
    if (dialect === null) return refuseXml(head, wanted, report, limits)
    if (dialect.isGuess && wanted === null)
      report.add('dialect_guessed', { line: 1, column: 1, value: [...dialect.itemElements].join(', ') })
    return { dialect, items: new XmlItems(dialect, report, limits) }
  }
  if (format === 'json' || format === 'jsonl') {
    const keys = jsonHead(head, format)
    const dialect = chooseDialect(format, keys, wanted)
    if (dialect === null) throw unknownDialect(keys, wanted, [...keys.root, ...keys.fields])
    if (dialect.isGuess && wanted === null)
      report.add('dialect_guessed', { line: 1, column: 1, value: [...keys.fields].slice(0, 8).join(', ') })
    return { dialect, items: new JsonItems(dialect, report, limits) }
  }
  const { head: columns, separator } = csvHead(head)
  const dialect = chooseDialect(format, columns, wanted)
  if (dialect === null) throw unknownDialect(columns, wanted, columns.columns)
  if (dialect.isGuess && wanted === null)
    report.add('dialect_guessed', { line: 1, column: 1, value: columns.columns.slice(0, 8).join(', ') })
  return { dialect, items: new CsvItems(dialect, separator, report, limits) }
}

function chooseDialect(format: FeedFormat, head: FeedHead, wanted: string | null): Dialect | null {
  const recognised = recogniseDialect(head, format)
  const dialect = wanted === null ? recognised : findDialect(wanted, format)
  // A dialect that the shop has named against what the file is would read no items of it, and take the shop's offers away.
  if (dialect !== recognised && recognised !== null && dialect !== null && !hasItems(head, dialect)) return null
  return dialect?.forFile(head) ?? null
}

function hasItems(head: FeedHead, dialect: Dialect): boolean {
  return (
    head.kind !== 'xml' || dialect.hasItemsOfItsOwn || [...dialect.itemElements].some((name) => head.elements.has(name))
  )
}

function refuseXml(head: string, wanted: string | null, report: ImportReport, limits: FeedLimits): never {
  if (wanted === null) new XmlItems(DIALECTS[0] as Dialect, report, limits).write(head)
  throw unknownDialect(xmlHead(head), wanted, [])
}

/** By its format, or by what its articles lack where it is seen to have some. */
function unknownDialect(head: FeedHead, wanted: string | null, names: readonly string[]): FeedFailure {
  const missing = wanted === null ? missingFields(head) : null
  if (missing !== null) return new FeedFailure('FAILED_FIELDS', missing, { line: 1, column: 1 })
  return new FeedFailure(
    'FAILED_DIALECT',
    wanted ?? (shownNames(names) || `${head.kind.toUpperCase()} sem artigos conhecidos`),
    { line: 1, column: 1 },
  )
}

const SHOWN_NAMES = 6
const SHOWN_NAME_CHARS = 30

/** The first names of what a file has, short: whoever reads it may have sent anything. */
function shownNames(names: readonly string[]): string {
  const shown = names
    .slice(0, SHOWN_NAMES)
    .map((name) => (name.length > SHOWN_NAME_CHARS ? `${firstChars(name, SHOWN_NAME_CHARS - 1)}…` : name))
  return shown.filter((name) => name.trim() !== '').join(', ')
}

async function* batchesOf(
  first: string,
  chunks: AsyncIterator<string>,
  items: ItemReader,
  onRead: (batch: readonly RawItem[]) => void,
): AsyncGenerator<readonly RawItem[]> {
  try {
    let text: string | null = first
    while (text !== null) {
      yield* counted(items.write(text), onRead)
      const next = await chunks.next()
      text = next.done === true ? null : next.value
    }
    yield* counted(items.end(), onRead)
  } finally {
    await chunks.return?.()
  }
}

function placeOf(item: RawItem | undefined): { line?: number; column?: number } {
  return item === undefined ? {} : { line: item.line, column: item.column }
}

function* counted(batches: Iterable<RawItem[]>, onRead: (batch: readonly RawItem[]) => void): Generator<RawItem[]> {
  for (const batch of batches) {
    onRead(batch)
    yield batch
  }
}
