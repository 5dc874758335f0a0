import { expect, test } from 'vitest'
import type { HomeBlock } from '#domains/content/contract.ts'
import { testStorefront } from '../../routes/testing.ts'
import { memoryListings, someProducts } from '../../testing.ts'

const always = { shownFrom: null, shownUntil: null } as const

async function home(homeBlocks?: readonly HomeBlock[], url = '/'): Promise<string> {
  const { body } = await testStorefront(homeBlocks && { content: { homeBlocks } }).app.inject(url)
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
}

function headings(body: string): string[] {
  return [...body.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, text = '']) => text)
}

test('R-01 U-01 a site that has set no blocks has the standard ones; what has nothing to show is absent', async () => {
  expect(headings(await home())).toEqual([
    'Móveis de muitas lojas, com o preço à sua porta',
    'Divisões da casa',
    'Por onde quer começar?',
    'Desceram de preço',
    'Acabados de chegar',
    'Como somos honestos',
    'Lojas com voucher',
    'Lojas',
    'Para ler',
    'Inspirações',
  ])
})

test('R-01 which blocks there are, their order and what they say is content', async () => {
  const body = await home([
    { ident: 'lojas', kind: 'shops', settings: { title: 'Onde comprar' }, ...always },
    { ident: 'novo', kind: 'newest', settings: { title: 'Chegou agora', count: 3 }, ...always },
    { ident: 'outro', kind: 'newest', settings: { title: 'Uma segunda vez', count: 3 }, ...always },
    { ident: 'artigos', kind: 'articles', settings: { title: 'Artigos', count: 3 }, ...always },
    { ident: 'inspiracoes', kind: 'inspirations', settings: { title: 'Inspirações', count: 3 }, ...always },
    { ident: 'nada', kind: 'leading-room', settings: { room: 'salão-de-baile' }, ...always },
  ])
  expect(headings(body)).toEqual([
    'Móveis e decoração de muitas lojas',
    'Onde comprar',
    'Chegou agora',
    'Artigos',
    'Inspirações',
  ])
  expect(body.match(/href="\/artigo\/artigo-\d"/g)).toHaveLength(3)
  expect(body.match(/<li class="card">/g)).toHaveLength(3)
})

test('R-01 a room that a shop shows furnished leads, with the piece that it is of', async () => {
  const rooms = { id: 'product/aa/bb/cc/sala', type: 'room', cropped: false } as const
  const products = someProducts(8).map((product, index) => ({
    ...product,
    variant: { ...product.variant, images: index === 2 ? [rooms] : [] },
  }))
  const { body } = await testStorefront({ listings: memoryListings(products) }).app.inject('/')
  expect(body).toMatch(
    /class="room-picture" href="\/produto\/502-[^"]*"[^>]*><img src="\/product\/aa\/bb\/cc\/sala\/w960"/,
  )
  expect(body).not.toContain('class="hero-pieces"')
})

test('R-01 rooms and departments show the pictures that content gives them; a room of content leads to its listing', async () => {
  const room = 'inspiration/ab/cd/ef/eabcdef0123456789'
  const piece = 'inspiration/ab/cd/ef/eabcdef9876543210'
  const body = await home([
    { ident: 'sala', kind: 'leading-room', settings: { room: 'sala', picture: room }, ...always },
    { ident: 'divisoes', kind: 'rooms', settings: { title: 'Divisões', pictures: { quarto: room } }, ...always },
    { ident: 'deps', kind: 'departments', settings: { title: 'Onde', pictures: { tapetes: piece } }, ...always },
  ])
  expect(body).toMatch(
    new RegExp(
      `class="room-picture" href="/produtos/divisoes/sala"[^>]*><img src="/${room}/w960"[^>]*fetchPriority="high"`,
      'i',
    ),
  )
  expect(body).toMatch(new RegExp(`href="/produtos/divisoes/quarto"><img src="/${room}/`))
  expect(body).toMatch(new RegExp(`href="/produtos/tapetes"><img src="/${piece}/`))
})

test('U-11 every link of a region’s home keeps it', async () => {
  const body = await home(undefined, '/?regiao=madeira')
  const lost = [...body.matchAll(/href="(\/[^"#]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => /^\/produtos?\//.test(href) && href !== '/produtos/divisoes' && !href.includes('regiao=madeira'))
  expect(lost).toEqual([])
})
