import { afterAll, describe, expect, test } from 'vitest'
import { workedExample } from '../parts/discount/worked-example.ts'
import { testStorefront } from './testing.ts'

const { app } = testStorefront()
afterAll(() => app.close())
const bodyOf = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  return body
}
const cards = (body: string) => body.match(/<li class="card">/g) ?? []
const reducedCards = (body: string) => body.match(/<span class="badge-drop">/g) ?? []

describe('R-03 listings of reductions', () => {
  test('R-03 /sales lists every proven reduction and nothing else, and explains how it is computed', async () => {
    const body = await bodyOf('/sales')
    expect(cards(body).length).toBeGreaterThan(0)
    expect(reducedCards(body)).toHaveLength(cards(body).length)
    expect(body).toContain('Como calculamos um desconto')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/sales"/>')
  })

  test('L-11 the worked example says what the rule says of it: ten percent where the shop claims forty', async () => {
    expect(workedExample()).toMatchObject({ claimed: '-40 %', honest: '-10 %' })
    expect(await bodyOf('/sales')).toMatch(/Nós dizemos<\/dt><dd>-10\s%/)
  })

  test('R-03 of a category, with the box, the way back, and clicks that say where they began', async () => {
    const body = await bodyOf('/produtos/ofertas/sofas')
    expect(body).toContain('>Sofás em promoção</h1>')
    expect(reducedCards(body)).toHaveLength(cards(body).length)
    expect(body).toMatch(/Aqui não há descontos falsos\.[\s\S]*href="\/sales#como-calculamos" data-event="sales_info_box_link_click"/)
    expect(body).toMatch(/clickthrough\/loja\d\.pt\/\d+\?s=2&amp;p=1&amp;/)
    expect(body).toContain('<a href="/produtos/sofas" aria-current="true"')
    expect(await bodyOf('/price-drops/sofas')).toMatch(/>Sofás: baixaram esta semana<\/h1>[\s\S]*\?s=3&amp;p=1&amp;/)
  })

  test('R-03 L-12 a listing leads to its reductions with its other filters, by a link that says so to who listens', async () => {
    const body = await bodyOf('/produtos/sofas?cor=azul,preto')
    expect(body).toMatch(/href="\/produtos\/ofertas\/sofas\?cor=azul,preto"[^>]*data-event="promo_filter_click" data-type="ofertas" data-label="Em promoção" data-position="1"/)
  })
})
