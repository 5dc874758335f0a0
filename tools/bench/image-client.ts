import { connect } from 'node:net'

/** A process of its own that asks for one address over many kept connections, each again as soon as it has its answer. */

export interface LoadImage {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly connections: number
  readonly requests: number
}

export type LoadedImage =
  | { readonly statuses: Readonly<Record<string, number>>; readonly seconds: number; readonly bodyBytes: number }
  | { readonly error: string }

process.on('message', (message: LoadImage) => {
  load(message).then(
    (loaded) => process.send?.(loaded),
    (error: Error) => process.send?.({ error: error.message } satisfies LoadedImage),
  )
})
process.on('disconnect', () => process.exit(0))

async function load({ port, host, path, connections, requests }: LoadImage): Promise<LoadedImage> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: image/avif,image/webp,*/*\r\n\r\n`)
  const statuses: Record<string, number> = {}
  let [left, bodyBytes] = [requests, 0]
  const startedAt = performance.now()
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let [missing, head] = [0, '']
      const next = (): void => {
        if (left <= 0) return void socket.end(resolve)
        left -= 1
        socket.write(request)
      }
      socket.on('data', (chunk) => {
        if (missing === 0) {
          head += chunk.toString('latin1')
          const end = head.indexOf('\r\n\r\n')
          if (end < 0) return
          const status = head.slice(9, 12)
          statuses[status] = (statuses[status] ?? 0) + 1
          const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1])
          bodyBytes = length
          missing = length - (head.length - end - 4)
          head = ''
        } else missing -= chunk.byteLength
        if (missing === 0) next()
      })
      socket.once('connect', next).once('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, one))
  return { statuses, seconds: (performance.now() - startedAt) / 1000, bodyBytes }
}
