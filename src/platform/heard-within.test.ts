import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { heardWithin } from './heard-within.ts'

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('what came over a socket while the thread was busy far beyond the patience is heard', async () => {
  const server = createServer((socket) => socket.on('data', (bytes) => socket.write(bytes))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
  await once(socket, 'connect')
  const heard = heardWithin(
    new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString()))),
    100,
  )
  socket.write('question')
  block(400)
  expect(await heard).toBe('question')
  socket.destroy()
  server.close()
})

test('a silent side is given up after the patience, and a failure is passed on', async () => {
  const sinceMs = performance.now()
  await expect(heardWithin(new Promise(() => {}), 100)).rejects.toThrow('nothing was heard for 100 ms')
  expect(performance.now() - sinceMs).toBeGreaterThanOrEqual(95)
  await expect(heardWithin(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused')
})
