import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A MinIO of one's own: an empty server in a temporary folder, at a free port of the loopback. */
export interface RunningMinio {
  /** IMAGES_URL of a bucket there. */
  readonly address: string
  stop(): Promise<void>
}

const VERSION = 'v0.0.0-20260212201848-7aac2a2c5b7c'
/** A slower server is made in three fifths of the time: it serves a few requests. */
const QUICKLY = ['-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w']
const BUILD_PATIENCE_MS = 600_000
const START_PATIENCE_MS = 30_000

/** The program: in the path, built before, or built now from the module proxy where Go is; null where none of it is possible. */
export async function findMinio(): Promise<string | null> {
  const folder = join(homedir(), '.cache', 'poiso', `minio-${VERSION}`)
  const known = [
    ...(process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, 'minio')),
    join(folder, 'minio'),
  ].find(existsSync)
  if (known !== undefined) return known
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' })
    await mkdir(folder, { recursive: true })
    await promisify(execFile)('go', ['install', ...QUICKLY, `github.com/minio/minio@${VERSION}`], {
      env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' },
      timeout: BUILD_PATIENCE_MS,
    })
    return join(folder, 'minio')
  } catch {
    return null
  }
}

export async function startMinio(program: string): Promise<RunningMinio> {
  const folder = await mkdtemp(join(tmpdir(), 'poiso-minio-'))
  const [port, secret] = [await freePort(), randomBytes(12).toString('hex')]
  await mkdir(join(folder, 'pictures'))
  const server = spawn(
    program,
    ['server', folder, '--address', `127.0.0.1:${port}`, '--console-address', '127.0.0.1:0', '--quiet'],
    {
      env: { PATH: process.env['PATH'], HOME: folder, MINIO_ROOT_USER: 'poiso', MINIO_ROOT_PASSWORD: secret },
      stdio: 'ignore',
    },
  )
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill()) await ended
    await rm(folder, { recursive: true, force: true })
  }
  await answers(`http://127.0.0.1:${port}/minio/health/ready`).catch((error: unknown) =>
    stop().then(() => Promise.reject(error)),
  )
  return { address: `s3://poiso:${secret}@127.0.0.1:${port}/pictures?tls=off`, stop }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`MinIO does not answer within ${START_PATIENCE_MS / 1000} s`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
