import { describe, expect, test } from 'vitest'
import { aComparedProduct } from '../pages/compare/testing.ts'
import { testStorefront, type TestStorefrontOptions } from './testing.ts'
import { memoryListings, someProducts } from '../testing.ts'

async function ask(url: string, options: TestStorefrontOptions = {}) {
  const { app } = testStorefront(options)
  const answer = await app.inject({ url })
  await app.close()
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    body: answer.body.replace(/[\u00a0\u202f]/g, ' '),
    headers: answer.headers,
  }
}
function columns(body: string): number {
  return body.match(/class="compare-product[" ]/g)?.length ?? 0
}

describe('R-08 /compare-products', () => {
  test('R-08 shows two to six products side by side, the same bytes for everybody, not for the index', async () => {
    for (const count of [2, 6]) {
      const { status, body, headers } = await ask(
        `/compare-products?v=${Array.from({ length: count }, (_, index) => 1000 + index).join(',')}`,
      )
      expect([status, columns(body)]).toEqual([200, count])
      expect(body).toMatch(
        count === 2 ? /<title>Comparar [^,<]+ e [^,<]+</ : /<title>Comparar [^,<]+, [^,<]+ e mais 4 /,
      )
      expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
      expect(headers['cache-control']).toContain('s-maxage')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
  test.each([
    ['/compare-products?v=1003,1000', '/compare-products?v=1000,1003'],
    ['/compare-products?v=1000&v=1003', '/compare-products?v=1000,1003'],
    ['/compare-products?v=1000,1000', '/compare-products?v=1000'],
    ['/compare-products?so=diferencas', '/compare-products'],
  ])('R-08 R-22 %s → 301 %s', async (url, location) => {
    expect(await ask(url)).toMatchObject({ status: 301, location })
  })
  test('R-08 T-04 where a visit came from does not redirect', async () => {
    expect((await ask('/compare-products?v=1000,1003&utm_source=carta')).status).toBe(200)
  })
  test('R-08 without products it explains how to compare, and may be found', async () => {
    const { status, body } = await ask('/compare-products')
    expect([status, columns(body)]).toEqual([200, 0])
    expect(body).toContain('Comparar lado a lado')
    expect(body).toContain('<meta name="robots" content="index, follow"/>')
  })
  test('R-08 with one it asks for another and offers some that can be added without script', async () => {
    const { body } = await ask('/compare-products?v=1000')
    expect(columns(body)).toBe(1)
    expect(body).toContain('Junte outro produto')
    expect(body).toMatch(/<form id="comparar"[^>]*><input type="hidden" name="v" value="1000"\/><\/form>/)
    expect(body.match(/aria-label="Juntar: /g)).toHaveLength(6)
    expect(body).not.toContain('≠')
  })
  test('R-08 of more than six it asks which: the first six of the largest category are ticked', async () => {
    const { body } = await ask(`/compare-products?v=${Array.from({ length: 9 }, (_, index) => 1000 + index).join(',')}`)
    expect(columns(body)).toBe(0)
    expect(body).toContain('Quais destes 9?')
    expect(body).toContain('<legend>Sofás</legend>')
    expect(body.match(/<input type="checkbox"/g)).toHaveLength(9)
    expect(body.match(/checked=""/g)).toHaveLength(6)
  })
  test('R-08 what is gone or never existed is said, the others are shown', async () => {
    const { status, body } = await ask('/compare-products?v=5,1000,1003,1129')
    expect([status, columns(body)]).toEqual([200, 2])
    expect(body).toContain('já não está à venda em nenhuma loja')
    expect(body).toContain('1 produto deste endereço não existe')
  })
  test('R-08 nothing but offers that never existed is a 404 that says so', async () => {
    const { status, body } = await ask('/compare-products?v=5,6')
    expect(status).toBe(404)
    expect(body).toContain('2 produtos deste endereço não existem')
  })
  test('X-05 a click from the comparison says so', async () => {
    expect((await ask('/compare-products?v=1000,1003')).body).toMatch(/\/v2\/clickthrough\/[^"]+\?s=29&amp;ri=/)
  })
  test('R-08 N-01 the region is in the address and in every link of the page', async () => {
    const { body } = await ask('/compare-products?v=1000,1003&regiao=madeira')
    expect(body).toContain('Total com entrega na Madeira')
    expect(body).toContain('href="/compare-products?v=1003&amp;regiao=madeira"')
    expect(body).toContain('<input type="hidden" name="regiao" value="madeira"/>')
  })
  test('R-08 without its suggestions the page stands', async () => {
    const listings = {
      ...memoryListings(someProducts(10)),
      find: async () => {
        throw new Error('no index')
      },
    }
    const { status, body } = await ask('/compare-products?v=1000,1003', { listings })
    expect([status, columns(body)]).toEqual([200, 2])
    expect(body).not.toContain('Juntar à comparação')
  })
  test('R-08 a name in a feed cannot break out of the page', async () => {
    const evil = aComparedProduct(0)
    const products = [
      { ...evil, product: { ...evil.product, title: '<script>alert(1)</script>' } },
      aComparedProduct(3),
    ]
    const { body } = await ask('/compare-products?v=1000,1003', {
      comparisons: { load: async () => ({ products, unknownIds: [] }) },
    })
    expect(body).not.toMatch(/<script>alert/i)
    expect(body).toMatch(/&lt;script&gt;alert/i)
  })
})
