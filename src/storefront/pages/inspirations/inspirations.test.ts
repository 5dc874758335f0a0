import { afterAll, expect, test } from 'vitest'
import { testStorefront } from '../../routes/testing.ts'
import { anInspiration, memoryInspirations } from './testing.ts'

const many = Array.from({ length: 30 }, (_, index) =>
  anInspiration({
    id: index + 1,
    name: `Sala ${index + 1}`,
    room: index % 3 === 0 ? 'quarto' : 'sala',
    style: index % 2 === 0 ? 'boho' : 'escandinavo',
    eshopId: index < 5 ? 1 : null,
  }),
)
const { app } = testStorefront({ inspirations: memoryInspirations(many) })
afterAll(() => app.close())

async function page(url: string): Promise<string> {
  return (await app.inject({ url })).body
}

async function call(name: 'feed' | 'filtering', url: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v2/inspiration/${name}`,
    payload: { url },
    headers: { origin: 'http://localhost:3000' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('R-13 A-01.5 the list shows 24 and leads on; the feed brings the others as the page would show them', async () => {
  const first = await page('/inspirations')
  expect(first.match(/class="inspiration-card"/g)).toHaveLength(24)
  expect(first).toContain('href="/inspirations?pagina=2"')
  expect(first).toContain('30 inspirações')
  const { status, body } = await call('feed', '/inspirations?pagina=2')
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalCount: 30, nextPageUrl: null })
  const second = await page('/inspirations?pagina=2')
  expect(body.inspirations).toHaveLength(6)
  expect(second).toContain(body.listHtml)
  expect(body.inspirations[0]).toMatchObject({
    id: 25,
    isStl: true,
    ownerName: 'Equipa Poiso',
    eshop: null,
    url: '/inspirations/stl/25',
    images: [
      { originalWidth: 1000, originalHeight: 750, aspectRatio: 1.3333, variants: [{ variantId: 1000, x: 0.537 }, {}] },
    ],
  })
})

test('R-13 E-05 filters are links whose counts are true of what they lead to, within what else is chosen', async () => {
  const { body } = await call('filtering', '/inspirations?divisao=quarto')
  expect(body.totalCount).toBe(10)
  for (const group of ['rooms', 'styles', 'owners']) {
    expect([group, body.filters[group].length > 0]).toEqual([group, true])
    for (const { url, count, isSelected } of body.filters[group]) {
      const led = (await call('filtering', url)).body
      expect([url, led.totalCount]).toEqual([url, isSelected ? 30 : count])
    }
  }
  expect(await page('/inspirations?divisao=quarto')).toContain('Boho <small>5</small>')
})

test('A-01.5 A-01.6 what is no list of inspirations is refused; unknown filters are dropped; a region goes on', async () => {
  for (const url of [
    '/produtos',
    '/inspirations/../admin',
    '/inspirations/stl/1',
    '/%69nspirations',
    '/inspirations%2F..',
  ])
    expect([url, (await call('feed', url)).status]).toEqual([url, 400])
  for (const url of ['//evil.example', 'https://evil.example/inspirations', 'javascript:alert(1)', 'inspirations', ''])
    expect([url, (await call('filtering', url)).status]).toEqual([url, 400])
  const hundred = Array.from({ length: 100 }, (_, index) => `x${index}=1`).join('&')
  const { status, body } = await call('feed', `/inspirations?${hundred}&estilo=%3Cscript%3E&de=..&regiao=madeira`)
  expect(status).toBe(200)
  expect(body.nextPageUrl).toBe('/inspirations?pagina=2&regiao=madeira')
  expect(body.listHtml).toContain('href="/inspirations/stl/1?regiao=madeira"')
  expect((await call('feed', '/inspirations?pagina=3')).status).toBe(404)
})

test('R-13 a room: a button on each piece that opens what it is, the list, and what all of it costs', async () => {
  const body = await page('/inspirations/stl/7')
  expect(body).toContain('class="mark x1-5 x2-3 x3-7 y1-6 y2-6 y3-1"')
  expect(body.match(/popovertarget="peca-[12]" aria-label=/gi)).toHaveLength(2)
  expect(body.match(/class="mark-card"/g)).toHaveLength(2)
  expect(body.match(/class="room-piece"/g)).toHaveLength(2)
  expect(body).toContain('com entrega no continente')
  expect(body).toMatch(/href="\/v2\/clickthrough\/[^"]+s=36/)
  expect(body).toContain('"@type":"ImageObject"')
  expect(body).toContain('"@type":"ItemList"')
  expect(body).toMatch(/property="og:image" content="[^"]*\/partilha\/[^"]*inspirations\/stl\/7/)
  expect(body).not.toContain('style=')
})

test('R-13 what no shop sells any more stays marked and says so; an offer that never existed falls away', async () => {
  const gone = anInspiration({ id: 50 })
  const [image] = gone.images
  if (image === undefined) throw new Error('no picture')
  const hotspots = [
    { x: 100, y: 100, variantId: 1129, productId: 629 },
    { x: 300, y: 100, variantId: 9, productId: 9 },
    { x: 500, y: 100, variantId: 1000, productId: 500 },
  ]
  const { app: other } = testStorefront({
    inspirations: memoryInspirations([{ ...gone, images: [{ ...image, hotspots }] }]),
  })
  const { body } = await other.inject({ url: '/inspirations/stl/50' })
  await other.close()
  expect(body.match(/class="mark /g)).toHaveLength(2)
  expect(body.match(/is-gone"/g)).toHaveLength(1)
  expect(body).toContain('Já não se vende')
  expect(body).toContain('Fora da soma: 1 peça que agora não se pode comprar.')
})
