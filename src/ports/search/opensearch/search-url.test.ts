import { expect, test } from 'vitest'
import { parseSearchUrl } from './search-url.ts'

test('reads nodes, prefix, TLS and credentials', () => {
  expect(parseSearchUrl('opensearch://one,two:9201,[::1]:9300/poiso')).toEqual({
    nodes: ['http://one:9200', 'http://two:9201', 'http://[::1]:9300'],
    prefix: 'poiso',
    credentials: null,
  })
  for (const url of ['opensearchs://me:p%40ss%3A@node/poiso-main', 'opensearch://me:p%40ss%3A@node/poiso-main?tls'])
    expect(parseSearchUrl(url)).toEqual({
      nodes: ['https://node:9200'],
      prefix: 'poiso-main',
      credentials: { username: 'me', password: 'p@ss:' },
    })
})

test('says what is wrong, and never the password', () => {
  for (const [url, said] of [
    ['http://node:9200/poiso', /not of the form/],
    ['opensearch://node:9200', /not of the form/],
    ['opensearch://node/Poiso', /"Poiso"/],
    ['opensearch://node/', /""/],
    ['opensearch://node:70000/poiso', /"node:70000"/],
    ['opensearch://one,,two/poiso', /""/],
    ['opensearch://geheim@node/poiso', /user:password/],
    ['opensearch://me:geheim%zz@node/poiso', /percent-encoded/],
    ['opensearch://me:geheim@node/poiso?tsl', /"\?tsl"/],
  ] as const) {
    expect(() => parseSearchUrl(url)).toThrow(said)
    expect(() => parseSearchUrl(url)).not.toThrow(/geheim/)
  }
})
