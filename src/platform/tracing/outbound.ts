import { type OpenSpan, tracedPart } from './tracing.ts'

/** Asks another server, told as a span by its name alone: paths and queries of shops' addresses hold keys. */
export function tracedCall<T>(method: string, address: string | URL, act: (span: OpenSpan) => T): T {
  return tracedPart(() => {
    const url = URL.parse(String(address))
    return {
      name: `${method} ${url?.hostname ?? 'unknown'}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'server.address': url?.hostname ?? 'unknown',
        'url.scheme': url?.protocol.slice(0, -1) ?? 'unknown',
      },
    }
  }, act)
}
