import { expect, test } from 'vitest'
import { acceptedAll, refusedAll } from '#domains/identity/rules/consent.ts'
import { consentModeOf } from './consent-mode.ts'

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  security_storage: 'granted',
}

test('G-06, T-01 each kind grants its own storages and no other', () => {
  expect(consentModeOf(null)).toEqual(denied)
  expect(consentModeOf(refusedAll)).toEqual(denied)
  expect(consentModeOf({ ...refusedAll, marketing: true })).toEqual({
    ...denied,
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  })
  expect(consentModeOf({ ...refusedAll, analytics: true })).toEqual({ ...denied, analytics_storage: 'granted' })
  expect(consentModeOf({ ...refusedAll, functional: true })).toEqual({ ...denied, functionality_storage: 'granted' })
  expect(Object.values(consentModeOf(acceptedAll))).toEqual(Array(6).fill('granted'))
})
