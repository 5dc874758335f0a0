import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { ProductSource } from '../pages/product/load.ts'
import { productsOfAllShapes, shapes } from '../pages/product/testing.ts'
import { memoryListings, someProducts } from '../testing.ts'
import { testStorefront } from './testing.ts'

const { app } = testStorefront({ products: productsOfAllShapes })
afterAll(() => app.close())

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers })
}
async function location(url: string) {
  const answer = await get(url)
  return `${answer.statusCode} ${answer.headers['location'] ?? ''}`
}
function plain(html: string): string {
  return html.replace(/[\u00a0\u202f]/g, ' ').replaceAll('<!-- -->', '')
}

describe('M-10 the offers of a product as a page of their own', () => {
  test('M-10 all forty stand there, the product page shows the first ten and the way there', async () => {
    const [page, offers] = [
      plain((await get('/produto/740-sofa-alvor')).body),
      plain((await get('/produto/740-sofa-alvor/ofertas')).body),
    ]
    expect(page.match(/data-offer="/g)).toHaveLength(10)
    expect(offers.match(/data-offer="/g)).toHaveLength(40)
    expect(page).toContain('href="/produto/740-sofa-alvor/ofertas"')
    expect(offers).toContain('data-modal-content')
    expect(offers).toContain('<link rel="canonical" href="http://localhost:3000/produto/740-sofa-alvor"/>')
    expect(offers).toContain('<meta name="robots" content="noindex, follow"/>')
  })
  test('M-10 a dozen offers all stand on the page', async () => {
    expect((await get('/produto/500-sofa-alvor')).body).not.toContain('Ver as 4 ofertas</a><a')
    expect((await get('/produto/500-sofa-alvor')).body.match(/data-offer="/g)).toHaveLength(4)
  })
  test('R-22 wrong slugs, merged and gone products lead on, the region goes along; what never existed is not found', async () => {
    expect(await location('/produto/500/ofertas')).toBe('301 /produto/500-sofa-alvor/ofertas')
    expect(await location('/produto/500-x/entregas?regiao=madeira')).toBe(
      '301 /produto/500-sofa-alvor/entregas?regiao=madeira',
    )
    expect(await location('/produto/301-x/ofertas')).toBe('301 /produto/500-sofa-alvor/ofertas')
    expect(await location('/produto/410-sofa-alvor/ofertas?regiao=acores')).toBe(
      '301 /produto/410-sofa-alvor?regiao=acores',
    )
    expect(await location('/produto/500-sofa-alvor/ofertas?xpto=1')).toBe('301 /produto/500-sofa-alvor/ofertas')
    expect(await location('/produto/404-x/ofertas')).toBe('404 ')
    expect(await location('/produto/abc/entregas')).toBe('404 ')
  })
})

describe('M-12 what each shop asks to deliver', () => {
  test('M-12 every region of every shop: known with days, unknown, refused', async () => {
    const body = plain((await get('/produto/500-sofa-alvor/entregas')).body)
    const rows = [...body.matchAll(/<tr role="row" data-delivery-of="\d+"[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    )
    expect(rows).toEqual([
      '|Móveis Ribeira|Portugal continental|Grátis|até 8 dias|Madeira|99 €|até 20 dias|Açores|Por confirmar|',
      '|Casa do Cais|Portugal continental|29,90 €|até 5 dias|Madeira|Por confirmar|Açores|Não entrega|',
      '|Lar &amp; Linho|Portugal continental|Por confirmar|Madeira|Por confirmar|Açores|Por confirmar|',
      '|Oficina do Norte|Portugal continental|29,90 €|até 5 dias|Madeira|Por confirmar|Açores|Não entrega|',
    ])
  })
})

describe('N-01 a postal code without script', () => {
  test.each([
    ['1000-100', ''],
    ['9000 123', '?regiao=madeira'],
    ['9500', '?regiao=acores'],
    ['%20P-9499%E2%80%93001', '?regiao=madeira'],
    ['', ''],
  ])('N-01 "%s" leads to its region', async (code, query) => {
    expect(await location(`/produto/500-sofa-alvor?codigo-postal=${code}`)).toBe(`301 /produto/500-sofa-alvor${query}`)
  })
  test('N-01 its region wins over the one that was shown', async () => {
    expect(await location('/produto/500-sofa-alvor?regiao=madeira&codigo-postal=1000')).toBe(
      '301 /produto/500-sofa-alvor',
    )
  })
  test.each(['12', '0000-000', '1000-10', 'Lisboa', '1000-100%20Lisboa', '<script>'])(
    'N-01 "%s" comes back with a kind message beside the field, in the region that was shown',
    async (code) => {
      expect(
        await location(
          `/produto/500-sofa-alvor?regiao=acores&codigo-postal=${encodeURIComponent(decodeURIComponent(code))}`,
        ),
      ).toBe('301 /produto/500-sofa-alvor?regiao=acores&codigo-postal=invalido')
      const { body, statusCode } = await get('/produto/500-sofa-alvor?regiao=acores&codigo-postal=invalido')
      expect(statusCode).toBe(200)
      expect(body).toContain('Um código postal tem 4 ou 7 algarismos, por exemplo 1000-100.')
      expect(body).toMatch(/aria-describedby="codigo-postal-erro" aria-invalid="true"/)
    },
  )
})

describe('R-17 the page whole', () => {
  test("N-10 an offer has the shop's returns with their date, its own name, and since when its price is watched", async () => {
    const body = plain((await get('/produto/500-sofa-alvor')).body)
    expect(body).toContain('30 dias · 29,90 €')
    expect(body).toContain(
      '<a href="https://casadocais.pt/devolucoes" rel="nofollow noopener" target="_blank">Política da loja, vista a 1 de outubro de 2026</a>',
    )
    expect(body).toContain('Acompanhamos o preço desta oferta desde')
  })
  test('N-01 a lower price whose delivery is unknown is named, never best', async () => {
    expect(plain((await get('/produto/500-sofa-alvor')).body)).toContain(
      'Lar &amp; Linho pede 599 €, com a entrega no continente por confirmar.',
    )
  })
  test.each([
    [shapes.unknown, 'sem contar a entrega', /Ir para a loja/],
    [shapes.outOfStock, 'fora de stock em todas as lojas', /Já não|Fora de stock/],
    [shapes.stale, 'o preço pode ter mudado', /Ir para a loja/],
  ])('N-08 product %i: without a sound total nothing is called the best', async (id, words, also) => {
    const body = plain((await get(`/produto/${id}-sofa-alvor`)).body)
    expect(body).toContain(words)
    expect(body).toMatch(also)
    expect(body).not.toContain('Melhor total')
  })
  test('R-17 pieces like it stand below, as small cards, never the product itself', async () => {
    const { body } = await get('/produto/500-sofa-alvor')
    expect(body).toContain('Peças parecidas')
    expect(body.match(/class="small-card"/g)).toHaveLength(8)
    expect(body.match(/href="\/produto\/500-sofa-0"/)).toBeNull()
  })
  test('R-17 a page is made anew when a piece beside it changes', async () => {
    const changes = new Map<number, number>()
    const products: ProductSource = { ...productsOfAllShapes, versionOf: (id) => String(changes.get(id) ?? 0) }
    const catalogue = someProducts(130)
    const own = testStorefront({ products, listings: memoryListings(catalogue) })
    const ask = async () => (await own.app.inject('/produto/500-sofa-alvor')).headers['x-cache']
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['made', 'made', 'hit', 'hit'])
    const beside = [
      ...(await own.app.inject('/produto/500-sofa-alvor')).body.matchAll(/href="\/produto\/(\d+)-sofa-\d+"/g),
    ].map(([, id]) => Number(id))
    changes.set(beside.at(-1) as number, 1)
    expect(await ask()).toBe('made')
    changes.set(999_999, 1)
    expect(await ask()).toBe('hit')
    await own.app.close()
  })
  test('R-17 no header changes a byte of it, and forty offers stay light', async () => {
    const [plainly, other] = [
      await get('/produto/740-sofa-alvor'),
      await get('/produto/740-sofa-alvor', {
        cookie: 'jwt=x; session=y',
        'user-agent': 'other',
        'accept-language': 'en',
      }),
    ]
    expect(other.body).toBe(plainly.body)
    expect(brotliCompressSync(plainly.body).byteLength).toBeLessThanOrEqual(20_000)
    expect(brotliCompressSync((await get('/produto/740-sofa-alvor/ofertas')).body).byteLength).toBeLessThanOrEqual(
      20_000,
    )
    expect(plainly.body).not.toMatch(/ style="| onclick=/)
  })
  test('R-17 markup: what is stale or cannot be had is not offered, no discount is claimed', async () => {
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await get('/produto/714-sofa-alvor')).body)?.[1] ??
        '{}',
    ) as { offers: { offerCount: number; lowPrice: number; offers: object[] } }
    expect(data.offers.offers).toHaveLength(data.offers.offerCount)
    expect(data.offers.offerCount).toBe(12)
    expect(JSON.stringify(data)).not.toMatch(/priceSpecification|discount|"highPrice":null/i)
    const none = (await get('/produto/770-sofa-alvor')).body
    expect(none).not.toContain('AggregateOffer')
  })
  test('M-09 the family stands as links without script', async () => {
    const { body } = await get('/produto/500-sofa-alvor?regiao=madeira')
    expect(body).toContain('id="variantes"')
    expect(body).toContain('href="/produto/600-sofa-alvor-0?regiao=madeira"')
  })
})

describe('N-07 an offer that is not the product', () => {
  const own = testStorefront({ products: productsOfAllShapes })
  afterAll(() => own.app.close())
  const report = (name: string, payload: string) =>
    own.app.inject({
      method: 'POST',
      url: `/produto/${name}/nao-e-o-mesmo`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  test('N-07 a shopper says so by a plain form and reads what happens next', async () => {
    expect((await get('/produto/500-sofa-alvor')).body).toContain(
      '<form action="/produto/500/nao-e-o-mesmo" method="post"><input type="hidden" name="oferta" value="2"/>',
    )
    const answer = await report('500', 'oferta=2')
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      303,
      '/produto/500/nao-e-o-mesmo',
      'no-store',
    ])
    const { body, headers } = await own.app.inject('/produto/500/nao-e-o-mesmo')
    expect(body).toContain('Obrigado por avisar')
    expect(body).toContain('href="/produto/500"')
    expect(headers['cache-control']).toBe('no-store')
  })
  test('N-07 the only offer of a product cannot be another product', async () => {
    expect((await get('/produto/701-sofa-alvor')).body).not.toContain('Não é o mesmo produto')
  })
  test('N-07 fault A5 a page of another site reports nothing, nor does another kind of body or a long one', async () => {
    const post = async (headers: Record<string, string>, payload = 'oferta=2') =>
      (
        await own.app.inject({
          method: 'POST',
          url: '/produto/500/nao-e-o-mesmo',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload,
        })
      ).statusCode
    expect(await post({ origin: 'https://outra.example' })).toBe(403)
    expect(await post({ origin: 'null' })).toBe(403)
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({ 'content-type': 'application/json' }, '{"oferta":2}')).toBe(415)
    expect(await post({ 'content-type': 'text/plain' })).toBe(415)
    expect(await post({}, `oferta=2&x=${'y'.repeat(2_000)}`)).toBe(413)
    expect(await post({}, 'oferta=404&oferta=2')).toBe(404)
  })
  test('N-07 what names no offer of that product is not found; who reports without end waits', async () => {
    for (const payload of ['oferta=404', 'oferta=', 'oferta=abc', '', 'oferta=-1'])
      expect((await report('500', payload)).statusCode, payload).toBe(404)
    const codes: number[] = []
    for (let index = 0; index < 12; index++) codes.push((await report('500', 'oferta=2')).statusCode)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(2)
  })
})

describe('N-07 what looks the same', () => {
  const own = testStorefront({ products: productsOfAllShapes })
  afterAll(() => own.app.close())
  const answer = (payload: string, headers: Record<string, string> = {}) =>
    own.app.inject({
      method: 'POST',
      url: '/produto/500/parece-o-mesmo',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  test('N-07 stands on the page with its link, price, why, and a plain form for each; absent when there is none', async () => {
    const { body } = await own.app.inject('/produto/500-sofa-alvor?regiao=madeira')
    const section = /<section[^>]*id="parece-o-mesmo".*?<\/section>/s.exec(body)?.[0] ?? ''
    expect(section).toContain('<h2 id="parece-o-mesmo-titulo">Parece o mesmo</h2>')
    expect(section).toContain('href="/produto/801-sofa-alvura?regiao=madeira"')
    expect(section).toContain('Mesma medida e cor; a marca não é dita.')
    expect(section.match(/<form [^>]*action="\/produto\/500\/parece-o-mesmo"/g)).toHaveLength(2)
    expect(section).toContain('name="produto" value="801"')
    expect(section).toMatch(/value="sim" name="resposta">É o mesmo artigo<span class="visually-hidden">: Sofá Alvura/)
    expect((await own.app.inject('/produto/701-sofa-alvor')).body).not.toContain('Parece o mesmo')
  })
  test('N-07 an answer is taken by a plain form, and it is said what happens next', async () => {
    for (const word of ['sim', 'nao']) {
      const taken = await answer(`produto=801&resposta=${word}`)
      expect([taken.statusCode, taken.headers['location'], taken.headers['cache-control']]).toEqual([
        303,
        '/produto/500/parece-o-mesmo',
        'no-store',
      ])
    }
    const { body, headers } = await own.app.inject('/produto/500/parece-o-mesmo')
    expect(body).toContain('Uma pessoa vai comparar os dois produtos.')
    expect(headers['cache-control']).toBe('no-store')
  })
  test('N-07 fault A5 another site answers nothing, nor does another kind of body, a long one, or one that names no twin or no answer', async () => {
    expect((await answer('produto=801&resposta=sim', { origin: 'https://outra.example' })).statusCode).toBe(403)
    expect((await answer('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await answer(`produto=801&resposta=sim&x=${'y'.repeat(2_000)}`)).statusCode).toBe(413)
    for (const payload of [
      'produto=404&resposta=sim',
      'produto=801',
      'produto=801&resposta=talvez',
      'resposta=sim',
      '',
    ])
      expect((await answer(payload)).statusCode, payload).toBe(404)
    const codes: number[] = []
    for (let index = 0; index < 12; index++) codes.push((await answer('produto=801&resposta=sim')).statusCode)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(2)
  })
})
