import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchPicture, type PictureFetchTools } from './fetch-picture.ts'
import { PICTURE_FETCH_LIMITS } from './picture-limits.ts'
import { PictureFailure } from '../report/picture-problems.ts'
import { aJpeg, someBytes } from '../testing-pictures.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** A server that answers each connection as told; counts what it could send. */
async function serve(
  answer: (socket: Socket, sent: (bytes: number) => void) => void,
): Promise<{ url: string; sent: () => number; tools: PictureFetchTools }> {
  let bytes = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => answer(socket, (more) => (bytes += more)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://loja.localhost:${port}/a.jpg`,
    sent: () => bytes,
    tools: { testHosts: [`loja.localhost:${port}`] },
  }
}

async function get(
  { url, tools }: { url: string; tools: PictureFetchTools },
  limits: PictureFetchTools['limits'] = {},
): Promise<string> {
  return fetchPicture({ url, etag: null, lastModified: null }, { ...tools, limits }).then(
    (answer) => (answer.kind === 'bytes' ? `${answer.bytes.length} bytes` : answer.kind),
    (error: unknown) => (error instanceof PictureFailure ? error.problem : Promise.reject(error)),
  )
}

function head(headers = ''): string {
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`
}
/** Sends the same chunk for ever. */
function pour(socket: Socket, chunk: Buffer, sent: (bytes: number) => void): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(chunk)) sent(chunk.length)
    socket.once('drain', more)
  }
  more()
}

describe('fault M1 servers that mean no good', () => {
  test('a picture without end is cut at 15 MB', async () => {
    const jpeg = await aJpeg()
    const server = await serve((socket, sent) => {
      socket.write(head())
      socket.write(jpeg.subarray(0, 2_000))
      pour(socket, Buffer.alloc(64 * 1024, 1), sent)
    })
    expect(await get(server)).toBe('picture_too_heavy')
    expect(server.sent()).toBeLessThan(25 * 2 ** 20)
  })

  test('a page without end ends with its first bytes, whatever it calls itself', async () => {
    const server = await serve((socket, sent) => {
      socket.write(head('content-type: image/jpeg\r\n'))
      pour(socket, Buffer.concat([someBytes.html, Buffer.alloc(64 * 1024, 0x20)]), sent)
    })
    expect(await get(server)).toBe('picture_not_an_image')
    expect(server.sent()).toBeLessThan(8 * 2 ** 20)
  })

  test.each<[string, string, (socket: Socket) => void]>([
    [
      'a length beyond the cap',
      'picture_too_heavy',
      (socket) => void socket.write(head(`content-length: ${PICTURE_FETCH_LIMITS.maxBytes + 1}\r\n`)),
    ],
    [
      'a length that is not kept',
      'picture_cut',
      (socket) =>
        void socket.end(
          Buffer.concat([Buffer.from(head('content-length: 90000\r\n')), Buffer.from([0xff, 0xd8, 0xff])]),
        ),
    ],
    [
      'a reset in the middle',
      'picture_cut',
      (socket) => socket.write(head('content-length: 90000\r\n'), () => setImmediate(() => socket.resetAndDestroy())),
    ],
    ['nothing at all', 'picture_slow', () => undefined],
    ['a drip', 'picture_slow', (socket) => drip(socket)],
    [
      'a megabyte of headers',
      'picture_too_heavy',
      (socket) => void socket.write(`HTTP/1.1 200 OK\r\n${'x-a: y\r\n'.repeat(130_000)}`),
    ],
    ['no HTTP', 'picture_unreachable', (socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n')],
    ['an empty body', 'picture_not_an_image', (socket) => void socket.end(head('content-length: 0\r\n'))],
    [
      '302 to a file',
      'picture_blocked',
      (socket) => void socket.end('HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd\r\n\r\n'),
    ],
    [
      '301 to this machine',
      'picture_blocked',
      (socket) => void socket.end('HTTP/1.1 301 Moved\r\nlocation: http://127.0.0.1:5432/\r\n\r\n'),
    ],
    [
      '304 to no question',
      'picture_refused_by_server',
      (socket) => void socket.end('HTTP/1.1 304 Not Modified\r\n\r\n'),
    ],
    [
      '206',
      'picture_refused_by_server',
      (socket) => void socket.end('HTTP/1.1 206 Partial\r\ncontent-length: 3\r\n\r\nabc'),
    ],
  ])('%s: %s', async (_, problem, answer) => {
    expect(await get(await serve(answer), { headersMs: 300, idleMs: 300, rateWindowMs: 200 })).toBe(problem)
  })

  test('whatever comes however steadily ends at the whole time', async () => {
    const jpeg = await aJpeg()
    const server = await serve((socket) => {
      socket.write(head('content-length: 14000000\r\n'))
      socket.write(jpeg)
      drip(socket)
    })
    expect(await get(server, { totalMs: 300, rateWindowMs: 60_000 })).toBe('picture_slow')
  })
})

function drip(socket: Socket): void {
  socket.write(head('content-length: 90000\r\n'))
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write('a')), 20)
  socket.once('close', () => clearInterval(timer))
}

test.each([
  'http://127.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://10.0.0.1/a.jpg',
  'http://2130706433/',
  'http://metadata.google.internal/',
  'file:///etc/passwd',
  'http://loja.pt:22/a.jpg',
  'data:image/png;base64,AAAA',
  '../../etc/passwd',
  'http://loja.pt\\@127.0.0.1/',
  '',
])('fault F16 the address %j is not dialled', async (url) => {
  const dialled: string[] = []
  const answer = fetchPicture(
    { url, etag: null, lastModified: null },
    {
      testHosts: [],
      resolve: async () => [{ address: '10.1.2.3' }],
      dial: ({ address }) => (dialled.push(address), Promise.reject(new Error('dialled')) as never),
    },
  )
  await expect(answer).rejects.toMatchObject({ problem: 'picture_blocked' })
  expect(dialled).toEqual([])
})

test('15 MB to the byte are taken', async () => {
  const jpeg = await aJpeg()
  const body = Buffer.concat([jpeg, Buffer.alloc(PICTURE_FETCH_LIMITS.maxBytes - jpeg.length)])
  expect(
    await get(
      await serve(
        (socket) => void socket.end(Buffer.concat([Buffer.from(head(`content-length: ${body.length}\r\n`)), body])),
      ),
    ),
  ).toBe(`${body.length} bytes`)
})
