import { describe, expect, test } from 'vitest'
import { ageWords } from './age-words.ts'
import { handlingOf, keptAddress, mayKeep } from './handling.ts'

const ORIGIN = 'https://poiso.pt'

function handled(path: string, { method = 'GET', mode = 'navigate', accept = '*/*', origin = ORIGIN } = {}): string {
  return handlingOf({ method, mode: mode as RequestMode, url: origin + path, headers: new Headers({ accept }) }, ORIGIN)
}

describe('T-06 what the worker touches', () => {
  test('T-06 visits, listings that are put in place, built files', () => {
    expect(handled('/produtos/sofas')).toBe('page')
    expect(handled('/user')).toBe('page')
    expect(handled('/produtos/sofas', { mode: 'cors', accept: 'text/html' })).toBe('listing')
    expect(handled('/assets/base-abc.js', { mode: 'cors' })).toBe('asset')
  })
  test('T-06 no call, no click to a shop, no form, no back office, no other host, no picture', () => {
    for (const path of [
      '/api/v2/me',
      '/v1/data',
      '/v2/clickthrough/loja.pt/1',
      '/sub/key',
      '/dev/mail',
      '/admin',
      '/loja/feeds',
      '/lojas-site/wiki/a',
    ])
      expect([path, handled(path)]).toEqual([path, 'none'])
    expect(handled('/produtos', { method: 'POST' })).toBe('none')
    expect(handled('/v2/clickthrough/loja.pt/1', { origin: 'https://ir.poiso.pt' })).toBe('none')
    expect(handled('/assets/base-abc.js', { origin: 'https://outra.pt', mode: 'cors' })).toBe('none')
    expect(handled('/product/aa/bb/cc/p1/w360', { mode: 'no-cors' })).toBe('none')
    expect(handled('/lojas')).toBe('page')
  })
})

describe('T-06 what may be kept', () => {
  const may = (path: string, headers: Record<string, string>, answer: Partial<Response> = {}) =>
    mayKeep(ORIGIN + path, {
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
      ...answer,
    })
  const everybodys = { 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'accept-encoding' }
  test('T-06 only what is everybody’s and says so', () => {
    expect(may('/produtos', everybodys)).toBe(true)
    expect(may('/produtos', {})).toBe(false)
    expect(may('/produtos', { 'cache-control': 'no-store' })).toBe(false)
    expect(may('/produtos', { 'cache-control': 'private, max-age=60' })).toBe(false)
    expect(may('/produtos', { ...everybodys, vary: 'Cookie' })).toBe(false)
    expect(may('/produtos', { ...everybodys, vary: '*' })).toBe(false)
    expect(may('/produtos', { ...everybodys, 'content-type': 'application/json' })).toBe(false)
    for (const answer of [{ status: 404 }, { redirected: true }, { type: 'opaqueredirect' as const }])
      expect(may('/produtos', everybodys, answer)).toBe(false)
  })
  test('T-06 no page of a person, whatever its answer says', () => {
    for (const path of [
      '/user',
      '/user/favourites/x.css',
      '/login',
      '/senha/confirmacao/abc',
      '/watchdog/unsubscribe/x',
    ])
      expect([path, may(path, everybodys)]).toEqual([path, false])
  })
  test('T-06 where a visit came from is no part of the address', () => {
    expect(keptAddress(`${ORIGIN}/produtos?cor=azul,verde&utm_source=a&gclid=b#x`)).toBe(
      `${ORIGIN}/produtos?cor=azul,verde`,
    )
    expect(keptAddress(`${ORIGIN}/produtos?fbclid=b`)).toBe(`${ORIGIN}/produtos`)
  })
  test('T-06 its age in words', () => {
    expect([5_000, 60_000, 7_300_000, 200_000_000].map(ageWords)).toEqual([
      'há menos de um minuto',
      'há 1 minuto',
      'há 2 horas',
      'há 2 dias',
    ])
  })
})
