import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionUrl, freePort, readConnection } from '../../src/platform/postgres/connection-file.ts'
import { projectRoot } from '../../src/platform/project-root.ts'

/** The whole product with its demo, as `npm start` runs it, for benches that measure from outside. */
export interface RunningSite {
  readonly url: string
  readonly dataFolder: string
  readonly databaseUrl: string
  /** Process id of its web process. */
  webPid(): number
  stop(): Promise<void>
}

const START_LIMIT_MS = 300_000

/** Starts it in a folder and on ports of its own, with these variables, or uses one that runs already (`--data` and `--port` of the programs). */
export async function runningSite(
  existing: { data?: string | undefined; port?: string | undefined },
  env: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const isOwn = existing.data === undefined
  const dataFolder =
    existing.data === undefined ? mkdtempSync(join(tmpdir(), 'poiso-bench-site-')) : resolve(existing.data)
  const port = Number(existing.port ?? (await freePort(0)))
  const launcher = isOwn ? await launch(dataFolder, port, { POISO_DEMO_PORT: String(await freePort(0)), ...env }) : null
  const connection = readConnection(join(dataFolder, 'postgres'))
  if (connection === null) throw new Error(`${dataFolder} holds no running site`)
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    databaseUrl: connectionUrl(connection),
    webPid: () => webPidOf(dataFolder),
    stop: async () => {
      if (launcher === null) return
      const ended = once(launcher, 'exit')
      launcher.kill('SIGTERM')
      await ended
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function launch(dataFolder: string, port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const launcher = spawn(process.execPath, [join(projectRoot, 'start.mjs')], {
    env: { ...process.env, PORT: String(port), POISO_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise<void>((ready, reject) => {
    const limit = setTimeout(() => reject(new Error(`the site did not start:\n${said}`)), START_LIMIT_MS)
    launcher.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${said}`)))
    launcher.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('\nReady  ')) return
      clearTimeout(limit)
      ready()
    })
  })
  return launcher
}

const CALM_SECONDS = 3
const CALM_BYTES_A_SECOND = 50_000
const CALM_AFTER_SECONDS_AT_MOST = 120

/** Waits until the database is hardly written to any more: a first start goes on working in the background after it says Ready. */
export async function calm({ databaseUrl }: RunningSite): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const written = async (): Promise<number> =>
    Number(
      (await client.query<{ bytes: string }>(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0]?.bytes,
    )
  let [before, calmSeconds] = [await written(), 0]
  for (let second = 0; calmSeconds < CALM_SECONDS && second < CALM_AFTER_SECONDS_AT_MOST; second += 1) {
    await sleep(1_000)
    const now = await written()
    calmSeconds = now - before < CALM_BYTES_A_SECOND ? calmSeconds + 1 : 0
    before = now
  }
  await client.end()
}

/** By its environment, which names the data folder. */
function webPidOf(dataFolder: string): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web.js') &&
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`POISO_DATA=${dataFolder}\0`)
        )
      } catch {
        return false // it ended while we looked, or is not ours to look at
      }
    })
  if (found === undefined) throw new Error(`no web process works in ${dataFolder}`)
  return Number(found)
}

/** Process id of the site's PostgreSQL: the first line of its lock file. */
export function postmasterPid(dataFolder: string): number {
  const file = globSync(join(dataFolder, 'postgres/**/postmaster.pid'))[0]
  if (file === undefined) throw new Error(`no PostgreSQL works in ${dataFolder}`)
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
}

/** A process and its children. */
export function processesUnder(pid: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null // it ended while we looked
  }
}

/** What a figure depends on, for docs/benchmarks.md. */
export function machineLine(): string {
  return `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1) ?? '?'}`
}

/** One line of a result, in the words of docs/benchmarks.md. */
export function tellGoal(what: string, measured: number, limit: number, unit: string): boolean {
  const isMet = measured <= limit
  console.log(
    `  ${isMet ? 'met   ' : 'missed'} ${what}: ${measured < 10 ? measured.toFixed(3) : measured.toFixed(1)} ${unit} (goal ≤ ${limit})`,
  )
  return isMet
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
