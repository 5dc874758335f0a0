const MOST_CHARS = 2_000

/** An address as somebody types it, with or without `https://`; null: it is none that a feed could be fetched from. */
export function readFeedUrl(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > MOST_CHARS) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null
}

const HIDDEN = '•••'
/** Names of parameters whose values open something. */
const SECRET = /token|key|pass|pwd|secret|auth|sig|senha|chave/i

/** An address as people are shown it: without its name and password, and without the values of parameters that open something. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  if (url === null) return address
  const { username, password } = url
  url.username = ''
  url.password = ''
  const asked = url.search.replace(/([?&])([^=&]*)=([^&]*)/g, (whole, mark: string, name: string) =>
    SECRET.test(name) ? `${mark}${name}=${HIDDEN}` : whole,
  )
  return `${url.protocol}//${username + password === '' ? '' : `${HIDDEN}@`}${url.host}${url.pathname}${asked}`
}
