import { expect, test } from 'vitest'
import type { OpenSubject } from './testing-examples.ts'
import { aRow, exampleSchema } from './testing-examples.ts'

/** What every adapter's vocabulary must say. */
export function vocabularySuite(name: string, open: OpenSubject): void {
  test(`${name}: says which terms the base has, by the field that has each most often, and keeps to it while changes come`, async () => {
    const words = (title: string[], brand: string[] = []) => ({ words: { title, brand } })
    const subject = await open(exampleSchema, [
      aRow(10, words(['sofa', 'sofa'], ['ikea'])),
      aRow(11, words(['sofa'], ['sofa'])),
      aRow(20, words(['mesa'], ['sofa'])),
    ])
    const vocabulary = subject.port.vocabulary()
    const known = () => [...vocabulary.terms()].sort((a, b) => (a.term < b.term ? -1 : 1))
    const expected = [
      { term: 'ikea', rows: 1 },
      { term: 'mesa', rows: 1 },
      { term: 'sofa', rows: 2 },
    ]
    expect(known()).toEqual(expected)
    await subject.applyChanges([{ group: 2, rows: [aRow(20, words(['banco']))] }], '1')
    expect(known()).toEqual(expected)
    const rows = ['sofa', 'banco', 'so', ''].map((term) => vocabulary.rowsWith(term))
    expect([vocabulary.rowCount, ...rows]).toEqual([3, 2, 0, 0, 0])
    expect(subject.port.vocabulary()).toBe(vocabulary)
  })
}
