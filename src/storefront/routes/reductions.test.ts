import { afterAll, describe, expect, test } from 'vitest'
import { workedExample } from '../parts/discount/worked-example.ts'
import { memoryListings, someProducts } from '../testing.ts'
import { testStorefront } from './testing.ts'

const { app } = testStorefront()
afterAll(() => app.close())
async function bodyOf(url: string) {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  return body
}
function cards(body: string) {
  return body.match(/<li class="card">/g) ?? []
}
function reducedCards(body: string) {
  return body.match(/<span class="badge-drop">/g) ?? []
}

describe('R-03 listings of reductions', () => {
  test('R-03 /sales lists every proven reduction and nothing else, and explains how it is computed', async () => {
    const body = await bodyOf('/sales')
    expect(cards(body).length).toBeGreaterThan(0)
    expect(reducedCards(body)).toHaveLength(cards(body).length)
    expect(body).toContain('Como calculamos um desconto')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/sales"/>')
    expect(await bodyOf('/produtos/ofertas')).toContain('<link rel="canonical" href="http://localhost:3000/sales"/>')
  })

  test('L-11 the worked example says what the rule says of it: ten percent where the shop claims forty', async () => {
    expect(workedExample()).toMatchObject({ claimed: '-40 %', honest: '-10 %' })
    expect(await bodyOf('/sales')).toMatch(/Nós dizemos<\/dt><dd>-10\s%/)
  })

  test('R-03 of a category, with the box, the way back, and clicks that say where they began', async () => {
    const body = await bodyOf('/produtos/ofertas/sofas')
    expect(body).toContain('>Sofás com desconto verificado</h1>')
    expect(reducedCards(body)).toHaveLength(cards(body).length)
    expect(body).toMatch(
      /Aqui não há descontos falsos\.[\s\S]*href="\/sales#como-calculamos" data-ga-event="sales_info_box_link_click"/,
    )
    expect(body).toMatch(/clickthrough\/loja\d\.pt\/\d+\?s=2&amp;p=1&amp;/)
    expect(body).toContain('<a href="/produtos/sofas" aria-current="true"')
    expect(await bodyOf('/price-drops/sofas')).toMatch(/>Sofás: baixaram esta semana<\/h1>[\s\S]*\?s=3&amp;p=1&amp;/)
  })

  test('R-03 L-12 a listing leads to its reductions with its other filters, by a link that says so to who listens', async () => {
    const body = await bodyOf('/produtos/sofas?cor=azul,preto')
    expect(body).toMatch(
      /href="\/produtos\/ofertas\/sofas\?cor=azul,preto"[^>]*data-ga-event="promo_filter_click;type=ofertas;label=Descontos verificados;position:1"/,
    )
  })

  test('R-03 a search among all reductions has a heading that reads as one', async () => {
    expect(await bodyOf('/produtos/ofertas?q=sof%C3%A1')).toContain(
      '>Resultados para “sofá”, com desconto verificado</h1>',
    )
  })

  test('R-03 a place without a proven reduction, as any is in its first 30 days, says why and where to go on', async () => {
    const own = testStorefront({
      listings: memoryListings(
        someProducts(12).map((product) => ({
          ...product,
          variant: { ...product.variant, discount: null, discounted: false, promoTags: [] },
        })),
      ),
    })
    for (const [url, back] of [
      ['/sales', '/produtos'],
      ['/produtos/ofertas/sofas', '/produtos/sofas'],
      ['/price-drops/sofas', '/produtos/sofas'],
    ]) {
      const { statusCode, body } = await own.app.inject({ url: url as string })
      expect([url, statusCode, /name="robots" content="([^"]+)"/.exec(body)?.[1]]).toEqual([
        url,
        200,
        'noindex, follow',
      ])
      expect(body).toContain('Ainda não há aqui descidas que possamos confirmar')
      expect(body).toMatch(new RegExp(`<a [^>]*href="${back}"[^>]*>Ver os produtos sem este filtro</a>`))
      expect(body).not.toContain('menos filtros')
    }
    expect((await own.app.inject({ url: '/produtos/ofertas/sofas?preco-ate=1' })).body).toContain(
      'Nenhum produto corresponde a tudo isto',
    )
    expect((await own.app.inject({ url: '/produtos/vouchers?pagina=2' })).statusCode).toBe(404)
    await own.app.close()
  })

  test.each(['/', '/produtos/sofas', '/sales', '/produto/500-sofa-alvor'])(
    'B-03 time alone ends the discount on a card: %s is kept up to that moment and not a millisecond longer',
    async (url) => {
      const end = '2026-11-21T11:30:00.000Z'
      const own = testStorefront({
        listings: memoryListings(
          someProducts(12).map((product) => ({
            ...product,
            variant: { ...product.variant, discount: { discount: 12, validTo: end } },
          })),
        ),
      })
      const from = async () => (await own.app.inject({ url })).headers['x-cache']
      for (let asked = 0; asked < 3; asked += 1) await from()
      own.clock.advanceMs(Date.parse(end) - own.clock.now().getTime() - 1)
      expect(await from()).toBe('hit')
      own.clock.advanceMs(1)
      expect(await from()).toBe('made')
      await own.app.close()
    },
  )
})
