import { afterAll, expect, test } from 'vitest'
import { memoryListings, someProducts } from '../testing.ts'
import { testStorefront } from './testing.ts'

const products = someProducts(12).map((product, index) =>
  index > 0
    ? product
    : {
        ...product,
        variant: {
          ...product.variant,
          active: true,
          priceCents: 64_990,
          deliveryCents: 2990,
          totalCents: 61_481,
          voucher: {
            code: 'CAIS10',
            value: 10,
            valueType: 'percent' as const,
            priceWithVoucherCents: 58_491,
            isUnconditional: true,
            minOrderCents: 0,
            description: null,
            validUntil: '2026-12-01T00:00:00.000Z',
          },
        },
      },
)
const { app, clock } = testStorefront({ listings: memoryListings(products) })
afterAll(() => app.close())

function get(url: string) {
  return app.inject({ url })
}
/** Those of the words that a page does not say; its spaces are of all kinds. */
function unsaid(body: string, words: readonly string[]) {
  return words.filter((text) => !body.replaceAll('\u00a0', ' ').includes(text))
}
function robots(body: string) {
  return /<meta name="robots" content="([^"]+)"/.exec(body)?.[1]
}
function sourcesOf(body: string) {
  return [...new Set([...body.matchAll(/clickthrough\/[^?]+\?s=(\d+)/g)].map(([, source]) => source))]
}

test('R-05 /produtos/vouchers is a listing of its own, and says which vouchers count', async () => {
  const { statusCode, body } = await get('/produtos/vouchers')
  expect([statusCode, robots(body), sourcesOf(body)]).toEqual([200, 'index, follow', ['16']])
  expect(unsaid(body, ['>Ofertas com voucher</h1>'])).toEqual([])
  expect(unsaid(body, ['Só os vouchers sem condições contam no total com entrega'])).toEqual([])
  expect((await get('/produtos/vouchers?voucher=com-voucher')).headers['location']).toBe('/produtos/vouchers')
})

test('R-05 L-06 a card shows the price with the voucher, its code, and the total that counts it', async () => {
  const { body } = await get('/produtos/sofas')
  expect(unsaid(body, ['<code>CAIS10</code> -64,99 €'])).toEqual([])
  expect(unsaid(body, ['Clique para copiar o código do voucher'])).toEqual([])
  expect(
    unsaid(body, [
      '<b>614,81 €</b> com entrega',
      '649,90 € na loja - 64,99 € (voucher CAIS10) + 29,90 € de entrega no continente',
    ]),
  ).toEqual([])
})

test("R-05 the page of a shop's voucher explains it above the shop's listing", async () => {
  const { statusCode, body } = await get('/produtos/loja/loja-1/voucher/CAIS10')
  expect([statusCode, robots(body), sourcesOf(body)]).toEqual([200, 'index, follow', ['17']])
  expect(
    unsaid(body, [
      'Voucher da loja Casa do Cais</h1>',
      '-10 % na loja Casa do Cais',
      '<code>CAIS10</code>',
      'Em todos os móveis, para todos os clientes.',
      'Todos os clientes, em toda a loja',
      'Até 30 de novembro de 2026',
      'data-voucher="CAIS10"',
      'NOVO50: -50 €',
    ]),
  ).toEqual([])
  expect(unsaid(body, ['href="http://localhost:3000/produtos/loja/loja-1/voucher/CAIS10"'])).toEqual([])
  const conditional = (await get('/produtos/loja/loja-1/voucher/NOVO50')).body
  expect(
    unsaid(conditional, [
      'Com condições da loja: não entra nos totais que mostramos',
      '300 €',
      'Sem fim marcado pela loja',
      'Só na primeira encomenda.',
    ]),
  ).toEqual([])
})

test('R-05 another case leads to the code as the shop writes it', async () => {
  const { statusCode, headers } = await get('/produtos/loja/loja-1/voucher/cais10?ordenar=preco')
  expect([statusCode, headers['location']]).toEqual([301, '/produtos/loja/loja-1/voucher/CAIS10?ordenar=preco'])
})

test.each([
  ['VERAO', 410, 'Este voucher já terminou', 'O voucher VERAO foi válido até 31 de agosto de 2026.'],
  ['NADA', 404, 'Este voucher não existe', 'A loja Casa do Cais não nos deu nenhum voucher com este código.'],
  ['NATAL', 200, 'Este voucher ainda não começou', 'O voucher NATAL vale a partir de 10 de dezembro de 2026.'],
])(
  'R-05 of the code %s the page answers %i and says so, with the vouchers that hold',
  async (code, status, title, text) => {
    const { statusCode, body } = await get(`/produtos/loja/loja-1/voucher/${code}`)
    expect([statusCode, robots(body)]).toEqual([status, 'noindex, follow'])
    expect(unsaid(body, [title, text, 'CAIS10: -10 %', 'NOVO50: -50 €'])).toEqual([])
    expect(body).not.toContain(`data-voucher="${code}"`)
  },
)

test('R-05 what somebody writes as a code does not come onto the page as words; an unknown shop is not found', async () => {
  expect(
    (await get('/produtos/loja/loja-1/voucher/INVENTADO')).body.replaceAll(
      /(?:href|content|action)="[^"]*"|\{"@context".*?<\/script>/g,
      '',
    ),
  ).not.toContain('INVENTADO')
  expect((await get('/produtos/loja/nada/voucher/CAIS10')).statusCode).toBe(404)
  expect((await get('/produtos/loja/loja-1/voucher/%3Cscript%3E')).statusCode).toBe(404)
})

test("R-05 a shop's own page names its vouchers", async () => {
  expect((await get('/produtos/loja/loja-1')).body).toContain('href="/produtos/loja/loja-1/voucher/CAIS10"')
  expect((await get('/produtos/loja/loja-2')).body).not.toContain('Vouchers desta loja')
})

test('R-05 time alone ends a voucher: the kept page is good up to that moment and not a millisecond longer', async () => {
  const page = () => get('/produtos/loja/loja-1/voucher/CAIS10')
  await page()
  await page()
  expect((await page()).headers['x-cache']).toBe('hit')
  clock.advanceMs(Date.parse('2026-11-30T23:59:59.999Z') - clock.now().getTime())
  expect((await page()).statusCode).toBe(200)
  clock.advanceMs(1)
  expect((await page()).statusCode).toBe(410)
})
