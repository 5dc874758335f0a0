import { describe, expect, test } from 'vitest'
import { type Attribution, attributionOf } from './attribution.ts'

const OWN = ['poiso.pt']
const HERE = 'https://poiso.pt/produtos/sofas'
function from(referrer: string, url = HERE) {
  return attributionOf({ url, referrer }, OWN)
}
function organic(source: string): Attribution {
  return { utm_source: source, utm_medium: 'organic' }
}
function referral(source: string): Attribution {
  return { utm_source: source, utm_medium: 'referral' }
}

type Row = [asked: string, expected: Attribution | null]
/** Names of tests of 4 kB are no names. */
function named([asked, expected]: Row) {
  return [asked.slice(0, 60), asked, expected] as const
}

describe('T-04 parameters of the visit', () => {
  test.each(
    (
      [
        [
          '?utm_source=carta&utm_medium=email&utm_campaign=natal&utm_term=sof%C3%A1+azul&utm_content=topo&gclid=Cj0K_-',
          {
            utm_source: 'carta',
            utm_medium: 'email',
            utm_campaign: 'natal',
            utm_term: 'sofá azul',
            utm_content: 'topo',
            gclid: 'Cj0K_-',
          },
        ],
        ['?gclid=Cj0K', { gclid: 'Cj0K' }],
        ['?utm_campaign=natal&utm_source=', { utm_campaign: 'natal' }],
        ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
        ['?utm_source=%20%20carta%0A%00', { utm_source: 'carta' }],
        [`?utm_source=${'x'.repeat(4096)}`, { utm_source: 'x'.repeat(200) }],
        [`?utm_source=${encodeURIComponent('😀'.repeat(400))}`, { utm_source: '😀'.repeat(200) }],
        ['?utm_source=%E0%A4%A', { utm_source: '\u{fffd}%A' }],
        ['?utm_source=a%3B%20Domain%3Devil.pt%2C%20b%3D%22', { utm_source: 'a; Domain=evil.pt, b="' }],
      ] satisfies Row[]
    ).map(named),
  )('%s', (_name, query, expected) => {
    expect(from('', HERE + query)).toEqual(expected)
    expect(from('https://www.google.com/', HERE + query)).toEqual(expected)
    // Also from within: a campaign's link may stand on a page of the site's hosts.
    expect(from(`${HERE}?pagina=2`, HERE + query)).toEqual(expected)
  })

  test('names in another case, or that are none of the six, are no parameters', () => {
    expect(from('', `${HERE}?UTM_SOURCE=a&utm_id=b&fbclid=c`)).toEqual({ utm_source: '(direct)', utm_medium: '(none)' })
  })
})

describe('T-04 where a visit without parameters comes from', () => {
  test.each(
    (
      [
        ['', { utm_source: '(direct)', utm_medium: '(none)' }],
        ['https://www.google.com/', organic('google')],
        ['https://google.pt/url?q=sofas', organic('google')],
        ['https://www.google.co.uk/', organic('google')],
        ['https://www.google.com.br/', organic('google')],
        ['https://images.google.de/', organic('google')],
        ['https://search.seznam.cz/?q=a', organic('seznam')],
        ['https://pt.search.yahoo.com/', organic('yahoo')],
        ['https://search.yahoo.co.jp/', organic('yahoo')],
        ['https://www.bing.com/', organic('bing')],
        ['https://WWW.BING.COM/', organic('bing')],
        ['https://notgoogle.com/', referral('notgoogle.com')],
        ['https://google.example.com/', referral('google.example.com')],
        ['https://www.google.com.evil.net/', referral('www.google.com.evil.net')],
        ['https://bing.dev.example/', referral('bing.dev.example')],
        ['https://duckduckgo.com/', referral('duckduckgo.com')],
        ['https://blog.casa.pt:8443/artigo?x=1', referral('blog.casa.pt')],
        ['http://[2001:db8::1]/', referral('[2001:db8::1]')],
        ['https://casação.pt/', referral('xn--casao-dra1a.pt')],
        ['https://poiso.pt/produtos', null],
        ['https://lojas.poiso.pt/', null],
        ['https://POISO.PT:443/', null],
        ['https://meupoiso.pt/', referral('meupoiso.pt')],
        ['https://poiso.pt.evil.net/', referral('poiso.pt.evil.net')],
        ['android-app://com.google.android.gm/', { utm_source: '(direct)', utm_medium: '(none)' }],
        ['not an address', { utm_source: '(direct)', utm_medium: '(none)' }],
        ['javascript:alert(1)', { utm_source: '(direct)', utm_medium: '(none)' }],
        [`https://${'a.'.repeat(120)}pt/`, referral('a.'.repeat(100))],
      ] satisfies Row[]
    ).map(named),
  )('%s', (_name, referrer, expected) => {
    expect(from(referrer)).toEqual(expected)
  })
})
