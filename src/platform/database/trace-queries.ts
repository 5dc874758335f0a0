import { type SpanStart, tracedPart } from '../tracing/tracing.ts'

/** Of the largest statements; a trace is no place for more. */
const MOST_CHARACTERS = 4_000

/** Asks the driver within a span. What ends by a callback or is a stream (COPY) is left alone: it has no promise that says when it has ended. */
export function tracedQuery(given: readonly unknown[], query: () => unknown): unknown {
  const text = textOf(given[0])
  return text === null || typeof given.at(-1) === 'function' ? query() : tracedPart(() => spanOf(text), query)
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  const { text, submit } = (statement ?? {}) as { readonly text?: unknown; readonly submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}

function spanOf(statement: string): SpanStart {
  const text = withoutValues(statement)
  // Names of spans are few: the first word, and the first table that it names.
  const operation = /^\(*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join)\s+("?\w+"?(?:\."?\w+"?)?)/i.exec(text)?.[1]?.replaceAll('"', '')
  const summary = table === undefined ? operation : `${operation} ${table}`
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'db.query.text': text.slice(0, MOST_CHARACTERS),
    },
  }
}

/** Parameters are not part of the text; what stands in it between quotes is taken out all the same. */
function withoutValues(statement: string): string {
  return statement
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
}
