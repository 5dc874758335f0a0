import { afterAll, expect, test } from 'vitest'
import { testServer } from '../testing.ts'

const hosts = 'admin=gestao.poiso.pt,uploads=envios.poiso.pt,images=img.poiso.pt'
const { app } = testServer({ env: { POISO_URL: 'https://poiso.pt', POISO_HOSTS: hosts } })
const facts = { service: 'admin', access: 'anyone', priority: 'api' } as const
app.post('/v1/backoffice/thing', { config: facts }, (_request, reply) => reply.code(204).send())
afterAll(() => app.close())

test.each([
  ['https://gestao.poiso.pt', 204],
  ['https://poiso.pt', 204],
  ['https://envios.poiso.pt', 403],
  ['https://lojas.poiso.pt', 403],
  ['https://img.poiso.pt', 403],
])('A-09 a write to the back office from a page of %s is answered %i', async (origin, status) => {
  const headers = { host: 'gestao.poiso.pt', origin }
  const { statusCode } = await app.inject({ method: 'POST', url: '/v1/backoffice/thing', headers })
  expect(statusCode).toBe(status)
})
