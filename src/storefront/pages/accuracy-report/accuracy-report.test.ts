import { expect, test } from 'vitest'
import { testStorefront } from '../../routes/testing.ts'
import { memoryAccuracy } from './testing.ts'

const FORM = '/oferta/1000/nao-bate-certo'

function storefront() {
  const reports: Parameters<typeof memoryAccuracy.report>[] = []
  const accuracy = {
    ...memoryAccuracy,
    report: async (...report: Parameters<typeof memoryAccuracy.report>) => {
      reports.push(report)
      return memoryAccuracy.report(...report)
    },
  }
  const { app } = testStorefront({ accuracy })
  const send = (fields: Record<string, string>, url = FORM) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        'user-agent': 'Firefox',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  return { app, reports, send }
}

test('G-02 the form says of which offer, and asks what is other at the shop; it needs no script and no account', async () => {
  const { app } = storefront()
  const { body, statusCode } = await app.inject(FORM)
  expect(statusCode).toBe(200)
  expect(body.replaceAll('\u00a0', ' ')).toContain('Sofá Alvor, na loja Casa do Cais: mostramos 649,90 €.')
  expect(body.match(/type="radio"/g)).toHaveLength(4)
  expect(body).toContain('noindex')
})

test('G-02 what is said is kept with who said it, and leads to thanks', async () => {
  const { reports, send, app } = storefront()
  const { statusCode, headers } = await send({ motivo: 'price', preco: '1 299,90 €' })
  expect([statusCode, headers.location]).toEqual([303, '/oferta/1000/obrigado'])
  expect(reports).toEqual([
    [
      { variantId: 1000, kind: 'price', seenCents: 129_990 },
      { address: '127.0.0.1', userAgent: 'Firefox' },
    ],
  ])
  expect((await app.inject('/oferta/1000/obrigado')).body).toContain('Obrigado por avisar')
})

test('G-02 a price may be left out; one that is none is named beside its field, and what was chosen stays', async () => {
  const { reports, send } = storefront()
  await send({ motivo: 'stock', preco: ' ' })
  expect(reports.map(([report]) => report)).toEqual([{ variantId: 1000, kind: 'stock', seenCents: null }])
  const wrong = await send({ motivo: 'delivery', preco: 'caro' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Verifique o preço, por exemplo 649,90.')
  expect(wrong.body).toMatch(/value="delivery"[^>]*checked|checked[^>]*value="delivery"/)
  const none = await send({ preco: '' })
  expect([none.statusCode, none.body.includes('Escolha o que não bate certo.')]).toEqual([422, true])
  expect(reports).toHaveLength(1)
})

test('G-02 an offer that is not there is not reported', async () => {
  const { app, send } = storefront()
  expect((await app.inject('/oferta/404/nao-bate-certo')).statusCode).toBe(404)
  expect((await send({ motivo: 'price' }, '/oferta/404/nao-bate-certo')).statusCode).toBe(404)
})

test('G-02 one network says so ten times at once, and then waits', async () => {
  const { send } = storefront()
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) statuses.push((await send({ motivo: 'stock' })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
})

test('G-02 R-16 each shop of the list says how exact it is, with its counts; few or no readings are said to be so', async () => {
  const { app } = storefront()
  const body = (await app.inject('/lojas')).body.replaceAll('\u00a0', ' ')
  expect(body).toContain('<dt>Exatidão</dt><dd>97 % em 214 verificações</dd>')
  expect(body).toContain('<dd>só 12 verificações, e são precisas 20</dd>')
  expect(body).toContain('<dd>ainda sem verificações</dd>')
  const best = (await app.inject('/lojas?ordenar=exatidao')).body
  expect(best.indexOf('/produtos/loja/loja-1"')).toBeLessThan(best.indexOf('/produtos/loja/loja-2"'))
})

test('G-02 R-17 the offers of a product say it too, and lead to the rule and to the report', async () => {
  const { app } = storefront()
  const body = (await app.inject('/produto/500-sofa-alvor')).body.replaceAll('\u00a0', ' ')
  expect(body).toContain('Exatidão 97 % em 214 verificações')
  expect(body).toContain('Preço e stock certos em 209 de 214 verificações, nos últimos 90 dias.')
  expect(body).toMatch(/<a href="\/oferta\/\d+\/nao-bate-certo" rel="nofollow">\s*O preço não bate certo\?/)
  expect(body).toContain('href="/como-medimos-exatidao"')
})
