/** Where a cluster is, and under which prefix our indices stand in it. */
export interface SearchPlace {
  /** Origins: http(s)://host:port, none twice. */
  readonly nodes: readonly string[]
  readonly prefix: string
  readonly credentials: { readonly username: string; readonly password: string } | null
}

const DEFAULT_PORT = 9200
const FORM = 'opensearch://[user:password@]host[:port][,host[:port]…]/prefix'
/** What OpenSearch allows in the name of an index, and no dash at its end: a generation follows. */
const PREFIX = /^[a-z0-9][a-z0-9_-]{0,99}$/
const NODE = /^([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(?::(\d{1,5}))?$/

/**
 * Reads `opensearch://node:9200,node:9201/prefix`; by TLS as `opensearchs://` or with `?tls`. User and password are
 * percent-encoded. Throws a RangeError that says what is wrong and never shows the password.
 */
export function parseSearchUrl(url: string): SearchPlace {
  const parts = /^(opensearchs?):\/\/(?:([^@/]*)@)?([^/?]+)\/([^?]*)(?:\?(.*))?$/.exec(url)
  if (parts === null) throw new RangeError(`the address of the search cluster is not of the form ${FORM}`)
  const [, scheme, credentials, hosts = '', prefix = '', query] = parts
  if (!PREFIX.test(prefix))
    throw new RangeError(
      `the prefix "${prefix}" of the search cluster's indices must be small letters, digits, "_" and "-"`,
    )
  if (query !== undefined && query !== 'tls')
    throw new RangeError(`the address of the search cluster knows no "?${query}", only "?tls"`)
  const origin = scheme === 'opensearchs' || query === 'tls' ? 'https' : 'http'
  return {
    nodes: [...new Set(hosts.split(',').map((host) => `${origin}://${hostAndPort(host)}`))],
    prefix,
    credentials: credentials === undefined ? null : readCredentials(credentials),
  }
}

function hostAndPort(host: string): string {
  const [, name, port = DEFAULT_PORT] = NODE.exec(host) ?? []
  if (name === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new RangeError(`"${host}" is no node of the search cluster: host or host:port is`)
  return `${name}:${port}`
}

function readCredentials(text: string): SearchPlace['credentials'] {
  const [username, password, ...more] = text.split(':')
  if (!username || !password || more.length > 0)
    throw new RangeError('the address of the search cluster needs user:password before its "@", percent-encoded')
  try {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    throw new RangeError("the user or password of the search cluster's address is not percent-encoded")
  }
}
