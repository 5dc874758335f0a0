import type { JsonHead } from '../../dialects/dialect.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { FEED_LIMITS } from '../../feed-limits.ts'
import { flattenJson, jsonName, type JsonFields } from './json-fields.ts'
import { ITEM_LISTS, JsonSlices, type JsonSlice } from './json-slices.ts'
import { JsonProblem, readJson, type JsonNode } from './json-value.ts'

const SAMPLE = 20

/** Whether a text that begins like JSON is one document, or a line for each item. */
export function jsonFormatOf(head: string): 'json' | 'jsonl' {
  const text = head.trimStart()
  if (text.startsWith('[')) return 'json'
  const lines = text
    .split('\n', SAMPLE)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const first = objectOf(lines[0] ?? '')
  if (first !== null)
    return lines.length > 1 ||
      !first.entries.some(([key, value]) => value.kind !== 'scalar' && ITEM_LISTS.has(jsonName(key)))
      ? 'jsonl'
      : 'json'
  if (slicesOf(text).length > 0 || LIST.test(text)) return 'json'
  return lines.slice(1).some((line) => objectOf(line) !== null) || text.indexOf('\n') === -1 ? 'jsonl' : 'json'
}

const LIST = new RegExp(`"(?:${[...ITEM_LISTS].join('|')})"\\s*:\\s*[[{]`, 'i')

/** What the first items show to the recognisers. Errors are left for the reading proper to report. */
export function jsonHead(head: string, format: 'json' | 'jsonl'): JsonHead {
  const sources = format === 'json' ? sampleOf(head) : head.split('\n', SAMPLE)
  // A first item that is longer than the head.
  if (format === 'jsonl' && sources.length === 1) sources.push(closed(head.trimStart()))
  const fields: JsonFields = { names: [], values: [], offsets: [] }
  for (const source of sources) {
    const node = objectOf(source.trim())
    if (node !== null) flattenJson(node, '', fields, 5000)
  }
  return { kind: 'json', root: rootKeys(head, format), fields: new Set(fields.names) }
}

function sampleOf(head: string): string[] {
  const found = slicesOf(head)
  return (found.length > 0 ? found : slicesOf(closed(head.trimStart()))).map(({ source }) => source)
}

/** A text that breaks off, up to its last comma, with what is open closed. */
function closed(text: string): string {
  const open: string[] = []
  let cut = { at: 0, closers: '' }
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else isInString = sign !== '"'
    } else if (sign === '"') isInString = true
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === ',' && open.length <= FEED_LIMITS.maxDepth) cut = { at, closers: open.toReversed().join('') }
  }
  return text.slice(0, cut.at) + cut.closers
}

function slicesOf(head: string): JsonSlice[] {
  const found: JsonSlice[] = []
  try {
    for (const slice of new JsonSlices(FEED_LIMITS).write(head)) if (found.push(slice) >= SAMPLE) break
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
  return found
}

function objectOf(text: string): (JsonNode & { kind: 'object' }) | null {
  if (!text.startsWith('{')) return null
  try {
    const node = readJson(text, { maxDepth: FEED_LIMITS.maxDepth, maxValues: 100_000 })
    return node.kind === 'object' ? node : null
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    return null
  }
}

/** Keys at the beginning of the outermost object, up to its first list. */
function rootKeys(head: string, format: 'json' | 'jsonl'): ReadonlySet<string> {
  const start = head.trimStart()
  if (format === 'jsonl' || !start.startsWith('{')) return new Set()
  const list = start.indexOf('[')
  return new Set(
    [...start.slice(0, list === -1 ? 2000 : list).matchAll(/"([^"\\]{1,60})"\s*:/g)].map((found) =>
      jsonName(found[1] as string),
    ),
  )
}
