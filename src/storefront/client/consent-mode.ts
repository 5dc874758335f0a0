import type { Consent } from '#domains/identity/rules/consent.ts'

type Said = 'granted' | 'denied'

/** The keys of consent mode v2 (G-06), as a tag manager reads them. */
export interface ConsentMode {
  readonly ad_storage: Said
  readonly ad_user_data: Said
  readonly ad_personalization: Said
  readonly analytics_storage: Said
  readonly functionality_storage: Said
  readonly security_storage: 'granted'
}

/** T-01: what a choice means to a tag manager. Null, before any choice: everything is denied but security, which is always granted. */
export function consentModeOf(consent: Consent | null): ConsentMode {
  const said = (isGiven = false): Said => (isGiven ? 'granted' : 'denied')
  const marketing = said(consent?.marketing)
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: said(consent?.analytics),
    functionality_storage: said(consent?.functional),
    security_storage: 'granted',
  }
}
