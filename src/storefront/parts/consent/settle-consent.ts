import { consent as sendConsent } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { chosenKinds, type Consent, CONSENT_TEXT_VERSION, consentIdIn } from '#domains/identity/rules/consent.ts'
import { consentStore } from '../../state/consent-store.ts'
import { forgetKinds } from './forget-kinds.ts'

/** All that a choice brings about (T-01): it is kept here, what it refuses is removed, and the server keeps its proof. */
export function settleConsent(consent: Consent): void {
  consentStore().choose(consent)
  forgetKinds(chosenKinds.filter((kind) => !consent[kind]))
  tellServer(consent)
}

/** By the call; by a beacon when the page is left before its answer. A choice holds whether or not it arrives. */
function tellServer(consent: Consent): void {
  const { api = '' } = document.body.dataset
  const consentId = consentIdIn(document.cookie)
  const consentSettings = { ...consent, textVersion: CONSENT_TEXT_VERSION, ...(consentId !== null && { consentId }) }
  const leaving = new AbortController()
  addEventListener(
    'pagehide',
    // As text another host's service takes it without being asked first.
    () => navigator.sendBeacon(`${api}/api/v2/consent`, JSON.stringify(consentSettings)),
    { once: true, signal: leaving.signal },
  )
  void sendConsent(new Configuration({ basePath: api }), { consentSettings })
    .catch(reportError)
    .finally(() => leaving.abort())
}
