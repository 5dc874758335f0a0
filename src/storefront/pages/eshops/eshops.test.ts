import { expect, test } from 'vitest'
import { weighedRating } from '../../parts/eshop/rating-of-eshop.ts'
import { memoryStar } from '../star/testing.ts'
import { testStorefront } from '../../routes/testing.ts'

async function shops(url = '/lojas') {
  const { body, statusCode, headers } = await testStorefront().app.inject(url)
  const cards = [...body.matchAll(/<li class="shop">(.*?)<\/li>/gs)].map(([, card = '']) => card)
  return { body, statusCode, headers, cards }
}

function fact(card: string | undefined, name: string): string | undefined {
  const [, text] = new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`).exec(card ?? '') ?? []
  return text?.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

test('R-16 a shop says what decides between shops: delivery to the chosen region, where it delivers, returns, vouchers, and how buyers rate it; no word of that before there are reviews', async () => {
  const { cards } = await shops()
  const first = cards.find((card) => card.includes('/produtos/loja/loja-1"'))
  expect(fact(first, 'Entrega')).toBe('4,90 € a 39 €, grátis desde 50 €')
  expect(fact(first, 'Onde')).toBe('Continente, Madeira')
  // Its own mark; the letters of its name stand in for one.
  expect(first).toMatch(
    /class="monogram" aria-hidden="true"><img src="[^"]*\/inspiration\/ab\/cd\/ef\/eabcdef0123456789\/w144" alt=""/,
  )
  const second = cards.find((card) => card.includes('/produtos/loja/loja-2"'))
  expect(second).toMatch(/class="monogram" aria-hidden="true">[^<]{1,2}</)
  expect([fact(second, 'Entrega'), fact(second, 'Devolução')]).toEqual(['grátis', '30 dias'])
  const third = cards.find((card) => card.includes('/produtos/loja/loja-3"'))
  expect([fact(third, 'Entrega'), fact(third, 'Onde')]).toEqual(['por confirmar na loja', undefined])
  expect(cards.some((card) => fact(card, 'Voucher') !== undefined)).toBe(true)
  expect(first).toMatch(/<a href="\/star\/eshop\/loja-1"[^>]*>.*aria-label="4,4 de 5 estrelas".*\(20/s)
  expect(cards.filter((card) => /estrela|avaliaç|class="rating/i.test(card))).toEqual([first])
})

test('R-16 shops are chosen and put in order by the address, which every link keeps', async () => {
  const madeira = await shops('/lojas?regiao=madeira&mostrar=entrega&ordenar=produtos')
  expect(madeira.cards.length).toBeGreaterThan(0)
  expect(madeira.cards.every((card) => fact(card, 'Onde')?.includes('Madeira'))).toBe(true)
  expect(madeira.body).toContain('/produtos/loja/loja-1?regiao=madeira"')
  expect(madeira.body).toContain('noindex')
  const counts = madeira.cards.map((card) => Number(/>(\d+) produto/.exec(card)?.[1]))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const azores = await shops('/lojas?regiao=acores')
  const first = azores.cards.find((card) => card.includes('/loja-1?'))
  expect(fact(first, 'Entrega')).toBe('não entrega')
  expect((await shops('/lojas?mostrar=devolucao-gratis')).body).toContain('Nenhuma loja corresponde')
  const { statusCode, headers } = await shops('/lojas?regiao=&mostrar=&ordenar=nada')
  expect([statusCode, headers.location]).toEqual([301, '/lojas'])
})

test('R-16 the best rated shops come first; one happy buyer leads no list', async () => {
  const { cards } = await shops('/lojas?ordenar=avaliacao')
  expect(cards[0]).toContain('/produtos/loja/loja-1"')
  expect(weighedRating({ slug: 'a', value: 5, count: 1 })).toBeLessThan(
    weighedRating({ slug: 'b', value: 4.6, count: 200 }),
  )
})

test('R-16 the list stands without ratings when nobody can tell them', async () => {
  const { app } = testStorefront({
    star: { ...memoryStar, totals: () => Promise.reject(new Error('the database is away')) },
  })
  const { statusCode, body } = await app.inject('/lojas')
  expect([statusCode, body.includes('class="rating"')]).toEqual([200, false])
})

test('R-16 a shop’s own listing leads with its mark and its rating', async () => {
  const { body } = await shops('/produtos/loja/loja-1')
  expect(body).toContain('<a href="/star/eshop/loja-1" class="eshop-rating">')
  expect(body).toMatch(/class="listing-head"><span class="monogram" aria-hidden="true"><img/)
})
