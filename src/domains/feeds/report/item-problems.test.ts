import { expect, test } from 'vitest'
import { ImportReport } from './import-report.ts'
import { ItemProblems, MAX_ITEM_PROBLEMS } from './item-problems.ts'

test('each problem of an item is kept up to the limit, and counted beyond it', () => {
  for (const count of [MAX_ITEM_PROBLEMS - 1, MAX_ITEM_PROBLEMS, MAX_ITEM_PROBLEMS + 1]) {
    const items = new ItemProblems()
    const report = new ImportReport(items)
    for (let at = 0; at < count; at += 1) report.add('gtin_invalid', { itemId: `i${at}`, line: at, value: 'x' })
    expect([items.all().length, report.count('gtin_invalid')]).toEqual([Math.min(count, MAX_ITEM_PROBLEMS), count])
  }
})
test("problems of the file are no item's; the figure of a message is kept", () => {
  const items = new ItemProblems()
  const report = new ImportReport(items)
  report.add('characters_removed', { line: 1, column: 1 })
  report.add('images_too_many', { itemId: 'a', field: 'image_link', value: '12' }, '10')
  expect(items.all()).toEqual([
    { itemId: 'a', code: 'images_too_many', line: null, column: null, field: 'image_link', value: '12', figure: '10' },
  ])
})
