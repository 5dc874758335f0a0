import { expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { identifyShopBy } from '#domains/partners/contract.ts'
import { UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { shopsTokenCommand } from './shops-token.ts'

const database = await testDatabase()
const { db } = database
const now = systemClock.now()
const [olmo, pinho] = [
  await ensureEshop(db, 'casa-olmo', 'Casa Olmo', now),
  await ensureEshop(db, 'pinho-manso', 'Pinho Manso', now),
]

async function run(...parameters: string[]): Promise<string> {
  const printed: string[] = []
  await shopsTokenCommand(parameters, {
    config: readConfig({}),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return printed.join('\n')
}
const { app } = testServer({ identifyShop: identifyShopBy({ db, clock: systemClock }) })
app.get('/api/mine', { config: { service: 'api', access: 'shop:read', priority: 'api' } }, (request) =>
  ofShop(request, (eshopId) => ({ eshopId })),
)
async function ask(authorization?: string) {
  return app.inject({ url: '/api/mine', headers: authorization === undefined ? {} : { authorization } })
}

test("a shop's token speaks for that shop and no other", async () => {
  const token = await run('--shop', 'Casa Olmo')
  expect((await ask(`Bearer ${token}`)).json()).toEqual({ eshopId: olmo })
  const { token: other } = JSON.parse(await run('--shop', 'pinho-manso', '--json')) as { token: string }
  expect((await ask(`bearer ${other}`)).json()).toEqual({ eshopId: pinho })
})
test('fault A4 no token, a strange one and a revoked one are refused alike', async () => {
  const token = await run('--shop', 'Casa Olmo')
  expect(await run('--shop', 'Casa Olmo', '--revoke')).toMatch(/^Casa Olmo: [1-9]\d* tokens revoked$/)
  for (const authorization of [
    undefined,
    `Bearer ${token}`,
    `Bearer poiso_${'A'.repeat(43)}`,
    'Bearer x',
    `Basic ${token}`,
    token,
    `Bearer ${token} ${token}`,
  ]) {
    const answer = await ask(authorization)
    expect([answer.statusCode, answer.headers['www-authenticate'], answer.json()]).toMatchObject([
      401,
      'Bearer',
      { code: 'unauthenticated' },
    ])
  }
})
test('the token itself is stored nowhere', async () => {
  const token = await run('--shop', 'Casa Olmo')
  const { rows } = await database.pool.query<{ text: string }>('select t::text as text from eshops.access_token t')
  expect(rows.some(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex')))).toBe(false)
})
test('a shop that does not exist, and words that are no option, are usage errors', async () => {
  await expect(run('--shop', 'Ninguém')).rejects.toThrow(UsageError)
  await expect(run()).rejects.toThrow('shops token needs --shop NAME')
  await expect(run('--tudo')).rejects.toThrow(UsageError)
})
