import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'
import type { ProblemCode } from '../report/problem-codes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-places-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function placeIn(lines: readonly string[], code: ProblemCode): Promise<string | null> {
  const file = join(folder, 'feed')
  await writeFile(file, lines.join('\n'))
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  for await (const items of reading.batches)
    for (const raw of items) reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: ['loja.pt'] }, report)
  const example = report
    .groups()
    .find((group) => group.code === code)
    ?.examples.at(-1)
  return example === undefined ? null : `${example.line}:${example.column} ${example.field}`
}

function o(facts: string, attributes = ''): string {
  return `<o id="A${facts.length}" url="https://loja.pt/a" price="129.00" currency="EUR" avail="1"${attributes}><cat>Sala</cat><name>Mesa</name>\n  <imgs><main url="https://loja.pt/a.jpg"/></imgs><attrs>\n  ${facts}</attrs></o>`
}

describe('where a problem stands', () => {
  test('a price that is missing is the item’s, not what the carrier asks', async () => {
    const items = [
      '<SHOP><SHOPITEM>',
      '<ITEM_ID>1</ITEM_ID><PRODUCTNAME>Mesa</PRODUCTNAME><URL>https://loja.pt/1</URL><IMGURL>https://loja.pt/1.jpg</IMGURL>',
      '<DELIVERY><DELIVERY_ID>CTT</DELIVERY_ID><DELIVERY_PRICE>4.90</DELIVERY_PRICE></DELIVERY>',
      '</SHOPITEM></SHOP>',
    ]
    expect(await placeIn(items, 'price_missing')).toBe('1:7 price_vat')
  })

  test('an attribute of the item itself stands at the item, whatever was read before it', async () => {
    const items = [
      '<offers>',
      o('<a name="EAN">5601234567892</a>'),
      o('').replace('price="129.00"', 'price="desde 99"'),
      '</offers>',
    ]
    expect(await placeIn(items, 'price_range')).toBe('5:1 item@price')
  })

  test('a value that came under another name is found by itself', async () => {
    const items = ['<offers>', o('<a name="Producent">Pinhal</a>\n  <a name="EAN">5601234567893</a>'), '</offers>']
    expect(await placeIn(items, 'gtin_invalid')).toMatch(/^5:3 /)
  })

  test('what is not there in words is no problem', async () => {
    expect(
      await placeIn(['<offers>', o('<a name="EAN">-</a><a name="Producent">N/A</a>'), '</offers>'], 'gtin_invalid'),
    ).toBeNull()
  })

  test('of several fields of one name the one that is wrong', async () => {
    const items = [
      '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:title>Mesa</g:title><g:link>https://loja.pt/1</g:link><g:price>9 EUR</g:price><g:availability>in_stock</g:availability>',
      '<g:additional_image_link>https://loja.pt/1.jpg</g:additional_image_link>',
      ' <g:additional_image_link>/2.jpg</g:additional_image_link>',
      '</item></channel></rss>',
    ]
    expect(await placeIn(items, 'image_invalid')).toBe('3:2 image_link')
  })
})
