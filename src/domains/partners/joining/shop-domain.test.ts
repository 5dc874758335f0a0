import { expect, test } from 'vitest'
import { readShopDomain, shownDomain } from './shop-domain.ts'

test.each([
  ['casa.pt', 'casa.pt'],
  ['https://WWW.Casa.PT/loja/sofas?x=1#topo', 'casa.pt'],
  ['http://casa.com.pt:80/', 'casa.com.pt'],
  ['casa.pt.', 'casa.pt'],
  ['móveis.pt', 'xn--mveis-0ta.pt'],
  [' loja.casa.pt\n', 'loja.casa.pt'],
])('R-20 "%s" is the shop at %s', (typed, host) => {
  expect(readShopDomain(typed)).toEqual({ kind: 'right', domain: { host, isOwn: true } })
})

test('R-20 below a name that many shops share only the exact host is a shop’s, and its records and mail are not', () => {
  for (const typed of ['Casa.myshopify.com', 'casa.blogspot.com'])
    expect(readShopDomain(typed)).toMatchObject({
      kind: 'right',
      domain: { host: typed.toLowerCase(), isOwn: false },
    })
  for (const typed of ['myshopify.com', 'www.myshopify.com', 'blogspot.com', 'com.pt', 'github.io'])
    expect(readShopDomain(typed), typed).toEqual({ kind: 'wrong', why: 'shared' })
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['casa.pt:8080', 'port'],
  ['10.0.0.1', 'address'],
  ['8.8.8.8', 'address'],
  ['0x7f.1', 'address'],
  ['[::1]', 'address'],
  ['localhost', 'local'],
  ['norte.localhost', 'local'],
  ['casa', 'local'],
  ['printer.local', 'local'],
  ['ftp://casa.pt', 'malformed'],
  ['ana:segredo@casa.pt', 'malformed'],
  ['ca_sa.pt', 'malformed'],
  ['-casa.pt', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['casa.exemplo', 'unknown_ending'],
  [`${'a'.repeat(2_100)}.pt`, 'malformed'],
])('R-20 "%s" is no shop’s domain: %s', (typed, why) => {
  expect(readShopDomain(typed)).toEqual({ kind: 'wrong', why })
})

test('R-20 names of loopback are taken where they may be fetched from, and nowhere else', () => {
  expect(readShopDomain('norte.localhost', ['*.localhost:3100'])).toMatchObject({ kind: 'right' })
  expect(readShopDomain('norte.localhost', ['127.0.0.1:3100'])).toMatchObject({ kind: 'wrong' })
})

test('R-20 a name of other letters is shown as people read it', () => {
  expect(shownDomain('xn--mveis-0ta.pt')).toBe('móveis.pt')
})

test('R-20 a name in letters that look like others is not shown as theirs', () => {
  for (const typed of ['аррӏе.com', 'соnforama.com', 'ikeα.com']) {
    const read = readShopDomain(typed)
    const host = read.kind === 'right' ? read.domain.host : ''
    expect(host).toMatch(/^xn--/)
    expect(shownDomain(host)).toBe(host)
  }
})
