import { afterAll, describe, expect, test } from 'vitest'
import { testStorefront } from '../routes/testing.ts'

const { app } = testStorefront()
afterAll(() => app.close())

interface Data {
  readonly '@type': string
  readonly [field: string]: unknown
}

async function dataOf(url: string): Promise<ReadonlyMap<string, Data>> {
  const { body } = await app.inject({ url })
  const all = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Data,
  )
  return new Map(all.map((data) => [data['@type'], data]))
}

describe('U-08 structured data', () => {
  test('U-08 a listing names its first 12 products by address, in order, on its second page from 49 on; filters name none', async () => {
    const { body } = await app.inject({ url: '/produtos' })
    const shown = [...body.matchAll(/<h3 class="card-name"><a href="([^"]+)"/g)].map(([, path]) => path)
    const list = (await dataOf('/produtos')).get('ItemList')
    const items = list?.['itemListElement'] as { position: number; url: string }[]
    expect(items.map(({ url }) => url)).toEqual(shown.slice(0, 12).map((path) => `http://localhost:3000${path}`))
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    const second = (await dataOf('/produtos?pagina=2')).get('ItemList')?.['itemListElement'] as { position: number }[]
    expect(second[0]?.position).toBe(49)
    expect((await dataOf('/produtos?cor=azul,branco')).has('ItemList')).toBe(false)
  })
  test('U-08 the home page says who runs the site and how it is searched', async () => {
    const data = await dataOf('/')
    expect(data.get('Organization')).toMatchObject({ name: 'Poiso', url: 'http://localhost:3000/' })
    expect(data.get('WebSite')?.['potentialAction']).toMatchObject({
      target: { urlTemplate: 'http://localhost:3000/search?q={search_term_string}' },
    })
  })
  test('U-08 questions come with the words of the answers that the page shows', async () => {
    const { body } = await app.inject({ url: '/adicionar-loja/perguntas-frequentes' })
    const questions = (await dataOf('/adicionar-loja/perguntas-frequentes')).get('FAQPage')?.['mainEntity'] as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(questions.length).toBeGreaterThan(10)
    const text = body.replaceAll(/<[^>]+>/g, '')
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name)
      expect(text).toContain(acceptedAnswer.text.slice(0, 60).replaceAll("'", '&#x27;'))
    }
  })
  test.each(['/lojas-site/wiki/cliques', '/commercial/SaaS', '/termos/comercio'])(
    'U-08 the questions of the text at %s come with their answers in words alone',
    async (url) => {
      const { body } = await app.inject({ url })
      const asked = [...body.matchAll(/<summary>([^<]*)<\/summary>(.*?)<\/details>/gs)]
      expect(asked.length).toBeGreaterThanOrEqual(2)
      expect((await dataOf(url)).get('FAQPage')?.['mainEntity']).toMatchObject(
        asked.map(([, name, answer]) => ({
          name,
          acceptedAnswer: { text: answer?.replaceAll(/<[^>]+>/g, '').trim() },
        })),
      )
    },
  )
  test('U-08 a text without questions says none', async () => {
    expect((await dataOf('/commercial/star')).has('FAQPage')).toBe(false)
  })
})
