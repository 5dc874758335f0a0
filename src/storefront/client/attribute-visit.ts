import { consentStore } from '../state/consent-store.ts'
import { isBot } from './is-bot.ts'

/** T-04: where a visit came from is kept once somebody has agreed to it, on this very page or before; its code comes only then. */
export function attributeVisit(): void {
  const isGoingOn = document.referrer.startsWith(`${location.origin}/`) && !/[?&](?:utm_|gclid=)/.test(location.search)
  if (isGoingOn || isBot()) return
  const { allows, subscribe } = consentStore()
  const keep = (): void => {
    if (!allows('analytics') && !allows('marketing')) return
    void import('../attribution/keep-attribution.ts').then(({ keepAttribution }) => keepAttribution(allows), ignore)
  }
  subscribe(keep)
  keep()
}

/** Without its code the visit is put down to nothing; the page lacks nothing. */
function ignore(): void {}
