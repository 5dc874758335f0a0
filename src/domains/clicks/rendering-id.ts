import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** How long a click from a rendering may count (decisions.md, Clicks and login). Pages are cached for less. */
export const RENDERING_GOOD_MS = 24 * 3_600_000
const MAC_CHARACTERS = 16
const RENDERING = /^([0-9a-z]{1,11})\.([\w-]{1,40})\.([\w-]{16})$/

export type RenderingState = 'good' | 'stale' | 'missing' | 'forged'

/**
 * Signs one rendering of a page: `ri` of its click links, the same for all who got those bytes. `name` says which page it
 * is (a hash of its URL and generation, [A-Za-z0-9_-]). Example: "mb3k2x.9fQ2a1.3Vx…".
 */
export const signRendering = (key: Uint8Array, name: string, now: Date): string => {
  const body = `${Math.floor(now.getTime() / 1000).toString(36)}.${name}`
  const rendering = `${body}.${mac(key, body)}`
  if (!RENDERING.test(rendering)) throw new Error(`the name of a rendering has other characters than [A-Za-z0-9_-], or too many: ${name}`)
  return rendering
}

/** What an `ri` is worth now. Only a good one may be billed; none of them stops the visitor. */
export const renderingState = (key: Uint8Array, rendering: string | undefined, now: Date): RenderingState => {
  if (rendering === undefined || rendering === '') return 'missing'
  const [, seconds = '', name = '', signature = ''] = RENDERING.exec(rendering) ?? []
  if (signature === '' || !sameText(signature, mac(key, `${seconds}.${name}`))) return 'forged'
  const ageMs = now.getTime() - Number.parseInt(seconds, 36) * 1000
  // A minute of grace: two processes' clocks are never quite the same.
  if (ageMs < -60_000) return 'forged'
  return ageMs <= RENDERING_GOOD_MS ? 'good' : 'stale'
}

const mac = (key: Uint8Array, body: string): string => createHmac('sha256', keyObjectOf(key)).update(body).digest('base64url').slice(0, MAC_CHARACTERS)

const keyObjects = new WeakMap<Uint8Array, KeyObject>()

/** Made once of each key: Node examines bare bytes anew each time, which takes six times as long as signing. */
const keyObjectOf = (key: Uint8Array): KeyObject => {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

const sameText = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
