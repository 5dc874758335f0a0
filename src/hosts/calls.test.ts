import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '#platform/http/openapi.ts'
import { CLIENT_FILE, clientSource } from '../../tools/generate-client.ts'
import { calls } from './calls.ts'

describe('X-01 contracts', () => {
  test('the generated client is what the contracts say now (node tools/generate-client.ts)', () => {
    expect(readFileSync(CLIENT_FILE, 'utf8')).toBe(clientSource(openApiDocument(calls)))
  })
  test('every call has a name, an id and a path of its own', () => {
    for (const key of [(i: number) => calls[i]?.operationId, (i: number) => `${calls[i]?.method} ${calls[i]?.path}`]) {
      expect(new Set(calls.map((_call, index) => key(index))).size).toBe(calls.length)
    }
    for (const call of calls) expect(call.id).toMatch(/^[A-Z]-\d{2}(?:\.\d+)?$/)
  })
  test('every reference of the OpenAPI document leads somewhere', () => {
    const document = openApiDocument(calls)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '')
    expect(references.filter((name) => document.components.schemas[name] === undefined)).toEqual([])
    expect(references.length).toBeGreaterThan(10)
  })
  test('E-01 E-04 E-06 E-07 E-11 are named entities of the document', () => {
    expect(Object.keys(openApiDocument(calls).components.schemas)).toEqual(expect.arrayContaining(['Variant', 'Filters', 'Menu', 'Delivery', 'Pagination', 'Problem']))
  })
})
