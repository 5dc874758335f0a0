import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server of a tag does with whoever asks for its script. */
export type TagMood = 'serves' | 'hangs' | 'fails' | 'throws'

export interface TagServer {
  readonly origin: string
  /** Paths that were asked for, in order. */
  readonly asked: string[]
  mood: TagMood
  close(): Promise<void>
}

/** A tag manager's script: it says that it ran, loads another of its own and tries what the page's policy refuses. */
const CONTAINER = `
globalThis.tagRuns = (globalThis.tagRuns ?? 0) + 1
globalThis.tagPushes = []
const push = dataLayer.push
dataLayer.push = (each) => { if (each.event) tagPushes.push(globalThis.event?.type ?? null); return push.call(dataLayer, each) }
const refused = (run) => { try { run(); return false } catch { return true } }
const add = (src) => { const script = document.createElement('script'); script.src = src; document.head.append(script) }
add(new URL('/second.js', document.currentScript.src).href)
globalThis.tagRefused = [
  refused(() => add('http://evil.example/x.js')),
  refused(() => { document.createElement('p').innerHTML = '<b>x</b>' }),
  refused(() => eval('1')),
]`

/** It throws at once, and at whatever it is told. */
const THROWER = `
const push = dataLayer.push
dataLayer.push = (each) => { push.call(dataLayer, each); throw new Error('a tag of others') }
throw new Error('a tag of others')`

/** A server on this machine that plays a tag manager and a behaviour tag. */
export async function startTagServer(): Promise<TagServer> {
  const asked: string[] = []
  const tag = { mood: 'serves' as TagMood }
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'text/javascript')
    if (tag.mood === 'hangs') return
    if (tag.mood === 'fails') response.writeHead(500).end()
    else if (tag.mood === 'throws') response.end(THROWER)
    else response.end(request.url === '/container.js' ? CONTAINER : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(tag, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
