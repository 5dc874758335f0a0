import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordSpansBy, type SpanStart } from '../tracing/tracing.ts'
import { tracedQuery } from './trace-queries.ts'

const begun: SpanStart[] = []
beforeEach(() => {
  begun.length = 0
  recordSpansBy({
    open: (start) => {
      begun.push(start)
      return { set: () => {}, rename: () => {}, within: (act) => act(), end: () => {} }
    },
    traceparent: () => '00-x',
  })
})
afterEach(() => recordSpansBy(null))

function told(...given: unknown[]): SpanStart | undefined {
  expect(tracedQuery(given, () => 'answered')).toBe('answered')
  return begun[0]
}

describe('the span of a statement', () => {
  test.each([
    ['select id from offers.variant where id = $1', 'select offers.variant'],
    ['/* prepared */ with a as (select 1) select * from "clicks"."click" c', 'with clicks.click'],
    ['insert into mail.message (data) values ($1)', 'insert mail.message'],
    ['update offers.variant set price = $1', 'update offers.variant'],
    ['begin', 'begin'],
    ['', 'statement'],
  ])('%s is named %s', (text, name) => expect(told(text)?.name).toBe(name))

  test('holds no value, neither of its parameters nor of its text', () => {
    const start = told({ text: "select 'ana@exemplo.pt', 'it''s' from t -- x", values: ['segredo'] })
    expect(start?.attributes?.['db.query.text']).toBe('select ?, ? from t -- x')
    expect(JSON.stringify(start)).not.toMatch(/ana|segredo/)
  })

  test.each([
    [4_000, 4_000],
    [4_001, 4_000],
  ])('of a text of %i characters keeps %i', (length, kept) => {
    expect(told('s'.repeat(length))?.attributes?.['db.query.text']).toHaveLength(kept)
  })

  test('is none of a stream and of what ends by a callback, which no promise ends', () => {
    expect(told({ text: 'copy t from stdin', submit: () => {} })).toBeUndefined()
    expect(told('select 1', [], () => {})).toBeUndefined()
  })
})
