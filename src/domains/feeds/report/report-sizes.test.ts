import { categoryBySlug, extractAttributes, type SizeHint } from '#domains/catalogue/contract.ts'
import { expect, test } from 'vitest'
import type { OfferItem, RawItem } from '../offer-item.ts'
import { ImportReport } from './import-report.ts'
import { reportSizes } from './report-sizes.ts'

const at = { line: 12, column: 3 } as RawItem
const item = { itemId: 'S-1' } as OfferItem

function hintsOf(title: string, fields: Record<string, string> = {}, description: string | null = null): SizeHint[] {
  const hints: SizeHint[] = []
  extractAttributes(
    { title, description, productType: null, fields, categoryId: Number(categoryBySlug('sofas')?.id) },
    hints,
  )
  return hints
}

test('a size that nothing of the category has is left out and told with its field, line and value', () => {
  const report = new ImportReport()
  reportSizes(report, at, item, hintsOf('Sofá Lund', { product_width: '21,7 m', product_height: '76 cm' }))
  const [group] = report.groups()
  expect(group).toMatchObject({ code: 'size_implausible', severity: 'hint', count: 1 })
  expect(group?.examples[0]).toMatchObject({
    line: 12,
    itemId: 'S-1',
    field: 'product_width',
    value: 'largura 2170 cm',
  })
})

test('names and texts are told too, sizes of parts and what is plausible are not', () => {
  expect(hintsOf('Sofá Lund 9000 x 90 x 76 cm')).toMatchObject([{ axis: 'width', source: 'title' }])
  expect(hintsOf('Sofá Lund', {}, 'Altura: 7,6 cm.')).toEqual([{ axis: 'height', lowMm: 76, source: 'description' }])
  expect(
    hintsOf('Sofá Lund 217x90x76 cm', { product_width: '217 cm' }, 'Almofadas de 5x5 cm. Altura das pernas: 1 cm.'),
  ).toEqual([])
})

test('a size field that repeats is told for each item', () => {
  expect(
    [hintsOf('Sofá', { product_width: '21,7 m' }), hintsOf('Sofá', { product_width: '21,7 m' })].map(
      (hints) => hints.length,
    ),
  ).toEqual([1, 1])
})
