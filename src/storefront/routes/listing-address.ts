import { type ListingUrlOutcome, parseListingUrl } from '#domains/search/contract.ts'
import type { ListingDirectory } from '../dependencies.ts'

/** Where a visit came from: kept for the browser (T-04), no part of what the page shows. */
const TRACKING = /^(?:utm_(?:source|medium|campaign|term|content)|gclid)$/

/** Reads a listing's address as a browser sends it, tracking keys set aside. */
export function readListingAddress(url: string, directory: ListingDirectory): ListingUrlOutcome {
  return parseListingUrl(trackingAside(url), directory)
}

/** All else stays as it came: an address that is not written as ours are is redirected. */
function trackingAside(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const pairs = url.slice(at + 1).split('&')
  const kept = pairs.filter((pair) => !TRACKING.test(keyOf(pair))).join('&')
  return kept === '' ? url.slice(0, at) : `${url.slice(0, at)}?${kept}`
}

function keyOf(pair: string): string {
  return pair.split('=', 1)[0] ?? ''
}

/** What a page of this address is kept under. An address that is not written as ours are stands for itself: its route decides. */
export function keptAddress(url: string): string {
  return /[?&][?&]|[?&]$|\?.*\?/.test(url) ? url : withoutTracking(url)
}

/** The address without tracking keys, to be compared with the canonical one. */
export function withoutTracking(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(keyOf(pair)))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}
