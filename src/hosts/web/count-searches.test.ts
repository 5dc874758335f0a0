import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { SearchUses } from '#domains/search/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { countSearches } from './count-searches.ts'

test('S-05 searches that people ask for are counted with who asks, before anything answers; what a browser loads ahead is not', async () => {
  const counted: [string, string, string][] = []
  const uses: Pick<SearchUses, 'count'> = {
    count: (q, { address, userAgent }) => void counted.push([q, address, userAgent]),
  }
  const server = createServer((_request, response) => response.end())
  countSearches(server, { uses, trustedProxies: ['127.0.0.1'], clock: systemClock })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      ...init,
      headers: { 'user-agent': 'firefox', 'x-forwarded-for': '192.0.2.7', ...init.headers },
    })
  await ask('/search?q=sof%C3%A1+cama')
  await ask('/search?cor=azul&q=mesa')
  await ask('/search')
  await ask('/search?cor=azul')
  await ask('/searching?q=x')
  await ask('/search?q=cama', { headers: { 'sec-purpose': 'prefetch' } })
  await ask('/search?q=cama', { method: 'POST' })
  await ask('/search?q=%E0%A4%A')
  expect(counted).toEqual([
    ['sofá cama', '192.0.2.7', 'firefox'],
    ['mesa', '192.0.2.7', 'firefox'],
    ['\uFFFD%A', '192.0.2.7', 'firefox'],
  ])
})
