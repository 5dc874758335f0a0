import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { keepContentPicture } from '#domains/images/content-picture.ts'
import { sumsOfVariant } from '#domains/tracking/read-sums.ts'
import { CHROME } from '#domains/tracking/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { listenLocally } from '#platform/http/testing-sockets.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { seenCard } from '#storefront/client/seen-cards.ts'
import { aMarketplace, type AnotherWeb, SECRET } from '../testing.ts'

/**
 * Two web processes with all that they do again and again: what is changed through one, the other shows within the time that
 * docs/processes.md says, and what both count adds up.
 */

/** Of what follows the database: the longest interval, and the round itself on a busy machine. */
const FOLLOWED_MS = 2_000 + 1_000
const FLAGS_MS = 1_000 + 1_000
const ORIGIN = 'http://localhost:3000'
const LISTING = '/produtos/mesas-de-centro'

const database = await testDatabase()
const { db } = database
const items = [1, 2, 3].map((number) => anItem({ id: `m-${number}`, price: `${number}00.00 EUR` }))
const market = await aMarketplace(database, { items })
const first = market.whole
const people = { db, clock: market.bench.clock }
const { header: admin } = await aSignedInPerson(people, { email: 'ada@exemplo.pt', roles: { admin: true } }, SECRET)
let second: AnotherWeb

beforeAll(async () => {
  await market.importItems(
    [anItem({ id: 'x', title: 'Mesa de centro Belém', link: 'https://outra.pt/x' })],
    'Outra Loja',
  )
  second = await market.another()
  market.begin()
  second.begin()
})
afterAll(async () => {
  await second.close()
  await market.close()
})

async function call(method: 'GET' | 'POST', url: string, payload?: object, cookie = admin) {
  const answer = await first.app.inject({
    method,
    url,
    headers: { cookie, origin: ORIGIN },
    ...(payload && { payload }),
  })
  expect([url, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([url, answer.statusCode, ''])
  return answer.json()
}
function onSecond(url: string, cookie = '') {
  return second.server.app.inject({ url, headers: cookie === '' ? {} : { cookie } })
}
/** How long it takes until the second web shows it. */
async function msUntil(holds: () => Promise<boolean>): Promise<number> {
  const beganMs = performance.now()
  while (!(await holds())) {
    if (performance.now() - beganMs > 10_000) throw new Error('the other web never showed it')
    await wait(20)
  }
  return performance.now() - beganMs
}
function saveContent(kind: string, entries: readonly object[]) {
  return call('GET', `/v1/backoffice/content/${kind}`).then(({ version }) =>
    call('POST', `/v1/backoffice/content/${kind}`, { version, entries, reason: 'Natal' }),
  )
}
async function found(words: string): Promise<number> {
  const answer = await second.server.app.inject({
    method: 'POST',
    url: '/api/v2/variant/filtering',
    headers: { origin: ORIGIN },
    payload: { url: `/search?q=${words}` },
  })
  return answer.json<{ totalCount: number }>().totalCount
}

describe('what is changed through one web is at the other', () => {
  test('within a second: flags and experiments', async () => {
    const toggle = async () => {
      const { features } = await call('GET', '/v1/backoffice/flags')
      const { version, definition } = features.find(({ key }: { key: string }) => key === flagNames.shopTheLook)
      const defaultValue = !definition.defaultValue
      const set = { subject: 'feature', key: flagNames.shopTheLook, version }
      await call('POST', '/v1/backoffice/flags', { ...set, definition: { ...definition, defaultValue } })
      return defaultValue
    }
    const shown = async () => (await onSecond(`/api/features/${market.flags.own()?.clientKey}`)).json().features ?? {}
    // Before the first is set there is no environment to ask for.
    await toggle()
    await msUntil(async () => flagNames.shopTheLook in (await shown()))
    const value = await toggle()
    expect(await msUntil(async () => (await shown())[flagNames.shopTheLook].defaultValue === value)).toBeLessThan(
      FLAGS_MS,
    )
    const variations = ['a', 'b'].map((key) => ({ key, name: key }))
    const experiment = { name: 'Palavras', status: 'running', variations, goals: ['click_out'] }
    await call('POST', '/v1/backoffice/flags', {
      subject: 'experiment',
      key: 'botao',
      version: null,
      definition: experiment,
    })
    await call('POST', '/v1/backoffice/flags', {
      subject: 'feature',
      key: 'palavras-do-botao',
      version: null,
      definition: {
        defaultValue: 'a',
        rules: [{ experiment: 'botao', variations: ['a', 'b'] }],
      },
    })
    expect(await msUntil(async () => 'palavras-do-botao' in (await shown()))).toBeLessThan(FLAGS_MS)
  })

  test('within two seconds: what editors put on the site, where addresses lead, articles, meanings of words', async () => {
    await saveContent('menuGifts', [{ ident: 'sofas' }])
    await saveContent('redirects', [{ ident: 'velha', from: '/promocao-antiga', link: '/produtos/ofertas' }])
    await saveContent('gridBanners', [
      { ident: 'natal', place: 1, title: 'Natal à mesa', text: 'Festa', link: '/produtos', label: 'Ver' },
    ])
    const { entries } = await call('GET', '/v1/backoffice/content/homeBlocks')
    await saveContent('homeBlocks', entries.slice(0, 2))
    const room = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
    const picture = await keepContentPicture(
      folderStore(join(market.dataFolder, 'images')),
      await room.jpeg().toBuffer(),
    )
    const document = {
      slug: 'uma-sala-clara',
      category: 'sala',
      title: 'Uma sala clara',
      lead: 'Com pouca luz também.',
      author: { name: 'Inês Exemplo' },
      cover: { picture, alt: 'Uma sala' },
      blocks: [{ kind: 'text', text: 'As paredes primeiro.' }],
    }
    const made = await call('POST', '/v1/backoffice/articles', { document })
    await call('POST', `/v1/backoffice/articles/${made.id}/publish`, { version: made.version, at: null })
    await call('POST', '/v1/backoffice/synonyms', {
      words: 'zurupite',
      meaning: 'mesa',
      preview: false,
      reason: 'Diz-se',
    })
    const home = async () => (await onSecond('/')).body.match(/<section/g)?.length
    const sections = (await first.app.inject('/')).body.match(/<section/g)?.length
    const shows: Record<string, () => Promise<boolean>> = {
      gifts: async () => (await onSecond('/api/v2/menu')).json().gifts[0]?.slug === 'sofas',
      redirect: async () => (await onSecond('/promocao-antiga')).headers['location'] === '/produtos/ofertas',
      banner: async () => (await onSecond(LISTING)).body.includes('Natal à mesa'),
      home: async () => (await home()) === sections,
      article: async () => (await onSecond('/artigos')).body.includes('Uma sala clara'),
      word: async () => (await found('zurupite')) > 0,
    }
    const took = await Promise.all(
      Object.entries(shows).map(async ([what, holds]) => [what, (await msUntil(holds)) < FOLLOWED_MS]),
    )
    expect(Object.fromEntries(took)).toEqual(Object.fromEntries(Object.keys(shows).map((what) => [what, true])))
  })

  test('within two seconds: prices, and a shop that is suspended, which is gone from listings and its offers from sale', async () => {
    expect((await onSecond(LISTING)).body).toContain('Outra Loja')
    await market.bench.importItems([anItem({ id: 'm-1', price: '77.00 EUR' }), ...items.slice(1)])
    expect(await msUntil(async () => (await onSecond(`${LISTING}?ordenar=preco`)).body.includes('<b>77'))).toBeLessThan(
      FOLLOWED_MS,
    )
    const { rows } = await sql<{ id: number }>`
      update eshops.eshop set contact_mail = 'loja@outra.pt' where slug = 'outra-loja' returning id`.execute(db)
    const { isSuspended } = await call('POST', `/v1/backoffice/eshops/${rows[0]?.id}/suspension`, {
      reasons: ['links'],
      facts: 'As ligações levaram a outro sítio durante dois dias.',
    })
    expect(isSuspended).toBe(true)
    expect(await msUntil(async () => !(await onSecond(LISTING)).body.includes('Mesa de centro Belém'))).toBeLessThan(
      FOLLOWED_MS,
    )
  })

  test('at once: a role that is taken away, and sessions that are ended for somebody', async () => {
    const eva = await aSignedInPerson(people, { email: 'eva@exemplo.pt', roles: { staff: { content: true } } }, SECRET)
    const edits = async () => (await onSecond('/v1/backoffice/content/redirects', eva.header)).statusCode
    expect(await edits()).toBe(200)
    const { rolesVersion: version } = await call('GET', `/v1/backoffice/people/${eva.person.id}`)
    await call('POST', `/v1/backoffice/people/${eva.person.id}/roles`, {
      role: 'content',
      isGiven: false,
      version,
      reason: 'Saiu',
    })
    expect(await edits()).toBe(403)
    await call('POST', `/v1/backoffice/people/${eva.person.id}/sessions/end`, {
      sessionId: null,
      reason: 'Perdeu o telemóvel',
    })
    expect(await edits()).toBe(401)
    expect((await onSecond('/api/v2/me', eva.header)).json()).toMatchObject({ user: null })
  })

  test('at once: a comment on a board reaches whoever has it open at the other web', async () => {
    const post = (url: string, fields: Record<string, string>, cookie = '') =>
      first.app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: ORIGIN,
          ...(cookie !== '' && { cookie }),
        },
        payload: new URLSearchParams(fields).toString(),
      })
    const { rows } = await sql<{ id: number }>`select id from offers.variant order by id limit 1`.execute(db)
    const owner = String((await post('/quadros', { nome: 'Sala', alcunha: 'Ana' })).headers['location'])
    await post(owner, { acao: 'adicionar', endereco: `/produto/v/${rows[0]?.id}` })
    const port = await listenLocally(second.server.app)
    let told = ''
    const looking = request({ port, host: '127.0.0.1', path: `${owner}/ao-vivo`, headers: { host: 'localhost:3000' } })
    const opened = new Promise<number | undefined>((resolve, reject) => {
      looking.on('error', reject)
      looking.on('response', (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => (told += text))
        answer.on('error', () => undefined)
        resolve(answer.statusCode)
      })
    })
    looking.end()
    expect(await opened).toBe(200)
    // A page that has just begun to listen asks for what stands there; what comes later is told.
    const state = async () => (await onSecond(`${owner}/estado`)).body
    const peca = /id="peca-(\d+)"/.exec((await onSecond(owner)).body)?.[1] ?? ''
    await expect
      .poll(
        async () => {
          await post(owner, { acao: 'comentar', peca, texto: 'Gosto desta mesa' })
          return told.includes('mudou')
        },
        { interval: 100 },
      )
      .toBe(true)
    expect(await state()).toContain('Gosto desta mesa')
    looking.destroy()
  })
})

describe('what both webs count adds up', () => {
  /** What a browser sends of the cards of the listing, all of them seen, and the link of the first. */
  async function listed() {
    const { body } = await onSecond(`${LISTING}?vista=lista`)
    const shown = [...body.matchAll(/(?:class="go" href|data-shown)="([^"]+)"/g)].map(([, text = '']) =>
      text.replaceAll('&amp;', '&'),
    )
    const link = (/href="(\/v2\/clickthrough\/[^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&')
    return { shown: shown.map(seenCard), link }
  }

  test('impressions that both were sent of one page, and clicks that both led on, each once', async () => {
    const { shown, link } = await listed()
    const { variantId, ...seen } = shown[0] ?? { variantId: 0 }
    const payload = JSON.stringify({
      project: market.config.project,
      impressions: [{ variant_id: variantId, ...seen }],
    })
    const look = async ({ app }: typeof first, remoteAddress: string) => {
      const headers = { 'user-agent': CHROME, 'content-type': 'text/plain' }
      const sent = await app.inject({ method: 'POST', url: '/impression', headers, payload, remoteAddress })
      const led = await app.inject({ url: link, headers: { 'user-agent': CHROME }, remoteAddress })
      expect([sent.statusCode, led.statusCode]).toEqual([204, 302])
    }
    const counted = async () => [
      (await sumsOfVariant(db, variantId)).reduce((sum, { impressions }) => sum + impressions, 0),
      Number((await sql<{ count: string }>`select count(*) from clicks.click`.execute(db)).rows[0]?.count),
    ]
    for (const [web, address] of [
      [first, '198.51.100.7'],
      [second.server, '198.51.100.8'],
      [first, '198.51.100.9'],
    ] as const)
      await look(web, address)
    await expect.poll(counted, { timeout: 10_000 }).toEqual([3, 3])
    // By now each has written more than once: what was written is not written again.
    await look(second.server, '198.51.100.10')
    await expect.poll(counted, { timeout: 10_000 }).toEqual([4, 4])
  })

  test('a choice about what is kept, made at one, is in the account at the other; its proof is kept once', async () => {
    const rui = await aSignedInPerson(people, { email: 'rui@exemplo.pt' }, SECRET)
    const settings = { essential: true, marketing: false, analytics: true, functional: false }
    const consentId = '3f2c8d7e-0000-4000-8000-000000000001'
    for (const { app } of [first, second.server])
      expect(
        (
          await app.inject({
            method: 'POST',
            url: '/api/v2/consent',
            headers: { cookie: rui.header, origin: ORIGIN },
            payload: { ...settings, consentId },
          })
        ).statusCode,
      ).toBe(204)
    const { rows } = await sql<{ what: string }>`
      select what from identity.consent_record where person_id = ${rui.person.id} and is_given order by what`.execute(
      db,
    )
    expect(rows.map(({ what }) => what)).toEqual([...new Set(rows.map(({ what }) => what))])
    expect(rows.map(({ what }) => what)).toContain('analytics')
  })
})
