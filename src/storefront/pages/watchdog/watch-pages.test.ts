import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { testStorefront } from '../../routes/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { memoryOwnData } from '../own-data/testing.ts'
import { readTargetPrice } from './target-price.ts'
import { memoryWatches } from './testing.ts'
import type { WatchSource } from './watch-source.ts'

const asked: Parameters<WatchSource['watch']>[0][] = []
const ended: unknown[] = []
const { app } = testStorefront({
  people: aPeopleSource({
    current: async ({ headers }) =>
      headers.cookie === 'session=ana' ? aUser(1, 'Ana') : headers.cookie === 'session=eva' ? aUser(2, 'Eva') : null,
  }),
  ownData: memoryOwnData({ postalCode: async (personId) => (personId === 2 ? '9000-082' : null) }),
  watches: {
    ...memoryWatches,
    watch: async (watch) => {
      asked.push(watch)
      if ((watch.targetCents ?? 0) >= 30_000) return refusal('parameter_invalid', 'not below')
      return 'personId' in watch.by ? 'watched' : 'asked'
    },
    watchOf: async (personId) =>
      personId === 2
        ? null
        : {
            id: 7,
            variantId: 1000,
            kind: 'price',
            targetCents: 25_000,
            region: null,
            createdAt: new Date(0),
          },
    watchesOf: async () => [
      { id: 7, variantId: 1000, kind: 'price', targetCents: 25_000, region: null, createdAt: new Date(0) },
    ],
    end: async (...ending) => void ended.push(ending),
    endBy: async (hash) => void ended.push(hash),
    confirmBy: async (hash) => hash === 'c1-gggggggggggggggggggggg',
  },
})
afterAll(() => app.close())
beforeEach(() => {
  asked.length = 0
  ended.length = 0
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
function send(url: string, payload: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload })
}

/** The choices of a target: value, whether it is chosen, words. */
function targetsIn(text: string) {
  return [...text.matchAll(/<label><input type="radio" name="escolha"([^>]*)value="(\w+)"([^>]*)>(.*?)<\/label>/g)].map(
    ([, before, value, after, words = '']) => [
      value,
      `${before}${after}`.includes('checked'),
      words.replaceAll(/<[^>]+>/g, ''),
    ],
  )
}

describe('M-05 T-03 the watch of an offer, without script', () => {
  test('the product leads to it', async () => {
    const { body } = await app.inject('/produto/500-sofa-alvor')
    expect(body).toMatch(
      /<a href="\/watchdog\/\d+" class="button"[^>]*data-modal="watchdog"[^>]*>Ver disponibilidade<\/a>/,
    )
  })

  test('it says how the offer stands, suggests targets, and asks for an address', async () => {
    const { body } = await app.inject('/watchdog/1000')
    const text = body.replaceAll('\u00a0', ' ')
    expect(text).toContain('Agora: 300 € na loja Casa do Cais, em stock.')
    expect(targetsIn(text)).toEqual([
      ['285', false, '285 € 5 % abaixo do preço de hoje'],
      ['279', true, '279 € o mais baixo dos últimos 90 dias, a 3 de outubro'],
      ['270', false, '270 € 10 % abaixo do preço de hoje'],
      ['outro', false, 'Outro preço'],
    ])
    expect(text).toContain('name="email"')
    expect(text).not.toContain('value="stock"')
  })

  test('U-11 R-04 the region of the product’s page goes along, and targets are of the total there', async () => {
    const { body: product } = await app.inject('/produto/500-sofa-alvor?regiao=madeira')
    expect(product).toMatch(/<a href="\/watchdog\/\d+\?regiao=madeira"/)
    const text = (await app.inject('/watchdog/1000?regiao=madeira')).body.replaceAll('\u00a0', ' ')
    expect(text).toContain('Agora: 300 € na loja Casa do Cais, 339 € com a entrega na Madeira, em stock.')
    expect(targetsIn(text)).toEqual([
      ['322', false, '322 € cerca de 5 % abaixo do total de hoje'],
      ['318', true, '318 € o preço mais baixo dos últimos 90 dias com a entrega de hoje, a 3 de outubro'],
      ['305', false, '305 € cerca de 10 % abaixo do total de hoje'],
      ['outro', false, 'Outro preço'],
    ])
    expect(text).toMatch(/<option value="madeira" selected="">com a entrega na Madeira</)
    await send('/watchdog/1000?regiao=madeira', 'email=rui%40exemplo.pt&escolha=305&total=madeira&tipo=preco')
    expect(asked).toMatchObject([{ targetCents: 30_500, region: 'madeira' }])
  })

  test('U-11 the region is known by the chosen one, too, and by the postal code of the profile', async () => {
    const chosen = async (cookie: string) =>
      /<option value="(\w*)" selected="">/.exec(
        (await app.inject({ url: '/watchdog/1001', headers: { cookie } })).body,
      )?.[1]
    expect(await chosen('regiao=madeira')).toBe('madeira')
    expect(await chosen('regiao=')).toBe('mainland')
    expect(await chosen('regiao=lua')).toBe('')
    expect(await chosen('session=eva')).toBe('madeira')
    // Where nobody knows the total, the price is meant.
    const unknown = (await app.inject({ url: '/watchdog/1001', headers: { cookie: 'regiao=acores' } })).body
    expect(targetsIn(unknown).map(([value]) => value)).toEqual(['285', '270', 'outro'])
  })

  test('U-07 who has no account says how many mails may come; a person has said so in the profile', async () => {
    const { body } = await app.inject('/watchdog/1000')
    expect(body).toMatch(/<option value="" selected="">no máximo um por dia</)
    await send('/watchdog/1000', 'email=rui%40exemplo.pt&alvo=249&tipo=preco&ritmo=imediato')
    await send('/watchdog/1000', 'email=rui%40exemplo.pt&alvo=249&tipo=preco')
    expect(asked.map(({ by }) => 'address' in by && by.isFrequent)).toEqual([true, false])
    const again = await send('/watchdog/1000', 'email=rui&alvo=249&tipo=preco&ritmo=imediato')
    expect(again.body).toMatch(/<option value="imediato" selected="">um por cada novidade</)
    const ofPerson = await app.inject({ url: '/watchdog/1000', headers: { cookie: 'session=ana' } })
    expect(ofPerson.body).not.toContain('name="ritmo"')
  })

  test('B-03 the price of the offer is drawn, with its words', async () => {
    const text = (await app.inject('/watchdog/1000')).body.replaceAll('\u00a0', ' ')
    expect(text).toContain('<title id="ph-alerta-name">Preço na loja Casa do Cais, últimos 90 dias</title>')
    expect(text).toMatch(
      /<desc id="ph-alerta-text">De 24\/08\/2026 a 21\/11\/2026: entre 279 € \(03\/10\/2026\) e 300 €/,
    )
    expect(text).toContain('Últimos 90 dias nesta loja, sem entrega: entre 279 € e 300 €, habitualmente 300 €.')
    const unseen = (await app.inject('/watchdog/1001')).body
    expect(unseen).not.toContain('<svg class="ph-chart')
    expect(targetsIn(unseen).map(([value]) => value)).toEqual(['285', '270', 'outro'])
  })

  test('a suggested target is taken as it was chosen, whatever stands in the own field', async () => {
    await send('/watchdog/1000', 'email=rui%40exemplo.pt&escolha=279&alvo=12&tipo=preco')
    await send('/watchdog/1000', 'email=rui%40exemplo.pt&escolha=outro&alvo=249%2C90&tipo=preco')
    expect(asked.map(({ targetCents }) => targetCents)).toEqual([27_900, 24_990])
    const wrong = (await send('/watchdog/1000', 'email=rui&escolha=270&alvo=&tipo=preco')).body
    expect(targetsIn(wrong).map(([, isChosen]) => isChosen)).toEqual([false, false, true, false])
  })

  test('an address is written to, and it is said', async () => {
    const answer = await send('/watchdog/1000', 'email=rui%40exemplo.pt&alvo=249%2C90&tipo=preco')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Enviámos um e-mail para <bdi>rui@exemplo.pt</bdi>')
    expect(asked).toMatchObject([{ variantId: 1000, targetCents: 24_990, by: { address: 'rui@exemplo.pt' } }])
  })

  test('what is wrong stands beside its field, and what was filled in stays', async () => {
    const wrong = await send('/watchdog/1000', 'email=rui&alvo=barato&tipo=preco')
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Verifique o e-mail, por exemplo ana@exemplo.pt.')
    expect(wrong.body).toContain('Escreva um preço em euros, por exemplo 249,90.')
    expect(wrong.body).toContain('value="barato"')
    expect(asked).toEqual([])
    const notBelow = await send('/watchdog/1000', 'email=rui%40exemplo.pt&alvo=300&tipo=preco')
    expect([notBelow.statusCode, notBelow.body.includes('Escolha um preço abaixo do preço de agora.')]).toEqual([
      422,
      true,
    ])
  })

  test('a person is not asked for an address, and ends what is watched', async () => {
    const cookie = { cookie: 'session=ana' }
    const { body } = await app.inject({ url: '/watchdog/1000', headers: cookie })
    expect(body.replaceAll('\u00a0', ' ')).toContain('Está a acompanhar este produto até 250 €.')
    expect(body).toContain('Deixar de acompanhar')
    expect(body).not.toContain('name="email"')
    const begun = await send('/watchdog/1000', 'alvo=249&tipo=preco', cookie)
    expect([begun.statusCode, begun.headers['location']]).toEqual([303, '/user/watchdog'])
    expect(asked).toMatchObject([{ by: { personId: 1 } }])
    await send('/watchdog/1000', 'terminar=1', cookie)
    expect(ended).toEqual([[1, 1000]])
  })

  test('R-10 a person sees all of them, and ends one', async () => {
    const cookie = { cookie: 'session=ana' }
    const { body } = await app.inject({ url: '/user/watchdog', headers: cookie })
    expect(body.replaceAll('\u00a0', ' ')).toContain('Até 250 €')
    expect(body).toContain('<a href="/user/perfil#emails">Quantos e-mails e a que horas</a>')
    expect(body).toContain('aria-label="Deixar de acompanhar: Sofá Alvor"')
    await send('/user/watchdog', 'terminar=1000', cookie)
    expect(ended).toEqual([[1, 1000]])
  })
})

describe('R-19 the links of mails', () => {
  test('a link shows a button and ends nothing', async () => {
    const { body } = await app.inject('/watchdog/unsubscribe/w1-aaaaaaaaaaaaaaaaaaaaaa')
    expect(body).toContain('action="/watchdog/unsubscribe/w1-aaaaaaaaaaaaaaaaaaaaaa"')
    expect(ended).toEqual([])
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['text/plain', ''],
  ])('the one click of a mail program ends it without another page, sent as %s', async (type, payload) => {
    const answer = await send('/watchdog/unsubscribe/w1-aaaaaaaaaaaaaaaaaaaaaa', payload, { 'content-type': type })
    expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined])
    expect(answer.body).toContain('Feito: já não recebe estes e-mails.')
    expect(ended).toEqual(['w1-aaaaaaaaaaaaaaaaaaaaaa'])
  })

  test('an address says yes by a button, once', async () => {
    expect((await app.inject('/watchdog/confirm/c1-gggggggggggggggggggggg')).body).toContain(
      'Confirmar o alerta</button>',
    )
    expect((await send('/watchdog/confirm/c1-gggggggggggggggggggggg', '')).body).toContain('Está confirmado.')
    expect((await send('/watchdog/confirm/c1-oooooooooooooooooooooo', '')).body).toContain(
      'já foi usada ou passou do prazo',
    )
  })
})

describe('a target', () => {
  test.each([
    ['249,90', 24_990],
    ['249.9 €', 24_990],
    ['1 299', 129_900],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['1,999', null],
    ['', null],
  ])('%s is %s cents', (text, cents) => expect(readTargetPrice(text)).toBe(cents))
})
