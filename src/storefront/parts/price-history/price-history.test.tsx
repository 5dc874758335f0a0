import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ProductHistory } from '#domains/offers/contract.ts'
import { anOffer } from '../../testing-products.ts'
import { presentPriceHistory } from './present-price-history.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { presentRange } from './present-range.ts'
import { anOfferHistory, at, discount, midnights, NOW, row, someHistory } from './testing.ts'

function plain(text: string | null | undefined) {
  return text?.replaceAll(/[\u00a0\u202f]/g, ' ')
}

function shown(history = someHistory(), variants = [anOffer({ priceCents: 8_000, discount })]) {
  return presentPriceHistory(history, { productId: 500, slug: 'sofa-alvor', variants, now: NOW })
}
function html(history?: ProductHistory) {
  const view = shown(history)
  return view === null ? '' : (plain(renderToStaticMarkup(<PriceHistory view={view} />)) ?? '')
}

describe('B-03 the price history on the page', () => {
  test('B-03 thirty days, ninety days, a year and all are there at once, without script; ninety days first', () => {
    const page = html()
    expect(
      [...page.matchAll(/<input type="radio"[^>]*value="(\w+)"[^>]*>/g)].map(([input, value]) => [
        value,
        input.includes('checked'),
      ]),
    ).toEqual([
      ['30', false],
      ['90', true],
      ['365', false],
      ['tudo', false],
    ])
    expect(page.match(/<svg /g)).toHaveLength(4)
    expect(page).not.toMatch(/ style=|<script/)
    expect(Buffer.byteLength(page)).toBeLessThan(12_000)
  })

  test('B-03 each picture has a name and says in words what it shows', () => {
    const page = html()
    expect(page).toContain(
      'role="img" aria-labelledby="ph-90-name ph-90-text"><title id="ph-90-name">Preço mais baixo em qualquer loja, 90 dias</title>',
    )
    expect(page).toMatch(
      /<desc id="ph-90-text">De 24\/08\/2026 a 21\/11\/2026: entre 80 € \(21\/11\/2026\) e 100 € \(10\/11\/2026\), habitualmente 100 €.<\/desc>/,
    )
  })

  test('B-03 lowest, usual and highest of the range with their days', () => {
    expect(shown()?.ranges[0]?.facts.map(({ name, value }) => [name, plain(value)])).toEqual([
      ['Mais baixo', '80 €'],
      ['Habitual', '100 €'],
      ['Mais alto', '100 €'],
    ])
  })

  test('B-03 a price that never moved is one figure, without days of a lowest and a highest', () => {
    const flat = presentRange({
      id: '30',
      label: '30 dias',
      isFirst: true,
      name: 'Preço',
      price: [8_000, 8_000, 8_000],
      delivered: [8_490, 8_490, 8_490],
      midnights: midnights(3),
      days: null,
      dropSince: null,
    })
    expect(flat.facts.map(({ name, value, note }) => [name, plain(value), note])).toEqual([['Sempre', '80 €', null]])
    expect(plain(flat.description)).toBe(
      'De 19/11/2026 a 21/11/2026: sempre 80 €. Com entrega no continente, sempre 84,90 €.',
    )
  })

  test('B-03 days before anyone watched are a gap, as is what was not seen', () => {
    const [month, quarter, , all] = shown()?.ranges ?? []
    expect([month?.chart.gaps.length, quarter?.chart.gaps.length, all?.chart.gaps.length]).toEqual([0, 2, 1])
    expect(quarter?.chart.gaps[0]).toMatchObject({ x: 56 })
  })

  test('B-03 ranges have whole days across a change of clocks', () => {
    expect(shown()?.ranges.map(({ from, until }) => [from, until])).toEqual([
      ['23/10/2026', '21/11/2026'],
      ['24/08/2026', '21/11/2026'],
      ['22/11/2025', '21/11/2026'],
      ['22/09/2026', '21/11/2026'],
    ])
  })

  test('B-03 only a proven reduction of the cheapest offer is drawn as a drop and said', () => {
    expect([shown()?.discount?.percent, shown()?.discount?.text].map(plain)).toEqual([
      '-20 %',
      'na loja Casa do Cais: nos 30 dias antes de baixar, a 11 de novembro de 2026, o preço mais baixo que vimos nesta loja foi 100 €.',
    ])
    expect(shown()?.ranges.map(({ chart }) => chart.drop !== '')).toEqual([true, true, true, true])
    for (const variants of [
      [anOffer({ priceCents: 8_000 })],
      [anOffer({ priceCents: 8_000, discount }), anOffer({ priceCents: 7_000 })],
      [anOffer({ priceCents: 8_000, discount, state: 'absent' })],
    ]) {
      expect([shown(someHistory(), variants)?.discount, shown(someHistory(), variants)?.ranges[0]?.chart.drop]).toEqual(
        [null, ''],
      )
    }
  })

  test('U-12 B-03 where any shop had it cheaper than the reference of this shop, both are said of the same days', () => {
    const dearer = { ...discount, referenceCents: 12_000 }
    expect(plain(shown(someHistory(), [anOffer({ priceCents: 8_000, discount: dearer })])?.discount?.text)).toMatch(
      /o preço mais baixo que vimos nesta loja foi 120 €; em qualquer loja foi 100 €\.$/,
    )
    expect(html()).toContain('Em qualquer loja, sem entrega')
  })

  test('B-03 a short history says since when it is watched', () => {
    const young = someHistory({
      watchedSince: at(12),
      midnights: midnights(13),
      price: Array.from({ length: 13 }, () => 10_000),
      delivered: [],
    })
    expect(shown(young, [anOffer()])?.discount).toEqual({
      percent: null,
      text: 'Seguimos este preço desde 9 de novembro de 2026. Só ao fim de 30 dias podemos comprovar um desconto.',
    })
    expect(shown(young)?.ranges.find(({ isFirst }) => isFirst)?.id).toBe('30')
  })

  test('B-03 the table has every stretch and gap, newest first; the shop’s claim stands only here, as its claim', () => {
    const page = html()
    const cells = [...page.matchAll(/<tr[^>]*>(?:<td>.*?<\/td>)+<\/tr>/g)].map(([line]) =>
      [...line.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell?.replaceAll(/<[^>]+>/g, '')),
    )
    expect(cells).toEqual([
      ['11/11/2026até hoje', 'Casa do Cais', '80 €+ 4,90 € de entrega', '150 €'],
      ['07/10/2026até 11/11/2026', 'Casa do Cais', '100 €+ 4,90 € de entrega', ''],
      ['02/10/2026até 07/10/2026', 'Casa do Cais', 'Sem dados', ''],
      ['22/09/2026até 02/10/2026', 'Casa do Cais', '100 €+ 4,90 € de entrega', ''],
    ])
    expect(page.replace(/<table.*<\/table>/s, '')).not.toContain('150 €')
    expect(page).toContain('<th scope="col">«Antes», diz a loja</th>')
    expect(page).toContain('href="/produto/500-sofa-alvor/historico.csv"')
  })

  test('B-03 what changed and is not shown makes no line of its own', () => {
    const segments = [
      { from: at(60), until: at(30), row: row(60, 10_000) },
      { from: at(30), until: at(20), row: { ...row(30, 10_000), availability: 'preorder' as const } },
      { from: at(20), until: NOW.getTime() + 1, row: { ...row(20, 10_000), availability: 'out_of_stock' as const } },
    ]
    expect(
      shown(someHistory({ offers: [anOfferHistory({ segments, unseen: [] })] }))?.rows.map(
        ({ from, until, isOutOfStock }) => [from, until, isOutOfStock],
      ),
    ).toEqual([
      ['2026-11-01', null, true],
      ['2026-09-22', '2026-11-01', false],
    ])
  })

  test('B-03 a history of many changes shows the newest forty and names the rest', () => {
    const segments = Array.from({ length: 100 }, (_, index) => ({
      from: at(50) + index * 1000,
      until: at(50) + (index + 1) * 1000,
      row: row(50, 10_000 + index),
    }))
    const view = shown(someHistory({ offers: [anOfferHistory({ segments, unseen: [] })] }))
    expect([view?.rows.length, view?.rowsLeftOut]).toEqual([40, 60])
  })

  test('B-03 nothing seen, or for less than a week: nothing is shown', () => {
    expect(shown(someHistory({ watchedSince: null, midnights: [], price: [] }))).toBeNull()
    expect(shown(someHistory({ price: Array.from({ length: 61 }, () => null) }))).toBeNull()
    expect(shown(someHistory({ midnights: midnights(6), price: [1, 1, 1, 1, 1, 1] }))).toBeNull()
  })
})
