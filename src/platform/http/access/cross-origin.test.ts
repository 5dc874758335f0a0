import { expect, test } from 'vitest'
import { testServer } from '../testing.ts'

test('fault A5 a write to the back office is accepted from its own pages and the site, and from no other host of ours', async () => {
  const hosts = 'admin=gestao.poiso.pt,uploads=envios.poiso.pt,images=img.poiso.pt'
  const server = testServer({ env: { POISO_URL: 'https://poiso.pt', POISO_HOSTS: hosts } })
  const facts = { service: 'admin', access: 'anyone', priority: 'api' } as const
  server.app.post('/v1/backoffice/thing', { config: facts }, (_request, reply) => reply.code(204).send())
  const statusFrom = async (origin: string) => {
    const headers = { host: 'gestao.poiso.pt', origin }
    return (await server.app.inject({ method: 'POST', url: '/v1/backoffice/thing', headers })).statusCode
  }
  for (const origin of ['https://gestao.poiso.pt', 'https://poiso.pt'])
    expect(await statusFrom(origin), origin).toBe(204)
  for (const name of ['envios', 'lojas', 'img']) {
    const origin = `https://${name}.poiso.pt`
    expect(await statusFrom(origin), origin).toBe(403)
  }
})
