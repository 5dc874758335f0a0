import { describe, expect, test } from 'vitest'
import { ImportReport } from './import-report.ts'
import { PROBLEM_CODES } from './problem-codes.ts'

describe('ImportReport', () => {
  test('counts all and keeps the first ten examples of a code', () => {
    const report = new ImportReport()
    for (let line = 1; line <= 1000; line += 1) report.add('price_invalid', { line, value: 'abc' })
    expect(report.groups()).toMatchObject([{ code: 'price_invalid', severity: 'error', count: 1000 }])
    expect(report.groups()[0]?.examples.map((example) => example.line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(report.groups()[0]?.examples[0]?.message).toBe('O preço não pode ser lido: abc.')
  })

  test('puts fatal problems first, then by severity and count', () => {
    const report = new ImportReport()
    report.add('brand_missing')
    report.add('gtin_invalid')
    report.addMany('price_missing', 5, [{ line: 1 }])
    report.add('link_missing')
    report.add('FAILED_MALFORMED', { line: 1, column: 1, value: 'x' })
    expect(report.groups().map((group) => [group.code, group.count])).toEqual([
      ['FAILED_MALFORMED', 1],
      ['price_missing', 5],
      ['link_missing', 1],
      ['gtin_invalid', 1],
      ['brand_missing', 1],
    ])
  })

  test('F11 F13 shows hostile values short and without characters that act', () => {
    const report = new ImportReport()
    report.add('link_invalid', { value: `\u202e\u0000${'😀'.repeat(500)}`, itemId: '\u001b[31m' })
    const example = report.groups()[0]?.examples[0]
    expect(example?.value?.length).toBeLessThanOrEqual(200)
    expect(`${example?.value}${example?.itemId}`).not.toMatch(/[\u0000-\u001f\u202e]/)
    expect(example?.value?.isWellFormed()).toBe(true)
  })

  test('what is told of a feed and not of its items is told once a field, of a hundred fields', () => {
    const report = new ImportReport()
    const names = [...Array.from({ length: 150 }, (_, at) => `portes_${at}`), 'portes_0']
    expect(names.filter((name) => report.isFirstTold('column_unread', name))).toHaveLength(100)
    expect(new ImportReport().isFirstTold('column_unread', 'portes_0')).toBe(true)
  })

  test('every code says what is wrong and what to do, in sentences', () => {
    for (const [code, rule] of Object.entries(PROBLEM_CODES)) {
      expect(rule.message, code).toMatch(/^\p{Lu}.*\.$/u)
      expect(rule.action, code).toMatch(/^\p{Lu}.*\.$/u)
      expect(/^[A-Z_0-9]+$/.test(code), code).toBe(rule.severity === 'fatal')
    }
  })
})
