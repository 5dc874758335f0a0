import { expect, test } from 'vitest'
import { createRegionStore, regionHere } from './region-store.ts'

test('U-11 the chosen region is a cookie of a year that only this site gets; the mainland can be chosen too', () => {
  const jar = { cookie: '' }
  const store = createRegionStore(jar)
  expect(store.chosen()).toBeNull()
  store.choose('azores')
  expect(jar.cookie).toBe('regiao=acores; Path=/; Max-Age=31536000; SameSite=Lax')
  jar.cookie = 'jwt=x; regiao=acores; y=1'
  expect(store.chosen()).toBe('azores')
  jar.cookie = 'regiao='
  expect(store.chosen()).toBe('mainland')
})

test('U-11 what is no region of ours, or another cookie with a similar name, is none', () => {
  for (const cookie of ['regiao=lua', 'minha-regiao=madeira', 'regiao=<b>', 'regiaox=madeira'])
    expect(createRegionStore({ cookie }).chosen(), cookie).toBeNull()
})

test('U-11 the address wins over what was chosen', () => {
  expect(regionHere('/produtos?regiao=acores', 'madeira')).toBe('azores')
  expect(regionHere('/lojas', 'madeira')).toBe('madeira')
  expect(regionHere('/produtos', null)).toBe('mainland')
})
