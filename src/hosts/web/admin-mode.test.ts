import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openSession } from '#domains/identity/sessions.ts'
import { upsertPerson } from '#domains/identity/storage.ts'
import { loginTokens } from '#domains/identity/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { takeInAddresses } from '#domains/images/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { readConfig } from '#platform/config.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** One sofa with a judged picture, one with a picture that nobody has looked at, one without any. */
function urlOf(name: string): string {
  return `https://www.loja-teste.pt/imagens/${name}.jpg`
}
const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: ['judged', 'fresh', 'bare'].map((id) =>
    anItem({ id, title: `Sofá ${id}`, image_link: id === 'bare' ? undefined : urlOf(id) }),
  ),
})
afterAll(() => market.close())
const { clock } = market.bench
await takeInAddresses({ db, clock })
async function keepPicture(name: string, judged: boolean): Promise<void> {
  await sql`with kept as (insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, created_at, judge_version, type, orientation, ai_score, reasons)
      values (${hash('sha256', name, 'buffer')}, 'stored', 'jpeg', 800, 600, 800, 600, 9, ${clock.now()}, ${judged ? 1 : null}, ${judged ? 'room' : null}, ${judged ? 'landscape' : null}, ${judged ? 71 : null}, ${judged ? ['type_room', 'dark'] : null}) returning id)
    update images.source set state = 'fetched', queue = null, picture_id = (select id from kept) where url = ${urlOf(name)}`.execute(
    db,
  )
}
await keepPicture('judged', true)
await keepPicture('fresh', false)
const rows = await sql<{ id: number; item_id: string }>`select id, item_id from offers.variant`.execute(db)
const ids = ['judged', 'fresh', 'bare'].map((name) => rows.rows.find(({ item_id }) => item_id === name)?.id ?? 0)

const config = readConfig({})
const tokens = loginTokens({ secret: SECRET, site: config.project, clock })
async function cookiesOf(
  roles: { admin: boolean | Record<string, boolean>; eshop: boolean },
  adminMode: string | null,
): Promise<string> {
  const person = await upsertPerson(
    db,
    { email: `${JSON.stringify(roles).replace(/\W/g, '')}@exemplo.pt`, name: 'Ana Reis', roles },
    clock.now(),
  )
  const { token, loginToken } = await openSession({ db, clock, tokens, config }, person, { ttlSeconds: 3600 })
  return `session=${token}; jwt=${loginToken}${adminMode === null ? '' : `; admin-mode-2=${adminMode}`}`
}
async function ask(
  cookie: string,
  { url = '/api/v2/variant/by-ids', payload = { ids } as object, app = market.whole.app } = {},
) {
  const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie } })
  return {
    status: answer.statusCode,
    text: answer.body,
    cache: answer.headers['cache-control'],
    variants: answer.json<{ variants: { id: number; adminMode: object | null }[] }>().variants,
  }
}
const admin = await cookiesOf({ admin: true, eshop: false }, '1')

describe('E-02 admin data of variants', () => {
  test('E-02 P-03 an admin in admin mode reads the rank and the group, and type, orientation, score and reasons of the main picture', async () => {
    const { variants, cache } = await ask(admin)
    const nothing = {
      esRank: expect.any(Number) as number,
      esPosition: null,
      groupId: expect.any(Number) as number,
      optimizationType: 'APO',
      mainImageType: null,
      mainImageOrientation: null,
      mainImageAiScore: null,
      mainImageAiScoreReasons: null,
    }
    expect(variants.map(({ adminMode }) => adminMode)).toEqual([
      {
        ...nothing,
        mainImageType: 'room',
        mainImageOrientation: 'landscape',
        mainImageAiScore: 0.71,
        mainImageAiScoreReasons: ['type_room', 'dark'],
      },
      nothing,
      nothing,
    ])
    expect(cache).toBe('no-store')
  })
  test('E-02 so does one whose roles name the site, or all sites (E-13)', async () => {
    for (const roles of [
      { admin: { [config.project]: true }, eshop: false },
      { admin: { '': true }, eshop: false },
    ]) {
      expect((await ask(await cookiesOf(roles, '1'))).variants[0]?.adminMode).toMatchObject({ mainImageAiScore: 0.71 })
    }
  })
  test('E-02 everybody else reads the same bytes as somebody without cookies, whatever they claim (fault A4)', async () => {
    const { text, variants } = await ask('')
    expect(variants.map(({ adminMode }) => adminMode)).toEqual([null, null, null])
    const others = [
      'admin-mode-2=1',
      `session=${'A'.repeat(43)}; jwt=eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.; admin-mode-2=1`,
      admin.replace('admin-mode-2=1', 'admin-mode-2=0'),
      admin.replace(/session=(.)/, (_, sign: string) => `session=${sign === '_' ? 'a' : '_'}`),
      await cookiesOf({ admin: false, eshop: true }, '1'),
      await cookiesOf({ admin: { 'another-site': true }, eshop: false }, '1'),
      await cookiesOf({ admin: true, eshop: false }, null),
    ]
    for (const cookie of others) expect([cookie, (await ask(cookie)).text]).toEqual([cookie, text])
  })
  test('E-02 a listing by API has them beside its HTML, which stays everybody’s', async () => {
    const feed = { url: '/api/v2/variant/feed', payload: { url: '/produtos' } }
    const [anonymous, mine] = [await ask('', feed), await ask(admin, feed)]
    expect(mine.variants.some(({ adminMode }) => adminMode !== null)).toBe(true)
    const html = ({ text }: { text: string }): string =>
      (JSON.parse(text) as { listHtml: string }).listHtml.replaceAll(/ri=[\w.-]+/g, '')
    expect(html(mine)).toBe(html(anonymous))
    expect(anonymous.text).not.toContain('mainImage')
  })
  test('E-02 without the database an admin is answered like everybody', async () => {
    const { status, variants } = await ask(admin, {
      url: '/api/v2/variant/feed',
      payload: { url: '/produtos' },
      app: market.withoutDatabase.app,
    })
    expect([status, variants.map(({ adminMode }) => adminMode)]).toEqual([200, [null, null, null]])
  })
})
