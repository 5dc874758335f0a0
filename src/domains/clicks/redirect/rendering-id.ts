import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { readableLine } from '#platform/readable-text.ts'
import { CLOCKS_APART_SECONDS } from './clocks-apart.ts'

/** How long a click from a rendering may count (decisions.md, Clicks and login). Pages are cached for less. */
export const RENDERING_GOOD_HOURS = 24
export const RENDERING_GOOD_MS = RENDERING_GOOD_HOURS * 3_600_000
/** 60 bits for each link, which no packing of a page makes smaller: enough for guesses that each cost a request. */
const MAC_CHARACTERS = 10
const RENDERING = /^(([0-9a-z]{1,11})\.[\w-]{1,40})\.([\w-]{10})$/
/** Of one that is not ours, kept to be looked at. */
const MAX_FORGED = 80

export type RenderingState = 'good' | 'stale' | 'missing' | 'forged'

/** What a click link offers. */
export interface LinkedOffer {
  readonly variantId: number
  readonly source: number
}

/** One rendering of a page, the same for all who got those bytes. */
export interface Rendering {
  /** `{seconds in base 36}.{name}`; alone it is worth nothing. */
  readonly id: string
  /** The `ri` of one of its click links, worth nothing on another: `{id}.{signature}`. */
  riOf(offer: LinkedOffer): string
}

/** Signs the click links of one rendering. `name` says which page it is (a hash of its content, [A-Za-z0-9_-], at most 40). */
export function signRendering(key: Uint8Array, name: string, now: Date): Rendering {
  const id = `${Math.floor(now.getTime() / 1000).toString(36)}.${name}`
  if (!/^[\w-]{1,40}$/.test(name))
    throw new Error(`the name of a rendering has other characters than [A-Za-z0-9_-], or too many: ${name}`)
  return { id, riOf: (offer) => `${id}.${mac(key, id, offer)}` }
}

export interface ReadRendering {
  readonly state: RenderingState
  /** The rendering's id; of a forged one what can be kept of its text; null: nothing. */
  readonly rendering: string | null
}

/** What the `ri` of a click is worth now, on this offer. Only a good one may be billed; none of them stops the visitor. */
export function readRendering(key: Uint8Array, ri: string | undefined, offer: LinkedOffer, now: Date): ReadRendering {
  if (ri === undefined || ri === '') return { state: 'missing', rendering: null }
  const forged = { state: 'forged', rendering: readableLine(ri, MAX_FORGED) || null } as const
  const [, id = '', seconds = '', signature = ''] = RENDERING.exec(ri) ?? []
  if (signature === '' || !sameText(signature, mac(key, id, offer))) return forged
  const ageMs = now.getTime() - Number.parseInt(seconds, 36) * 1000
  if (ageMs < -CLOCKS_APART_SECONDS * 1000) return forged
  return { state: ageMs <= RENDERING_GOOD_MS ? 'good' : 'stale', rendering: id }
}

/** When a rendering was drawn, by its id (`readRendering`), in seconds since 1970; 0 for none. */
export function drawnAtSeconds(rendering: string | null): number {
  return Number.parseInt(rendering ?? '0', 36)
}

function mac(key: Uint8Array, id: string, { variantId, source }: LinkedOffer): string {
  return createHmac('sha256', keyObjectOf(key))
    .update(`${id}.${variantId}.${source}`)
    .digest('base64url')
    .slice(0, MAC_CHARACTERS)
}

const keyObjects = new WeakMap<Uint8Array, KeyObject>()

/** Made once of each key: Node examines bare bytes anew each time, which takes six times as long as signing. */
function keyObjectOf(key: Uint8Array): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
