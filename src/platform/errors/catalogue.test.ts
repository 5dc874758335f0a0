import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERRORS_FILE, errorsPage } from '../../../tools/docs/write-errors.ts'
import { clientErrors, httpErrors } from './catalogue.ts'
import { problemOf, refusal } from './refusal.ts'

describe('the catalogue of errors', () => {
  test('docs/errors.md says the same, both ways (node tools/docs/write-errors.ts)', () => {
    expect(readFileSync(ERRORS_FILE, 'utf8')).toBe(errorsPage())
  })
  test('has every HTTP refusal of decisions.md', () => {
    const statuses = new Set<number>(Object.values(httpErrors).map(({ status }) => status))
    expect(
      [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 431, 500, 503].filter((status) => !statuses.has(status)),
    ).toEqual([])
  })
  test('X-01 X-02 has the words of section 8', () => {
    expect(Object.values(clientErrors).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Response returned an error code',
        'The request failed and the interceptors did not return an alternative response',
        'Failed to copy to clipboard',
        'HTTP error: {status}',
        'not available',
        'disabled',
        'quota exceeded',
        'Given sizeName does not exist',
        'No click source provided',
      ]),
    )
  })
  test('titles are sentences for people and carry no code', () => {
    for (const { title } of Object.values(httpErrors)) expect(title).toMatch(/^\p{Lu}[\p{L} :-]+$/u)
  })
  test('a refusal carries status and detail into its problem', () => {
    expect(problemOf(refusal('not_found', 'variant 1 does not exist'), 'r1')).toEqual({
      code: 'not_found',
      title: 'Não encontrámos o que procura',
      status: 404,
      detail: 'variant 1 does not exist',
      requestId: 'r1',
    })
  })
})
