import { afterAll, describe, expect, test } from 'vitest'
import { testStorefront } from './testing.ts'

const { app } = testStorefront()
afterAll(() => app.close())

function searchUrl(query: string, more = ''): string {
  return `/search?${more}q=${encodeURIComponent(query).replaceAll('%20', '+').replaceAll('%2C', ',')}`
}

async function page(url: string): Promise<string> {
  const { statusCode, body } = await app.inject(url)
  expect(statusCode, url).toBe(200)
  return body
}

/** What each chip says and where it leads. */
function chipsOf(body: string): Record<string, string> {
  const chips = [
    ...body.matchAll(/<a href="([^"]*)"[^>]*><span class="visually-hidden">Retirar o filtro <\/span>([^<]*)/g),
  ]
  return Object.fromEntries(
    chips.map(([, url = '', label = '']) => [label.replaceAll('\u00a0', ' '), url.replaceAll('&amp;', '&')]),
  )
}

describe('S-07 R-02 /search shows what was understood of a sentence', () => {
  test('each piece is a chip that leads to the listing without it, and the text stays in the box', async () => {
    const body = await page(searchUrl('sofá azul até 900 €'))
    expect(body).toContain('Percebemos:')
    const chips = chipsOf(body)
    expect(chips).toEqual({
      Sofás: '/produtos?preco-ate=900&cor=azul',
      'Preço até 900 €': '/produtos/sofas--azul',
      Azul: '/produtos/sofas?preco-ate=900',
    })
    for (const url of Object.values(chips)) expect((await app.inject(url)).statusCode, url).toBe(200)
    expect(body).toContain('value="sofá azul até 900 €"')
    expect(body).toContain(
      '<link rel="canonical" href="http://localhost:3000/produtos/sofas?preco-ate=900&amp;cor=azul"',
    )
    expect(body).toContain('<meta name="robots" content="noindex, follow"')
    expect(body).toMatch(/<h1>Sofás<\/h1>/)
  })

  test('words that were left over are a chip, too; what no filter says is named', async () => {
    const body = await page(searchUrl('sofá azul Mira sem braços'))
    expect(chipsOf(body)).toMatchObject({ '“Mira”': '/produtos/sofas--azul' })
    expect(body).toContain('Procurado como texto: “Mira”.')
    expect(body).toContain('Não percebemos, e ficou de fora: “sem braços”.')
  })

  test('a link turns understanding off, and what is filtered by then keeps it off; another turns it on again', async () => {
    const sentence = 'Sofá-cama Mira com arrumação'
    const asTyped = searchUrl(sentence, 'procura=palavras&')
    expect(await page(searchUrl(sentence))).toContain(`href="${asTyped.replaceAll('&', '&amp;')}"`)
    const body = await page(asTyped)
    expect(body).not.toContain('Percebemos:')
    expect(body).toContain(`Resultados para “${sentence}”`)
    expect(body).toContain(`href="${searchUrl(sentence)}"`)
    expect(body).toContain('<input type="hidden" name="procura" value="palavras"/>')
    const filtered = await page(searchUrl('sofá azul', 'cor=azul&procura=palavras&'))
    expect(filtered).not.toContain('Percebemos:')
    expect(await page(searchUrl('sofá azul', 'cor=branco&'))).not.toContain('Percebemos:')
  })

  test('words and a category alone are a search like others', async () => {
    for (const query of ['sofá', 'Mira', 'sofás Mira'])
      expect(await page(searchUrl(query)), query).not.toContain('Percebemos:')
  })

  test('a region that is named is the region of the page, in its address', async () => {
    const answer = await app.inject(searchUrl('sofá azul na Madeira'))
    expect(answer.statusCode).toBe(301)
    const to = String(answer.headers.location)
    expect(to).toBe(searchUrl('sofá azul na Madeira', 'regiao=madeira&'))
    expect(chipsOf(await page(to))).toMatchObject({
      'Entrega na Madeira': '/produtos/sofas--azul?regiao=',
    })
    expect((await app.inject('/produtos/sofas--azul?regiao=')).headers.location).toBe('/produtos/sofas--azul')
    // Whoever has chosen the islands is not sent round in a circle by a sentence that names the mainland.
    await page(searchUrl('sofá azul no continente', 'regiao=acores&'))
  })

  test('"barato" orders, and says so', async () => {
    expect(Object.keys(chipsOf(await page(searchUrl('sofá barato'))))).toEqual([
      'Sofás',
      'Do mais barato para o mais caro',
    ])
  })

  test('the second page of a sentence is the second page of its listing', async () => {
    expect(await page(searchUrl('sofá até 5000'))).toContain('href="/produtos/sofas?preco-ate=5000&amp;pagina=2"')
  })

  test('fault F11 what was typed is inert', async () => {
    const body = await page(searchUrl('sofá azul <img src=x onerror=alert(1)> sem <b>'))
    expect(body).not.toMatch(/<img src=x|<b>”/)
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
