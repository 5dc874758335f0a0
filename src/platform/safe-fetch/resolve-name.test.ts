import { pbkdf2 } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialTarget } from './dial-target.ts'
import { nameResolver } from './resolve-name.ts'
import { aNameServer, type Names, type NameServer } from './testing.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'poiso-names-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const noAbort = new AbortController().signal
async function withNames(names: Names, body: (server: NameServer) => Promise<void>): Promise<void> {
  const server = await aNameServer(names)
  await body(server).finally(() => server.close())
}
function resolverOf(server: NameServer, more: Parameters<typeof nameResolver>[0] = {}) {
  return nameResolver({ servers: [server.place], hostsFile: join(folder, 'none'), ...more })
}
function target(host: string, resolve: ReturnType<typeof nameResolver>, signal = noAbort) {
  return dialTarget(new URL(`https://${host}/a.jpg`), [], resolve, signal)
}

describe('names of shops’ servers', () => {
  test('both families are asked for, and each address is checked: a private one among public ones is refused', () =>
    withNames(
      {
        'casa.pt': { v4: ['8.8.8.8', '1.1.1.1'], v6: ['2606:4700:4700::1111'] },
        'mista.pt': { v4: ['8.8.8.8'], v6: ['fd00::1'] },
        'so6.pt': { v6: ['2606:4700:4700::1111'] },
      },
      async (server) => {
        const resolve = resolverOf(server)
        expect((await resolve('casa.pt', noAbort)).map(({ address }) => address).toSorted()).toEqual([
          '1.1.1.1',
          '2606:4700:4700::1111',
          '8.8.8.8',
        ])
        expect(await target('so6.pt', resolve)).toMatchObject({ address: '2606:4700:4700::1111', serverName: 'so6.pt' })
        await expect(target('mista.pt', resolve)).rejects.toMatchObject({ code: 'SSRF_BLOCKED' })
        expect(server.asked).toContain('v6 casa.pt')
      },
    ))

  test('a name that nobody has is FAILED_DNS, whichever family says so', () =>
    withNames({ 'vazia.pt': {} }, async (server) => {
      await expect(target('nada.pt', resolverOf(server))).rejects.toMatchObject({
        code: 'FAILED_DNS',
        value: 'nada.pt (ENOTFOUND)',
      })
      await expect(target('vazia.pt', resolverOf(server))).rejects.toMatchObject({ code: 'FAILED_DNS' })
    }))

  test('a silent name server is given up at the deadline, and a stop ends the wait at once', () =>
    withNames({ 'muda.pt': { v4: 'silent', v6: 'silent' } }, async (server) => {
      const begun = performance.now()
      await expect(target('muda.pt', resolverOf(server, { deadlineMs: 200 }))).rejects.toMatchObject({
        code: 'FAILED_SLOW',
      })
      const stop = new AbortController()
      const waiting = target('muda.pt', resolverOf(server), stop.signal)
      stop.abort()
      await expect(waiting).rejects.toMatchObject({ code: 'FAILED_SLOW' })
      expect(performance.now() - begun).toBeLessThan(4_900)
    }))

  test('a server that never answers for IPv6 delays a name, and does not hide it', () =>
    withNames({ 'meia.pt': { v4: ['8.8.8.8'], v6: 'silent' } }, async (server) => {
      expect(await target('meia.pt', resolverOf(server, { deadlineMs: 4_000 }))).toMatchObject({ address: '8.8.8.8' })
    }))

  test('names that hang hold no thread: files and hashes go on', () =>
    withNames({ 'muda.pt': { v4: 'silent', v6: 'silent' } }, async (server) => {
      const resolve = resolverOf(server)
      const stop = new AbortController()
      const hanging = Array.from({ length: 16 }, () =>
        target('muda.pt', resolve, stop.signal).catch((error: unknown) => error),
      )
      let ended = 0
      for (const one of hanging) void one.then(() => (ended += 1))
      await writeFile(join(folder, 'file'), 'x')
      expect(await readFile(join(folder, 'file'), 'utf8')).toBe('x')
      expect(await promisify(pbkdf2)('a', 'b', 10, 32, 'sha256')).toHaveLength(32)
      expect(ended).toBe(0)
      stop.abort()
      await Promise.all(hanging)
    }))

  test('the machine’s hosts file comes first, is read again when it changes, and its addresses are checked as well', () =>
    withNames({ 'loja.pt': { v4: ['8.8.4.4'] } }, async (server) => {
      const hostsFile = join(folder, 'hosts')
      const resolve = resolverOf(server, { hostsFile })
      await writeFile(
        hostsFile,
        '# names of ours\n127.0.0.1 localhost\n8.8.8.8\tLoja.pt loja # the shop\n10.0.0.5 dentro.pt\nnonsense here\n',
      )
      expect(await target('loja.pt', resolve)).toMatchObject({ address: '8.8.8.8' })
      await expect(target('dentro.pt', resolve)).rejects.toMatchObject({ code: 'SSRF_BLOCKED' })
      expect(server.asked).toEqual([])
      await writeFile(hostsFile, '')
      expect(await target('loja.pt', resolve)).toMatchObject({ address: '8.8.4.4' })
    }))
})
