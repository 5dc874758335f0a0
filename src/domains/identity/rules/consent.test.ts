import { describe, expect, test } from 'vitest'
import {
  acceptedAll,
  type Consent,
  CONSENT_TEXT_VERSION,
  consentIdIn,
  consentIn,
  readConsent,
  refusedAll,
  writeConsent,
} from './consent.ts'

const marketingOnly: Consent = { ...refusedAll, marketing: true }

describe('T-01 what _cc says', () => {
  test('is sorted, joined by a pipe, and read as it was written', () => {
    expect(writeConsent(acceptedAll)).toBe('analytics|essential|functional|marketing')
    expect(writeConsent(refusedAll)).toBe('essential')
    for (const marketing of [true, false])
      for (const analytics of [true, false])
        for (const functional of [true, false]) {
          const consent: Consent = { essential: true, marketing, analytics, functional }
          expect(readConsent(writeConsent(consent))).toEqual(consent)
        }
  })

  test.each<[string, string | null | undefined, Consent | null]>([
    ['absent', undefined, null],
    ['no cookie', null, null],
    ['empty', '', null],
    ['in another order', 'marketing|essential', marketingOnly],
    ['twice the same word', 'marketing|marketing', marketingOnly],
    ['with words that nobody knows', 'essential|everything|marketing|', marketingOnly],
    ['only words that nobody knows', 'yes|all', null],
    ['another case', 'ESSENTIAL|MARKETING', null],
    ['with spaces', 'essential | marketing', null],
    ['a word cut short', 'analyt|essential', refusedAll],
    ['without what is essential', 'marketing', marketingOnly],
    ['escaped', 'essential%7Cmarketing', marketingOnly],
    ['escaped twice', 'essential%257Cmarketing', null],
    ['a broken escape', 'essential|marketing|%E0%A4%A', null],
    ['names of an object', 'constructor|__proto__', null],
    ['numbers', '1', null],
    ['binary', '\u0000\u0001\u00ff|\ufffd', null],
    ['4 kB of it', 'essential|marketing|'.repeat(210), null],
    ['4 kB of nothing', 'x'.repeat(4096), null],
  ])('%s', (_name, value, expected) => {
    expect(readConsent(value)).toEqual(expected)
  })
})

describe('T-01 what a browser says with its cookies', () => {
  test('the choice among others', () => {
    expect(consentIn('jwt=x; _cc=analytics|essential; regiao=acores')).toEqual({ ...refusedAll, analytics: true })
    expect(consentIn('jwt=x; x_cc=analytics|essential')).toBeNull()
    expect(consentIn(undefined)).toBeNull()
  })

  test('of two only what both agree to', () => {
    expect(consentIn('_cc=analytics|essential|marketing; _cc=essential|marketing')).toEqual(marketingOnly)
    expect(consentIn('_cc=analytics|essential; _cc=%%%')).toBeNull()
  })

  test('a choice of another text is none', () => {
    expect(consentIn(`_cc=essential; _ccp=${CONSENT_TEXT_VERSION}`)).toEqual(refusedAll)
    expect(consentIn('_cc=essential; _ccp=2019-01')).toBeNull()
    expect(consentIn('_cc=essential; _ccp=\u0007')).toBeNull()
  })

  test('its number is a number of ours or none', () => {
    const id = '3f2c8d7e-0000-4000-8000-123456789abc'
    expect(consentIdIn(`_ccp=2026-11.${id}`)).toBe(id)
    expect(consentIdIn('_ccp=2026-11.<script>')).toBeNull()
    expect(consentIdIn('_cc=essential')).toBeNull()
  })
})
