import type { FeedHead } from '../dialects/dialect.ts'
import { FEED_LIMITS } from '../feed-limits.ts'
import { FeedFailure } from '../feed-failure.ts'
import { isSeparatorNote } from './csv-items.ts'
import { CsvRows } from './csv-rows.ts'
import { XmlScanner, type XmlHandler } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'

const SEPARATORS = ['\t', ';', ',', '|'] as const
const HTML = /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html|<head|<body)/i

/** Whether the text is XML; throws when it is empty or an HTML page (an error page with status 200, reliability.md F1). */
export function formatOf(text: string): 'xml' | 'csv' {
  const start = text.trimStart()
  if (start === '') throw new FeedFailure('FAILED_MALFORMED', 'o ficheiro está vazio', { line: 1, column: 1 })
  if (HTML.test(text)) throw new FeedFailure('FAILED_MALFORMED', 'uma página HTML em vez de um feed', { line: 1, column: 1 })
  return start.startsWith('<') ? 'xml' : 'csv'
}

/** What the first text of an XML file shows to the recognisers. Errors in it are left for the reading proper to report. */
export function xmlHead(text: string, itemElements: ReadonlySet<string>): FeedHead {
  const handler = new HeadHandler(itemElements)
  try {
    new XmlScanner(handler, FEED_LIMITS).write(text)
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
  return { kind: 'xml', root: handler.root, namespaces: handler.namespaces, itemElement: handler.itemElement, fields: handler.fields }
}

/** The columns of the first row under the separator that yields most of them. */
export function csvHead(text: string): { head: FeedHead & { kind: 'csv' }; separator: string } {
  let best: { head: FeedHead & { kind: 'csv' }; separator: string } = { head: { kind: 'csv', columns: [] }, separator: ',' }
  for (const separator of SEPARATORS) {
    const rows = new CsvRows(separator, FEED_LIMITS)
    rows.push(text)
    rows.end()
    const row = rows.take(2).find((one) => !isSeparatorNote(one))
    const columns = (row?.cells ?? []).map((cell) => cell.trim().toLowerCase())
    if (columns.length > best.head.columns.length) best = { head: { kind: 'csv', columns }, separator }
  }
  return best
}

class HeadHandler implements XmlHandler {
  wantsText = false
  root = ''
  itemElement: string | null = null
  readonly namespaces: Record<string, string> = {}
  readonly fields = new Set<string>()
  readonly #itemElements: ReadonlySet<string>
  #level = 0
  #itemLevel = 0

  constructor(itemElements: ReadonlySet<string>) {
    this.#itemElements = itemElements
  }

  open(name: string, attributes: XmlAttributes | null): boolean {
    this.#level += 1
    const local = name.slice(name.indexOf(':') + 1).toLowerCase()
    if (this.#level === 1) this.root = local
    for (const key in attributes ?? {}) if (key.startsWith('xmlns:')) this.namespaces[key.slice(6)] = attributes?.[key] as string
    if (this.itemElement === null && this.#itemElements.has(local)) {
      this.itemElement = local
      this.#itemLevel = this.#level
    } else if (this.itemElement !== null && this.#level === this.#itemLevel + 1) this.fields.add(local)
    return false
  }

  close(): void {
    this.#level -= 1
  }

  text(): void {
    return
  }

  cdata(): void {
    return
  }

  markOf(): number {
    return 0
  }

  captured(): void {
    return
  }
}
