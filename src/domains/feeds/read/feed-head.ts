import type { CsvHead, FeedFormat, XmlHead } from '../dialects/dialect.ts'
import { FEED_LIMITS } from '../feed-limits.ts'
import { FeedFailure } from '../feed-failure.ts'
import { isNote } from './csv/csv-items.ts'
import { CsvRows, type CsvRow } from './csv/csv-rows.ts'
import { jsonFormatOf } from './json/json-head.ts'
import type { XmlHandler } from './xml/xml-handler.ts'
import { XmlScanner } from './xml/xml-scanner.ts'
import type { XmlAttributes } from './xml/xml-tag.ts'

const SEPARATORS = ['\t', ';', ',', '|', '^', '~', '¦', '§'] as const
const SEPARATOR_NOTE = /^sep=(.)\r?\n/i
const HTML = /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html|<head|<body)/i

/** What kind of file the text begins; throws when it is empty or an HTML page (an error page with status 200, reliability.md F1). */
export function formatOf(text: string): FeedFormat {
  const start = text.trimStart()
  if (start === '') throw new FeedFailure('FAILED_MALFORMED', 'o ficheiro está vazio', { line: 1, column: 1 })
  if (HTML.test(text))
    throw new FeedFailure('FAILED_MALFORMED', 'uma página HTML em vez de um feed', { line: 1, column: 1 })
  if (/^(?:\[\s*[{\]]|\{\s*["}])/.test(start)) return jsonFormatOf(start)
  return start.startsWith('<') ? 'xml' : 'csv'
}

/** What the first text of an XML file shows to the recognisers. Errors in it are left for the reading proper to report. */
export function xmlHead(text: string): XmlHead {
  const handler = new HeadHandler()
  try {
    new XmlScanner(handler, FEED_LIMITS).write(text.slice(0, XML_HEAD_CHARS))
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
  return { kind: 'xml', root: handler.root, namespaces: handler.namespaces, elements: handler.elements }
}

/** As much as shows several items of any kind of feed. */
const XML_HEAD_CHARS = 64 * 1024

/**
 * The columns of the first row, under the separator that cuts the first rows most alike, then into most cells; a line
 * "sep=;" before them has the last word. Line ends inside quotes belong to their cell under the right separator alone.
 */
export function csvHead(text: string): { head: CsvHead; separator: string } {
  const noted = SEPARATOR_NOTE.exec(text)?.[1]
  const heads = (noted === undefined ? SEPARATORS : [noted]).map((separator) => headUnder(separator, text))
  // A line that is headings under one separator is no note before them under another.
  const line = Math.min(...heads.map((head) => head.line))
  const best = heads
    .filter((head) => head.line === line)
    .reduce((one, other) => (other.score > one.score ? other : one))
  return {
    head: { kind: 'csv', columns: best.score > 0 ? best.columns : [] },
    separator: best.score > 0 ? best.separator : ',',
  }
}

interface HeadUnder {
  readonly separator: string
  readonly columns: readonly string[]
  /** Of the headings; Infinity: there are none. */
  readonly line: number
  readonly score: number
}

function headUnder(separator: string, text: string): HeadUnder {
  const rows = new CsvRows(separator, FEED_LIMITS)
  rows.push(text)
  rows.end()
  const sample = rows.take(SAMPLE_ROWS)
  const at = sample.findIndex((row) => !isNote(row))
  if (at === -1) return { separator, columns: [], line: Infinity, score: 0 }
  const [header, ...others] = sample.slice(at) as [CsvRow, ...CsvRow[]]
  const columns = header.cells.map((cell) => cell.trim().toLowerCase())
  // The last row may be cut where the head of the file ends.
  const whole = others.slice(0, -1)
  const alike =
    whole.length === 0
      ? 1
      : whole.filter((row) => row.cells.length === columns.length && row.problem === null).length / whole.length
  return { separator, columns, line: header.line, score: columns.length < 2 ? 0 : columns.length * (0.2 + alike) }
}

const SAMPLE_ROWS = 30

class HeadHandler implements XmlHandler {
  root = ''
  readonly namespaces: Record<string, string> = {}
  readonly elements = new Map<string, { count: number; fields: Set<string> }>()
  readonly #open: { count: number; fields: Set<string> }[] = []

  open(name: string, attributes: XmlAttributes | null): boolean {
    const local = localName(name)
    if (this.#open.length === 0) this.root = local
    this.#open.at(-1)?.fields.add(local)
    let element = this.elements.get(local)
    if (element === undefined) this.elements.set(local, (element = { count: 0, fields: new Set() }))
    element.count += 1
    for (const [at, key] of (attributes?.names ?? []).entries())
      this.#attribute(element.fields, key.toLowerCase(), attributes?.values[at] as string)
    this.#open.push(element)
    return false
  }

  #attribute(fields: Set<string>, key: string, value: string): void {
    if (key === 'xmlns') this.namespaces[''] = value
    else if (key.startsWith('xmlns:')) this.namespaces[key.slice(6)] = value
    else fields.add(`@${localName(key)}`)
  }

  close(): void {
    this.#open.pop()
  }

  markOf(): number {
    return 0
  }

  captured(): void {
    return
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
