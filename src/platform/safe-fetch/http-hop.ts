import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { FetchFailure } from './fetch-failure.ts'
import type { DialTarget } from './dial-target.ts'
import type { FetchLimits } from './fetch-limits.ts'

/** Opens a connection to a checked address. It is an argument, so that tests see every address that is dialled. */
export type Dial = (target: DialTarget) => Socket

export const systemDial: Dial = ({ address, port, isTls, serverName }) =>
  isTls
    ? tlsConnect({ host: address, port, servername: serverName, ALPNProtocols: ['http/1.1'] })
    : connect({ host: address, port })

export interface HopRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent by a POST; undefined: a GET. */
  readonly json: string | undefined
}

/**
 * One GET or POST without following redirects: resolves with the response once its headers have come, its body unread. The caller
 * destroys it. Failures are FAILED_SLOW, FAILED_CONNECT or FAILED_TOO_LARGE (headers).
 */
export function httpHop(
  { url, headers, json }: HopRequest,
  target: DialTarget,
  dial: Dial,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const socket = dial(target)
    const request = httpRequest({
      method: json === undefined ? 'GET' : 'POST',
      // TLS belongs to the dialled socket; the request only writes HTTP on it. With `agent: false` Node would dial by
      // itself.
      createConnection: () => socket,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        connection: 'close',
        ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
        ...headers,
      },
      setHost: false,
      maxHeaderSize: limits.maxHeaderBytes,
      signal,
    })
    const timer = setTimeout(() => request.destroy(new FetchFailure('FAILED_SLOW', 'cabeçalhos')), limits.headersMs)
    const done = () => clearTimeout(timer)
    request.once('response', (response) => {
      done()
      resolve(response)
    })
    request.once('error', (error) => {
      done()
      socket.destroy()
      reject(connectFailure(error))
    })
    request.end(json)
  })
}

function connectFailure(error: Error): Error {
  if (error instanceof FetchFailure) return error
  const code = (error as NodeJS.ErrnoException).code ?? error.name
  if (code === 'HPE_HEADER_OVERFLOW') return new FetchFailure('FAILED_TOO_LARGE', 'cabeçalhos da resposta')
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR') return new FetchFailure('FAILED_SLOW', code)
  return new FetchFailure('FAILED_CONNECT', code)
}
