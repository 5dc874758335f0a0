import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchFeed, type FetchRequest, type FetchTools } from './fetch-feed.ts'

const BODY = '<rss><channel/></rss>'
let folder = ''
let closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-fetch-'))
})

afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
  await rm(folder, { recursive: true })
})

describe('fetchFeed', () => {
  test('downloads the raw bytes with their hash, validators and charset', async () => {
    const port = await serve((_, response) =>
      response.writeHead(200, { etag: '"a1"', 'content-type': 'text/xml; charset=ISO-8859-1' }).end(BODY),
    )
    const result = await fetchTest(port, {})
    expect(result).toMatchObject({
      kind: 'fetched',
      bytes: BODY.length,
      etag: '"a1"',
      charset: 'ISO-8859-1',
      contentEncoding: null,
    })
    expect(await readFile(join(folder, 'feed'), 'utf8')).toBe(BODY)
  })

  test('F18 says unchanged on 304 to its own validators, and only then', async () => {
    const port = await serve((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"a1"' ? 304 : 200).end(),
    )
    expect(await fetchTest(port, { etag: '"a1"' })).toMatchObject({ kind: 'unchanged' })
    const always = await serve((_, response) => response.writeHead(304).end())
    expect(await fetchTest(always, {})).toMatchObject({ kind: 'failed', code: 'FAILED_HTTP', status: 304 })
  })

  test.each([
    [
      'a length larger than the body',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\nabc'),
    ],
    [
      'chunks without an end',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'),
    ],
    [
      'a reset half way',
      (socket: Socket) =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\nabc', () =>
          setImmediate(() => socket.resetAndDestroy()),
        ),
    ],
  ])('F2 fails as truncated on %s and leaves no file', async (_, reply) => {
    const port = await serveRaw(reply)
    expect(await fetchTest(port, {})).toMatchObject({ kind: 'failed', code: 'FAILED_TRUNCATED', isRetryable: true })
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['headers that never end', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\n', 'X: y\r\n')],
    ['a silent server', () => undefined],
    ['a body that stops', (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\nabc')],
    ['a body that drips', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n', 'a')],
  ])('F15 fails as slow on %s', async (_, reply) => {
    const port = await serveRaw(reply)
    const limits = { headersMs: 300, idleMs: 300, rateWindowMs: 300 }
    expect(await fetchTest(port, {}, { limits })).toMatchObject({ kind: 'failed', code: 'FAILED_SLOW' })
  })

  test('F15 ends at the whole deadline however steadily the bytes come', async () => {
    const port = await serveRaw((socket) => drip(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n', 'a'))
    expect(await fetchTest(port, {}, { limits: { totalMs: 300, minBytesPerSecond: 0 } })).toMatchObject({
      kind: 'failed',
      code: 'FAILED_SLOW',
    })
  })

  test('F15 refuses endless headers, a redirect loop and an oversized body', async () => {
    const headers = await serveRaw((socket) => void socket.write(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(100_000)}`))
    expect(await fetchTest(headers, {})).toMatchObject({ kind: 'failed', code: 'FAILED_TOO_LARGE' })
    const loop = await serve((_, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await fetchTest(loop, {})).toMatchObject({ kind: 'failed', code: 'FAILED_REDIRECT' })
    const large = await serve((_, response) => response.writeHead(200).end('x'.repeat(5000)))
    expect(await fetchTest(large, {}, { limits: { maxBytes: 4999 } })).toMatchObject({
      kind: 'failed',
      code: 'FAILED_TOO_LARGE',
    })
    await rm(join(folder, 'feed'), { force: true })
    expect(await fetchTest(large, {}, { limits: { maxBytes: 5000 } })).toMatchObject({ kind: 'fetched' })
  })

  test.each([
    'http://169.254.169.254/x',
    'http://localhost./',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://①②⑦.⓪.⓪.①/',
    'http://0/',
    'http://[::]/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://0177.0.0.1/',
    'http://192.168.1.1/',
    'http://172.31.0.1/',
    'http://8.8.8.8:5432/',
    'http://8.8.8.8:9200/',
    'file:///etc/passwd',
    'gopher://8.8.8.8/',
    'http://metadata/',
    'http://x.localhost/',
    'nonsense',
    'http://255.255.255.255/',
  ])('F16 blocks %s, direct and after a redirect, before any connection', async (url) => {
    const dialled: string[] = []
    const dial: FetchTools['dial'] = (target) => {
      dialled.push(`${target.address}:${target.port}`)
      return connect(target.port, target.address)
    }
    expect(await fetchFeed({ url, file: join(folder, 'feed') }, { dial })).toMatchObject({
      kind: 'failed',
      code: 'SSRF_BLOCKED',
      isRetryable: false,
    })
    expect(dialled).toEqual([])
    if (!URL.canParse(url)) return
    const port = await serve((_, response) =>
      response.writeHead(302, { location: Buffer.from(url).toString('latin1') }).end(),
    )
    expect(await fetchTest(port, {}, { dial })).toMatchObject({ kind: 'failed', code: 'SSRF_BLOCKED' })
    expect(dialled).toEqual([`127.0.0.1:${port}`])
  })

  test('F16 resolves a name once and dials the address it checked, so that a rebinding name never reaches this machine', async () => {
    let hits = 0
    const canary = await serve((_, response) => {
      hits += 1
      response.end(BODY)
    })
    const answers = ['8.8.8.8', '127.0.0.1', '127.0.0.1']
    let asked = 0
    const dialled: string[] = []
    const result = await fetchFeed(
      { url: `http://rebind.example:8080/`, file: join(folder, 'feed') },
      {
        resolve: async () => [{ address: answers[asked++] ?? '127.0.0.1' }],
        // Nothing may leave this machine in a test: the dialled address is noted, and the line is dead.
        dial(target) {
          dialled.push(target.address)
          const socket = connect({
            host: target.address === '8.8.8.8' ? '127.0.0.1' : target.address,
            port: target.address === '8.8.8.8' ? 1 : canary,
          })
          return socket
        },
      },
    )
    expect(result).toMatchObject({ kind: 'failed', code: 'FAILED_CONNECT' })
    expect({ asked, dialled, hits }).toEqual({ asked: 1, dialled: ['8.8.8.8'], hits: 0 })
  })

  test('F16 blocks a name of which one address is not public', async () => {
    const result = await fetchFeed(
      { url: 'http://mixed.example/', file: join(folder, 'feed') },
      { resolve: async () => [{ address: '8.8.8.8' }, { address: '::ffff:10.0.0.1' }] },
    )
    expect(result).toMatchObject({ kind: 'failed', code: 'SSRF_BLOCKED' })
  })

  test('F16 sends credentials to their own server and drops them across hosts', async () => {
    const seen: (string | undefined)[] = []
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization)
      response.end(BODY)
    })
    const port = await serve((request, response) => {
      seen.push(request.headers.authorization)
      if (request.url === '/feed') response.writeHead(302, { location: '/moved' }).end()
      else response.writeHead(302, { location: `http://other.localhost:${other}/` }).end()
    })
    const result = await fetchFeed({
      url: `http://ana:se%20gredo@shop.localhost:${port}/feed`,
      file: join(folder, 'feed'),
      testHosts: [`shop.localhost:${port}`, `*.localhost:${other}`],
    })
    const basic = `Basic ${Buffer.from('ana:se gredo').toString('base64')}`
    expect(result).toMatchObject({ kind: 'fetched', url: `http://other.localhost:${other}/` })
    expect(seen).toEqual([basic, basic, undefined])
  })

  test('reaches a test host only under its own name and port', async () => {
    const port = await serve((_, response) => response.end(BODY))
    const file = join(folder, 'feed')
    expect(
      await fetchFeed({ url: `http://shop.localhost:${port}/`, file, testHosts: [`other.localhost:${port}`] }),
    ).toMatchObject({ code: 'SSRF_BLOCKED' })
    expect(
      await fetchFeed({ url: `http://shop.localhost:${port}/`, file, testHosts: [`shop.localhost:${port + 1}`] }),
    ).toMatchObject({ code: 'SSRF_BLOCKED' })
    expect(await fetchFeed({ url: `http://8.8.8.8:${port}/`, file, testHosts: [`8.8.8.8:${port}`] })).toMatchObject({
      code: 'SSRF_BLOCKED',
    })
    expect(
      await fetchFeed({ url: `http://shop.localhost:${port}/`, file, testHosts: [`shop.localhost:${port}`] }),
    ).toMatchObject({ kind: 'fetched' })
  })

  test('says the status of an error page and whether trying again makes sense', async () => {
    const port = await serve((request, response) => response.writeHead(request.url === '/busy' ? 503 : 404).end('x'))
    expect(await fetchTest(port, {})).toMatchObject({
      kind: 'failed',
      code: 'FAILED_HTTP',
      status: 404,
      isRetryable: false,
    })
    expect(await fetchTest(port, { url: `http://shop.localhost:${port}/busy` })).toMatchObject({
      code: 'FAILED_HTTP',
      status: 503,
      isRetryable: true,
    })
  })
})

function fetchTest(port: number, request: Partial<FetchRequest>, tools: FetchTools = {}) {
  return fetchFeed(
    {
      url: `http://shop.localhost:${port}/feed.xml`,
      file: join(folder, 'feed'),
      testHosts: [`shop.localhost:${port}`],
      ...request,
    },
    tools,
  )
}

async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  return listen(createServer(handler))
}

function serveRaw(reply: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => reply(socket))
  })
  closing.push(async () => sockets.forEach((socket) => socket.destroy()))
  return listen(server)
}

function drip(socket: Socket, head: string, drop: string): void {
  socket.write(head)
  const timer = setInterval(() => socket.write(drop), 20)
  socket.once('close', () => clearInterval(timer))
}

async function listen(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  )
  return (server.address() as AddressInfo).port
}
