/** Readers of single configuration values: each turns the text of one variable into its typed value or refuses with its name. */

/** A variable that cannot be used: the message names it and says why. The hosts print it and exit with 1. */
export class ConfigError extends Error {
  readonly variable: string
  constructor(variable: string, why: string) {
    super(`${variable}: ${why}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

/** A TCP port, 0 for "any free one". */
export function readPort(variable: string, text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new ConfigError(variable, `"${text}" is not a port (0 to 65535)`)
  return port
}

export function readChoice<Choice extends string>(variable: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new ConfigError(variable, `"${text}" is none of ${choices.join(', ')}`)
  return found
}

/** An address of ours: scheme, host and port, nothing else. */
export function readOrigin(variable: string, text: string): URL {
  const url = readUrl(variable, text, ['http:', 'https:'])
  const extra = url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== ''
  if (extra) throw new ConfigError(variable, 'must be scheme, host and port only, for example https://poiso.pt')
  return url
}

/** A URL of one of the given schemes; the value stays out of the message, it may hold a password. */
export function readUrl(variable: string, text: string, schemes: readonly string[]): URL {
  const url = URL.parse(text)
  if (url === null) throw new ConfigError(variable, 'is not a URL')
  if (!schemes.includes(url.protocol))
    throw new ConfigError(variable, `must begin with ${schemes.map((s) => `${s}//`).join(' or ')}`)
  return url
}

/** `a, b` as its parts; an empty part is refused. */
export function readList(variable: string, text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.includes('')) throw new ConfigError(variable, 'holds an empty entry')
  return parts
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/** A host with an optional port, as browsers send it in the Host header; lower case. */
export function readHost(variable: string, text: string): string {
  const host = text.toLowerCase()
  if (!HOST.test(host)) throw new ConfigError(variable, `"${text}" is not a host name with an optional port`)
  return host
}

export interface HostPort {
  readonly host: string
  readonly port: number
}

const LOOPBACK_NAME = /^(?:\*\.|[a-z0-9-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/

/** `name.localhost:3100`: a loopback name (`*.localhost` for all of them) and its port. */
export function readLoopbackHostPort(variable: string, text: string): HostPort {
  const cut = text.lastIndexOf(':')
  const host = text.slice(0, cut).toLowerCase()
  if (cut < 1 || !LOOPBACK_NAME.test(host))
    throw new ConfigError(variable, `"${text}" is not a loopback host:port pair`)
  return { host, port: readPort(variable, text.slice(cut + 1)) }
}

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[0-9a-f:]*:[0-9a-f:.]*(?:\/\d{1,3})?)$/i

/** An IP address or a CIDR range of a proxy that may tell the visitor's address. */
export function readProxy(variable: string, text: string): string {
  if (!ADDRESS.test(text)) throw new ConfigError(variable, `"${text}" is not an IP address or range`)
  return text
}

/** A moment in ISO 8601 with its zone. */
export function readMoment(variable: string, text: string): string {
  const iso = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/
  if (!iso.test(text) || Number.isNaN(Date.parse(text)))
    throw new ConfigError(variable, `"${text}" is not an ISO 8601 moment, for example 2026-12-20T10:00:00Z`)
  return text
}

/** An address, or null where the variable is unset. */
export function readOptionalUrl<Name extends string>(
  variable: Name,
  read: (variable: Name) => string | null,
  schemes: readonly string[],
): string | null {
  const text = read(variable)
  if (text !== null) readUrl(variable, text, schemes)
  return text
}

const SECRET_MIN_CHARACTERS = 16

/** A shared secret, or null where the variable is unset. */
export function readSecret<Name extends string>(
  variable: Name,
  read: (variable: Name) => string | null,
): string | null {
  const text = read(variable)
  if (text !== null && text.length < SECRET_MIN_CHARACTERS)
    throw new ConfigError(variable, `is shorter than ${SECRET_MIN_CHARACTERS} characters`)
  return text
}
