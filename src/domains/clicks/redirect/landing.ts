/** Under this name the address of a shop that asks for it carries the number of the click (docs/contracts/click-links.md). */
const CLICK_PARAMETER = 'poiso_click'
const TOKEN = /^[\w-]{22}$/

/** The number of a click as an address carries it: its 128 bits in 22 letters. Nobody else's browser knows it. */
export function clickToken(uid: string): string {
  return Buffer.from(uid.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The click of such a number; null: it is none. */
export function uidOfToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The stored address with the number of the click at the end of its query; all else stays as the shop wrote it. */
export function withClick(location: string, uid: string): string {
  const url = new URL(location)
  url.search = `${url.search === '' ? '?' : `${url.search}&`}${CLICK_PARAMETER}=${clickToken(uid)}`
  return url.href
}
