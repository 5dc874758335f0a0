import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { whenPortIsFree } from './listen-when-free.ts'

test('a port that is just being freed is waited for', async () => {
  const earlier = await listen(createServer(), 0)
  const port = portOf(earlier)
  const later = createServer()
  let attempts = 0
  await whenPortIsFree(port, 'PORT', () => {
    attempts += 1
    if (attempts === 2) earlier.close()
    return listen(later, port)
  })
  expect(attempts).toBeGreaterThan(1)
  await close(later)
})

test('a port that another program keeps is named, with the variable to change', async () => {
  const stranger = await listen(createServer(), 0)
  const port = portOf(stranger)
  const taking = whenPortIsFree(port, 'POISO_DEMO_PORT', () => listen(createServer(), port), 150)
  await expect(taking).rejects.toThrow(`port ${port} is used by another program: set POISO_DEMO_PORT to a free one`)
  await close(stranger)
})

test('any other refusal is passed on at once', async () => {
  await expect(
    whenPortIsFree(80, 'PORT', () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }))),
  ).rejects.toThrow('no')
})

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
