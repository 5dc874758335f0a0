import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchFeed, type FetchResult, type FetchTools } from './fetch-feed.ts'

/** Fault F16 in every spelling: a feed's address cannot be turned inward, by itself, by a redirect or by a name. */

/** Addresses that are not public, as an address may spell them. */
const HOSTS = {
  'this machine': [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '0177.0.0.1',
    '0177.1',
    '017700000001',
    '0x7f.1',
    '0x7f000001',
    '0x7F.0X0.0.1',
    '2130706433',
    '127.000.000.001',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '0x0',
    '00',
  ],
  'other writing systems': [
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '１２７．０．０．１',
    '127。0。0。1',
    '127｡0｡0｡1',
    '%31%32%37.0.0.1',
    '127%2e0.0.1',
    '𝟏𝟐𝟕.𝟎.𝟎.𝟏',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'ＬＯＣＡＬＨＯＳＴ',
    'loc\u00adalhost',
  ],
  'names of this machine and its network': [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'a.localhost.',
    'localhost.localdomain',
    'ip6-localhost',
    'metadata',
    'metadata.google.internal',
    'printer.local',
    'router.lan',
    'nas.home.arpa',
    'wiki.intranet',
  ],
  'private and special ranges': [
    '10.0.0.1',
    '10.1',
    '012.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.168.257',
    '0xc0a80101',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '169.254.169.254.',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
  ],
  IPv6: [
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000::0001]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[100::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[5f00::1]',
  ],
  'IPv4 within IPv6': [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:a9fe:a9fe]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::10.0.0.1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001:0:7f00:1::]',
    '[2001::1]',
    '[fe80::5efe:127.0.0.1]',
    '[::ffff:8.8.8.8]',
  ],
} as const

/** Addresses that mislead by something else than their host. */
const ADDRESSES = [
  'http://8.8.8.8@127.0.0.1/',
  'http://8.8.8.8:80@127.0.0.1:80/',
  'http://casa.pt%2f@127.0.0.1/',
  'http://127.0.0.1\\@8.8.8.8/',
  'http://127.0.0.1#@8.8.8.8/',
  'http://127.0.0.1?@8.8.8.8/',
  'http:127.0.0.1/',
  'http:/127.0.0.1/',
  'http:///127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  ' http://127.0.0.1/',
  'ht\ntp://127.0.\t0.1/',
  'HTTP://127.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://8.8.8.8:22/',
  'http://8.8.8.8:25/',
  'http://8.8.8.8:5432/',
  'http://8.8.8.8:6379/',
  'http://8.8.8.8:9200/',
  'http://8.8.8.8:11211/',
  'http://8.8.8.8:0/',
  'http://8.8.8.8:65535/',
  'http://[2606:4700:4700::1111]:5432/',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'gopher://8.8.8.8/_x',
  'ftp://8.8.8.8/',
  'dict://8.8.8.8:11211/',
  'ldap://8.8.8.8/',
  'data:text/xml,<rss/>',
  'javascript:alert(1)',
  'blob:http://8.8.8.8/x',
  'view-source:http://8.8.8.8/',
  'jar:http://8.8.8.8!/',
  'unix:/var/run/x.sock',
  '/etc/passwd',
  '//127.0.0.1/',
  '127.0.0.1',
  '',
  'http://',
  'http://[::1%25lo]/',
  'http://[::1',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
] as const

let folder = ''
let dialled: string[] = []
const dial: NonNullable<FetchTools['dial']> = (target) => {
  dialled.push(target.address)
  // Nothing may leave this machine in a test: whatever is dialled but our own server is a dead line.
  return connect({ host: '127.0.0.1', port: target.address === '127.0.0.1' ? target.port : 1 })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-ssrf-'))
  dialled = []
})
afterEach(() => rm(folder, { recursive: true }))

function get(url: string, tools: FetchTools = {}, testHosts: readonly string[] = []): Promise<FetchResult> {
  return fetchFeed({ url, file: join(folder, 'feed'), testHosts }, { dial, ...tools })
}

describe.each(Object.entries(HOSTS))('fault F16 %s', (_, hosts) => {
  test.each(hosts)('%s is not dialled, by http or https', async (host) => {
    for (const url of [`http://${host}/`, `https://${host}/feed.xml`, `http://ana:segredo@${host}:8080/`])
      expect(await get(url)).toMatchObject({ kind: 'failed', code: 'SSRF_BLOCKED', isRetryable: false })
    expect({ dialled, files: await readdir(folder) }).toEqual({ dialled: [], files: [] })
  })
})

test.each(ADDRESSES)('fault F16 %j is not dialled', async (url) => {
  expect(await get(url)).toMatchObject({ kind: 'failed', code: 'SSRF_BLOCKED' })
  expect(dialled).toEqual([])
})

test('fault F16 no redirect leads there, of any status', async () => {
  const all = [
    ...Object.values(HOSTS)
      .flat()
      .map((host) => `http://${host}/`),
    ...ADDRESSES.filter((url) => URL.canParse(url)),
    '//127.0.0.1/',
    '//[::1]/feed',
    '\\\\127.0.0.1\\',
  ]
    // "http:x" is a path of the same server where it stands in a redirect.
    .filter((target) => new URL(target, 'http://shop.localhost').hostname !== 'shop.localhost')
  let location = ''
  let status = 302
  const server = createServer((_, response) =>
    response.writeHead(status, { location: Buffer.from(location).toString('latin1') }).end(),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    for (const [at, target] of all.entries()) {
      status = [301, 302, 303, 307, 308][at % 5] as number
      // A header holds no line end; an address with one is told elsewhere.
      location = target.replaceAll(/[\n\t]/g, '')
      dialled = []
      const result = await get(`http://shop.localhost:${port}/`, {}, [`shop.localhost:${port}`])
      expect(result, target).toMatchObject({
        kind: 'failed',
        code: expect.stringMatching(/^(?:SSRF_BLOCKED|FAILED_REDIRECT)$/),
      })
      expect(dialled, target).toEqual(['127.0.0.1'])
    }
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** As a resolver says them, not as people write them. */
const RESOLVED = [
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.20.0.1',
  '192.168.0.1',
  '100.100.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  'not an address',
]

test.each(RESOLVED)(
  'fault F16 a public name that means %s, alone or among public ones, is not dialled',
  async (address) => {
    for (const addresses of [
      [address],
      ['8.8.8.8', address],
      [address, '2606:4700:4700::1111'],
      ['8.8.8.8', '1.1.1.1', address],
    ]) {
      expect(
        await get('http://feeds.casa.pt/', { resolve: async () => addresses.map((one) => ({ address: one })) }),
      ).toMatchObject({ kind: 'failed', code: 'SSRF_BLOCKED' })
    }
    expect(dialled).toEqual([])
  },
)

test('fault F16 each hop is resolved anew and dialled where it was checked', async () => {
  const answers: Record<string, string[]> = { 'feeds.casa.pt': ['8.8.8.8', '127.0.0.1'] }
  const asked: string[] = []
  const resolve: NonNullable<FetchTools['resolve']> = async (host) => {
    asked.push(host)
    return [{ address: answers[host]?.shift() ?? '127.0.0.1' }]
  }
  expect(await get('http://feeds.casa.pt/', { resolve })).toMatchObject({ code: 'FAILED_CONNECT' })
  expect(await get('http://feeds.casa.pt/', { resolve })).toMatchObject({ code: 'SSRF_BLOCKED' })
  expect({ asked, dialled }).toEqual({ asked: ['feeds.casa.pt', 'feeds.casa.pt'], dialled: ['8.8.8.8'] })
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '169.253.0.1',
  '[2606:4700:4700::1111]',
  '[2a00:1450:4003::200e]',
])('public addresses beside those ranges are dialled: %s', async (host) => {
  expect(await get(`http://${host}/`)).toMatchObject({ code: 'FAILED_CONNECT' })
  expect(dialled).toHaveLength(1)
})
