import { isOnDomains, parseWebUrl, type WebUrl } from './web-url.ts'

/** Hosts of affiliate networks: their links lead to a shop, and belong to none. */
const NETWORKS = [
  'awin1.com',
  'awin.com',
  'zenaps.com',
  'zanox.com',
  'tradedoubler.com',
  'tradetracker.net',
  'tradetracker.com',
  'webgains.com',
  'webgains.io',
  'kelkoo.com',
  'kelkoo.pt',
  'kelkoogroup.net',
  'effiliation.com',
  'effinity.net',
  'daisycon.io',
  'belboon.de',
  'belboon.com',
  'affili.net',
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'linksynergy.com',
  'shareasale.com',
  'skimresources.com',
  'partnerize.com',
  'prf.hn',
  'pntra.com',
  'evyy.net',
  'sjv.io',
  'pxf.io',
  'convertexperiments.com',
  'criteo.com',
  'doubleclick.net',
  'connexity.net',
  'shopalike.pt',
  'timeone.io',
  'publicidees.com',
  'metaffiliation.com',
  'admitad.com',
  'ad.doubleclick.net',
]
const INNER =
  /^(?:ued|url|u|p|r|murl|dest|destination|deeplink|deep_link|target|to|link|dl|redirect|redir|epi_url|goto|adurl)$/i

/** A feed's links have one host. */
let lastHost = ''
let isLastNetwork = false

/** Whether a link is an affiliate network's. */
export function isTrackingLink(link: WebUrl): boolean {
  if (link.host !== lastHost) [lastHost, isLastNetwork] = [link.host, isOnDomains(link.host, NETWORKS)]
  return isLastNetwork
}

/** The shop's own address that a network's link carries in a parameter ("?ued=https%3A%2F%2F…"), or null. */
export function linkWithin(link: WebUrl): WebUrl | null {
  for (const [name, value] of new URL(link.href).searchParams) {
    const inner = INNER.test(name) ? parseWebUrl(value.trim()) : null
    if (inner !== null && !isTrackingLink(inner)) return inner
  }
  return null
}
