import { describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { ImportReport } from '../../report/import-report.ts'
import { aRawItem, CONTEXT } from '../../testing.ts'
import { FieldTargets, misspeltOf } from './field-targets.ts'
import { ceneo } from '../ceneo.ts'
import { googleXml } from '../google/google-xml.ts'
import { DIALECTS } from '../registry.ts'

describe('FieldTargets', () => {
  test('of several names for one field the first listed wins, wherever it stands, without a word', () => {
    const report = new ImportReport()
    const item = googleXml.normalise(aRawItem({ summary: 'B', description: 'A', content: 'C' }), CONTEXT, report)
    expect(item?.description).toBe('A')
    expect(report.count('field_repeated')).toBe(0)
  })

  test.each([
    ['quantiy', 'quantity'],
    ['manufaturer', 'manufacturer'],
    ['productnmae', 'productname'],
    ['descriptionn', 'description'],
    ['desciption', 'description'],
    ['image_link2', null],
    ['pricee1', null],
    ['weight', null],
    ['height', null],
    ['name', null],
    ['pric', null],
    ['something_else', null],
  ])('takes %s for %s', (name, right) => {
    expect(
      misspeltOf(name, [
        'quantity',
        'manufacturer',
        'productname',
        'description',
        'image_link',
        'image_link1',
        'price',
        'height_mm',
        'weights',
      ]),
    ).toBe(right)
  })

  test('a slip that could be of two names is of none', () => {
    expect(misspeltOf('shap_size', ['shop_size', 'ship_size'])).toBeNull()
  })

  test.each(DIALECTS.map((dialect) => [dialect.name, dialect] as const))(
    '%s: no name of its own is taken for another',
    (_, dialect) => {
      for (const field of dialect.idFields) expect(dialect.rawFieldOf(field)).toBe('id')
    },
  )

  test('attributes stand for elements: of the item, of pictures and addresses, of prices their currency', () => {
    const targets = new FieldTargets({ id: 'id', image: 'image_link', price: 'price', name: 'title' }, false)
    expect(
      ['item@id', 'image@url', 'image@src', 'price@currency', 'name@lang'].map((name) => targets.of(name).field),
    ).toEqual(['id', 'image_link', 'image_link', 'currency', ''])
  })

  test('unknown names are passed over, or kept as attributes where the dialect says so', () => {
    expect(new FieldTargets({ id: 'id' }, false).of('lavagem').kind).toBe('ignored')
    expect(new FieldTargets({ id: 'id' }, true).of('lavagem')).toMatchObject({ kind: 'detail', field: 'lavagem' })
  })

  test('F13 a million different names are neither remembered nor compared one by one', () => {
    const targets = new FieldTargets({ id: 'id', description: 'description' }, true)
    const spent = cpuClock()
    for (let at = 0; at < 1_000_000; at += 1) targets.of(`name_${at}`)
    expect(spent()).toBeLessThan(3000)
    expect(targets.of('name_999999').kind).toBe('ignored')
  })

  test('says which field is missing under the name that the dialect has for it', () => {
    const report = new ImportReport()
    ceneo.normalise(aRawItem({ id: null }), CONTEXT, report)
    expect(report.groups()[0]).toMatchObject({ code: 'id_missing', examples: [{ field: 'item@id' }] })
  })
})
