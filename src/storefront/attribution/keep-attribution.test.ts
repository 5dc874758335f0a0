import { expect, test } from 'vitest'
import type { ChosenKind } from '#domains/identity/rules/consent.ts'
import { keepAttribution } from './keep-attribution.ts'

const HERE = 'https://poiso.pt/produtos/sofas'

function aBrowser(allowed: readonly ChosenKind[] = ['analytics', 'marketing']) {
  const kept = new Map<string, string>([['jwt', 'x']])
  const written: string[] = []
  const jar = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = '', seconds = ''] = /^([^=]+)=([^;]*); Path=\/; Max-Age=(\d+)/.exec(text) ?? []
      if (seconds === '0') kept.delete(name)
      else kept.set(name, value)
    },
  }
  const visit = (query: string, referrer = '') => {
    const surroundings = { visit: { url: HERE + query, referrer }, ownHosts: ['poiso.pt'] }
    keepAttribution((kind) => allowed.includes(kind), surroundings, jar)
    return Object.fromEntries([...kept].filter(([name]) => name !== 'jwt'))
  }
  return { visit, written }
}

test('T-04 X-07 attribution is kept for 30 days, in a cookie of each name', () => {
  const { visit, written } = aBrowser()
  visit('?utm_source=carta%3B&gclid=x')
  expect(written).toEqual([
    'utm_source=carta%3B; Path=/; Max-Age=2592000; SameSite=Lax',
    'gclid=x; Path=/; Max-Age=2592000; SameSite=Lax',
  ])
})

test('T-04 another campaign takes the place of the one before as a whole; going on within the site changes nothing', () => {
  const { visit } = aBrowser()
  visit('?utm_source=carta&utm_campaign=natal&gclid=x')
  expect(visit('?utm_source=feira')).toEqual({ utm_source: 'feira' })
  expect(visit('', 'https://poiso.pt/')).toEqual({ utm_source: 'feira' })
  expect(visit('', 'https://www.google.pt/')).toEqual({ utm_source: 'google', utm_medium: 'organic' })
})

test('T-04 a visit from nowhere is direct, and takes nobody’s place', () => {
  const { visit } = aBrowser()
  expect(visit('')).toEqual({ utm_source: '(direct)', utm_medium: '(none)' })
  expect(visit('', 'https://casa.pt/')).toEqual({ utm_source: 'casa.pt', utm_medium: 'referral' })
  expect(visit('')).toEqual({ utm_source: 'casa.pt', utm_medium: 'referral' })
})

test('T-04 T-01 each kind of consent lets its own be kept, and none lets nothing', () => {
  const query = '?utm_source=carta&utm_medium=email&gclid=x'
  expect(aBrowser([]).visit(query)).toEqual({})
  expect(aBrowser(['functional']).visit(query)).toEqual({})
  expect(aBrowser(['analytics']).visit(query)).toEqual({ utm_source: 'carta', utm_medium: 'email' })
  expect(aBrowser(['marketing']).visit(query)).toEqual({ gclid: 'x' })
})
