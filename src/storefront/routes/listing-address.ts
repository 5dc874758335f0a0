import { type ListingUrlOutcome, parseListingUrl } from '#domains/search/contract.ts'
import type { ListingDirectory } from '../dependencies.ts'

/** Where a visit came from: kept for the browser (T-04), no part of what the page shows. */
const TRACKING = /^(?:utm_(?:source|medium|campaign|term|content)|gclid)$/
const AXES = ['largura', 'profundidade', 'altura', 'diametro', 'comprimento'] as const
const MAX_FIELD = 12

/**
 * Reads a listing's address as a browser sends it: tracking keys set aside, and the fields of the size filter (`largura-de`,
 * `largura-ate`, which a form sends without script) folded into `dimensao`.
 */
export function readListingAddress(url: string, directory: ListingDirectory): ListingUrlOutcome {
  return parseListingUrl(foldedUrl(url), directory)
}

function foldedUrl(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const pairs = url.slice(at + 1).split('&')
  const kept = pairs.filter((pair) => !TRACKING.test(keyOf(pair)))
  const hasAxes = kept.some((pair) => AXIS_FIELD.test(keyOf(pair)))
  const query = hasAxes ? foldAxes(new URLSearchParams(kept.join('&'))) : kept.join('&')
  return query === '' ? path : `${path}?${query}`
}

function keyOf(pair: string): string {
  return pair.split('=', 1)[0] ?? ''
}

const AXIS_FIELD = new RegExp(`^(?:${AXES.join('|')})-(?:de|ate)$`)

function foldAxes(query: URLSearchParams): string {
  const given = AXES.flatMap((axis) => {
    const [from, to] = [field(query, `${axis}-de`), field(query, `${axis}-ate`)]
    return from === '' && to === '' ? [] : [`${axis}:${from}-${to}`]
  })
  const others = new URLSearchParams([...query].filter(([key]) => !AXIS_FIELD.test(key)))
  if (given.length > 0) others.set('dimensao', given.join(','))
  return others.toString()
}

/** A decimal comma would end the axis. */
function field(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? '').trim().slice(0, MAX_FIELD).replace(',', '.')
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
