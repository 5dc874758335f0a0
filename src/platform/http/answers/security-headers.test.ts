import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const PLAIN =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types poiso"

test('A-10 without a configured tag the policy of a page is the same to the byte', () => {
  expect(contentSecurityPolicy({ hasScripts: true })).toBe(PLAIN)
  expect(contentSecurityPolicy({ hasScripts: true, tagOrigins: [] })).toBe(PLAIN)
})

test('A-10 the origins of configured tags stand where scripts, pictures and connections do, and nowhere else', () => {
  const tagOrigins = ['https://tags.example', 'https://*.analytics.example']
  const hosts = tagOrigins.join(' ')
  expect(contentSecurityPolicy({ hasScripts: true, tagOrigins })).toBe(
    PLAIN.replace("script-src 'self'", `script-src 'self' ${hosts}`)
      .replace("img-src 'self' data:", `img-src 'self' data: ${hosts}`)
      .replace("connect-src 'self'", `connect-src 'self' ${hosts}`)
      .replace('trusted-types poiso', 'trusted-types poiso default'),
  )
  expect(contentSecurityPolicy({ tagOrigins })).toBe(contentSecurityPolicy())
})
