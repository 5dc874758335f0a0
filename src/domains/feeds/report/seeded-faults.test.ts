import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench, anItem, googleFeed, type TestItem } from '../import/testing.ts'
import { labFindings } from '../lab/testing.ts'
import type { LabResult } from '../lab/lab-result.ts'
import { presentProblem } from '../shop-api/present.ts'
import { shopProblems } from '../shop-api/storage.ts'
import type { ProblemCode } from './problem-codes.ts'

/** N-12: a feed in which each kind of fault stands once, at a line that is known, and what the lab and an import say of it. */

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

/** One item with one fault; `id` names it. */
function aFault(
  id: string,
  fields: Parameters<typeof anItem>[0] | Record<string, string | readonly string[] | undefined>,
) {
  return { ...anItem({ id }), ...fields } as TestItem
}
const many = Array.from({ length: 60 }, (_, at) => `https://www.loja-teste.pt/i/${at}.jpg`)

/** The last item of a fault is the one that it is told of. */
const ITEM_FAULTS: readonly (readonly [ProblemCode, readonly TestItem[]])[] = [
  ['id_missing', [aFault('x', { id: undefined })]],
  ['title_missing', [aFault('sem-nome', { title: undefined })]],
  ['link_missing', [aFault('sem-endereco', { link: undefined })]],
  ['link_invalid', [aFault('mau-endereco', { link: 'javascript:alert(1)' })]],
  ['foreign_domain', [aFault('de-fora', { link: 'https://outra.example/x' })]],
  ['price_missing', [aFault('sem-preco', { price: undefined })]],
  ['price_invalid', [aFault('mau-preco', { price: 'grátis' })]],
  ['price_out_of_range', [aFault('preco-nulo', { price: '0.00 EUR' })]],
  ['currency_unsupported', [aFault('dolares', { price: '10.00 USD' })]],
  ['duplicate_conflict', [aFault('duas', { title: 'Mesa A' }), aFault('duas', { title: 'Mesa B' })]],
  ['duplicate_equal', [aFault('iguais', {}), aFault('iguais', {})]],
  ['gtin_invalid', [aFault('gtin', { gtin: '5601234567890' })]],
  ['gtin_scientific', [aFault('gtin-folha', { gtin: '5.60123E+12' })]],
  ['sale_price_invalid', [aFault('mau-saldo', { sale_price: 'barato' })]],
  ['sale_price_not_lower', [aFault('saldo-mais-caro', { sale_price: '120.00 EUR' })]],
  ['availability_unknown', [aFault('talvez', { availability: 'talvez' })]],
  ['availability_missing', [aFault('sem-stock-dito', { availability: undefined })]],
  ['condition_unknown', [aFault('quase', { condition: 'quase novo' })]],
  ['image_invalid', [aFault('ma-imagem', { image_link: 'sem endereço' })]],
  ['image_missing', [aFault('sem-imagem', { image_link: undefined })]],
  ['images_too_many', [aFault('imagens', { additional_image_link: many })]],
  ['shipping_invalid', [aFault('portes', { shipping: 'PT:::muito' })]],
  ['energy_class_invalid', [aFault('energia', { energy_efficiency_class: 'Z' })]],
  ['weight_invalid', [aFault('peso', { shipping_weight: 'pesado' })]],
]

const good = Array.from({ length: 10 }, (_, at) => anItem({ id: `boa-${at}` }))
const seeded: readonly TestItem[] = [...good, ...ITEM_FAULTS.flatMap(([, items]) => items)]
/** `googleFeed` writes two lines of head, then an item a line. */
const HEAD_LINES = 2

/** Lines of each fault's items. */
const LINES = new Map<ProblemCode, readonly number[]>()
let at = good.length
for (const [code, items] of ITEM_FAULTS) {
  LINES.set(
    code,
    items.map((_, index) => HEAD_LINES + at + index + 1),
  )
  at += items.length
}

describe('N-12 a corpus of seeded faults', () => {
  let lab: LabResult
  const imported: { code: string; line: number | null; action: string }[] = []
  beforeAll(async () => {
    await bench.importItems(good)
    const { result } = await labFindings(googleFeed(seeded), bench.deps, 'loja-teste.pt')
    lab = result as LabResult
    await bench.importItems(seeded)
    const eshopId = (await eshopIdOf(database.db, 'loja-teste')) as number
    imported.push(...(await shopProblems(database.db, eshopId, {}, 1_000)).map(presentProblem))
  })

  test.each(ITEM_FAULTS.map(([code]) => code))('N-12 %s is told by the lab with its line', (code) => {
    const told = lab.problems.find((problem) => problem.code === code)
    expect(told?.examples.map(({ line }) => line)).toEqual(expect.arrayContaining([LINES.get(code)?.at(-1)]))
    expect(told?.action).toMatch(/\.$/)
  })
  // What has no id is told of the run alone: there is no item to hold it.
  test.each(ITEM_FAULTS.map(([code]) => code).filter((code) => code !== 'id_missing'))(
    'N-12 %s is told of its item after the import, with its line',
    (code) => {
      const lines = imported.filter((problem) => problem.code === code).map(({ line }) => line)
      expect(lines).toEqual(expect.arrayContaining([LINES.get(code)?.at(-1)]))
    },
  )
  test('N-12 nothing is told of the good items', () => {
    const last = HEAD_LINES + good.length
    const told = lab.problems.flatMap(({ code, examples }) =>
      examples.filter(({ line }) => line !== null && line > HEAD_LINES && line <= last).map(({ line }) => [code, line]),
    )
    expect(told).toEqual([])
  })
})

const FILE_FAULTS: readonly (readonly [ProblemCode, string])[] = [
  ['FAILED_MALFORMED', googleFeed(good).replace('</channel>', '</canal>')],
  ['FAILED_DIALECT', '<?xml version="1.0"?><receitas><receita><nome>Bolo</nome></receita></receitas>'],
  ['FAILED_BINARY', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'],
  ['FAILED_NOTHING_TAKEN', googleFeed(good.map((item) => ({ ...item, price: 'grátis' })))],
]

test.each(FILE_FAULTS)('N-12 %s ends the reading by its name, and nothing of it could be taken', async (code, feed) => {
  const { result } = await labFindings(feed, bench.deps)
  expect(result?.problems[0]).toMatchObject({ code, severity: 'fatal' })
})
