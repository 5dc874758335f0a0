import Fastify from 'fastify'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const proxies = ['10.0.0.0/8', '192.168.7.1', '::1', 'fd00::/8']
const app = Fastify({ trustProxy: proxies })
app.get('/', (request) => request.ip)
afterAll(() => app.close())

const addresses = fc.constantFrom(
  '10.1.2.3',
  '192.168.7.1',
  '192.168.7.2',
  '203.0.113.9',
  '::1',
  '::2',
  'fd00::5',
  '2001:db8::1',
  '::ffff:10.9.9.9',
  '::ffff:203.0.113.9',
)

test('who asks is whom the framework says, behind any chain of proxies', async () => {
  const addressOf = clientAddress(proxies)
  await fc.assert(
    fc.asyncProperty(addresses, fc.array(addresses, { maxLength: 4 }), async (remoteAddress, forwarded) => {
      const headers = forwarded.length === 0 ? {} : { 'x-forwarded-for': forwarded.join(', ') }
      const expected = (await app.inject({ url: '/', headers, remoteAddress })).body
      expect(addressOf({ socket: { remoteAddress }, headers } as Parameters<typeof addressOf>[0])).toBe(expected)
    }),
  )
})

test('without trusted proxies nobody is believed', () => {
  expect(
    clientAddress([])({
      socket: { remoteAddress: '203.0.113.9' },
      headers: { 'x-forwarded-for': '10.0.0.1' },
    } as never),
  ).toBe('203.0.113.9')
})
