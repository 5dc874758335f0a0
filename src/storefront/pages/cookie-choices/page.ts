import {
  acceptedAll,
  chosenKinds,
  type Consent,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_TEXT_VERSION,
  consentIdIn,
  consentOf,
  PROOF_COOKIE,
  refusedAll,
  writeConsent,
  writeProof,
} from '#domains/identity/contract.ts'
import { setCookie } from '#platform/http/access/cookies.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { randomId } from '#platform/random-id.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { keptNames, knownOf } from '../../cookies/known-cookies.ts'
import { definePage } from '../../page/page.ts'
import { TICKED_KIND } from '../../parts/consent/ConsentKinds.tsx'
import { paths } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { CookieChoicesPage } from './CookieChoicesPage.tsx'

const FORM_BYTES = 1024

/** T-01, M-08: the cookie bar as a page, for browsers without script: to choose, to look at it again, to withdraw. */
export const cookieChoicesPage = definePage({
  id: 'M-08',
  name: 'cookieChoices',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ path, query }) => {
    const isSaved = query.get('guardado') === '1'
    return { canonical: isSaved ? paths.cookieChoices(true) : path, isSaved }
  },
  load: ({ isSaved }, _dependencies, request) => ({ props: { consent: consentOf(request), isSaved } }),
  head: () => ({
    title: 'Escolhas sobre cookies',
    description: 'Que cookies podem ser guardados neste navegador: aceitar, recusar ou escolher.',
    canonical: paths.cookieChoices(),
    robots: 'noindex, follow',
  }),
  Page: CookieChoicesPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, { site, people, consents }, request) => {
      const consent = consentIn(fields)
      const isMore = chosenKinds.some((kind) => consent[kind])
      const consentId = consentIdIn(request.headers.cookie) ?? (isMore ? randomId() : null)
      const refused = await consents.keep({
        consent,
        textVersion: CONSENT_TEXT_VERSION,
        personId: (await people.current(request))?.id ?? null,
        consentId,
        network: networkOf(request.ip),
      })
      if (isRefusal(refused)) return refused
      return {
        seeOther: paths.cookieChoices(true),
        cookies: [...cookiesOf(consent, consentId, site), ...forgottenOf(consent, request.headers.cookie ?? '', site)],
      }
    },
  },
})

function consentIn(fields: URLSearchParams): Consent {
  switch (fields.get('escolha')) {
    case 'aceitar':
      return acceptedAll
    case 'guardar':
      return chosenKinds.reduce<Consent>(
        (consent, kind) => ({ ...consent, [kind]: fields.get(kind) === TICKED_KIND }),
        refusedAll,
      )
    default:
      return refusedAll
  }
}

function cookiesOf(consent: Consent, consentId: string | null, site: Site): readonly string[] {
  const kept = { ...ofSite(site), maxAgeSeconds: CONSENT_SECONDS }
  return [
    setCookie(CONSENT_COOKIE, writeConsent(consent), kept),
    setCookie(PROOF_COOKIE, writeProof({ textVersion: CONSENT_TEXT_VERSION, consentId }), kept),
  ]
}

/** Ends what this browser has of what is refused, for the host and for the site: cookies alone, storage is the browser's (forget-kinds.ts). */
function forgottenOf(consent: Consent, cookies: string, site: Site): readonly string[] {
  const { domain, ...ofHost } = ofSite(site)
  const ended = [ofHost, ...(domain === undefined ? [] : [{ ...ofHost, domain }])]
  return knownOf(chosenKinds.filter((kind) => !consent[kind]))
    .filter(({ store }) => store === 'cookie')
    .flatMap((known) => keptNames(cookies, known))
    .flatMap((name) => ended.map((where) => setCookie(name, '', { ...where, maxAgeSeconds: 0 })))
}

function ofSite({ url, cookieDomain }: Site): { httpOnly: false; secure: boolean; domain?: string } {
  return {
    httpOnly: false,
    secure: url.startsWith('https:'),
    ...(cookieDomain !== undefined && { domain: cookieDomain }),
  }
}
