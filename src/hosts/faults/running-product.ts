import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#platform/postgres/connection-file.ts'
import { waitForEnd } from '#platform/postgres/postmaster.ts'
import { type EmbeddedPostgres, startPostgres } from '#platform/postgres/start-postgres.ts'
import { projectRoot } from '#platform/project-root.ts'

const START_LIMIT_MS = 60_000

/** The built product's processes and a PostgreSQL of their own, each to be stopped, killed and started again by a test. */
export class RunningProduct {
  readonly folder: string
  readonly port: number
  /** POISO_DATA. */
  private readonly data: string
  private postgres: EmbeddedPostgres
  private readonly children = new Map<string, ChildProcess>()
  private feeds = 0

  private constructor(place: { folder: string; port: number; data: string }, postgres: EmbeddedPostgres) {
    this.folder = place.folder
    this.port = place.port
    this.data = place.data
    this.postgres = postgres
  }

  /** `data`: where its processes keep their files, if not beside the database. */
  static async open({ data }: { readonly data?: string } = {}): Promise<RunningProduct> {
    const folder = mkdtempSync(join(tmpdir(), 'poiso-faults-'))
    return new RunningProduct(
      { folder, port: await freePort(0), data: data ?? folder },
      await startPostgres({ folder: join(folder, 'postgres'), port: await freePort(0) }),
    )
  }

  get databaseUrl(): string {
    return this.postgres.url
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`
  }

  /** Starts a process and waits until it says that it is ready, or only until it listens. */
  async start(
    name: 'web' | 'worker',
    options: { env?: Record<string, string>; until?: 'ready' | 'answers' } = {},
  ): Promise<void> {
    const child = this.spawn(`${name}.js`, [], options.env)
    this.children.set(name, child)
    const ready = new Promise<void>((resolve) =>
      child.on('message', (message: { kind: string }) => message.kind === 'ready' && resolve()),
    )
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`))),
    )
    const isThere =
      options.until === 'answers'
        ? until(`${name} answers`, async () => (await fetch(this.url('/healthz'))).ok, START_LIMIT_MS)
        : ready
    ended.catch(() => {})
    await Promise.race([isThere, ended])
  }

  signal(name: 'web' | 'worker', signal: NodeJS.Signals): void {
    this.children.get(name)?.kill(signal)
  }

  /** Resolves when the process has ended, with its exit code (null: killed). */
  ended(name: 'web' | 'worker'): Promise<number | null> {
    const child = this.children.get(name)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode ?? null)
    return new Promise((resolve) => child.once('exit', resolve))
  }

  async kill(name: 'web' | 'worker'): Promise<void> {
    const ended = this.ended(name)
    this.signal(name, 'SIGKILL')
    await ended
  }

  /** `poiso feeds import --file`; resolves with the exit code. */
  async importFeed(xml: string): Promise<number> {
    const file = join(this.folder, `feed-${(this.feeds += 1)}.xml`)
    writeFileSync(file, xml)
    return this.poiso('feeds', 'import', '--shop', 'Loja Teste', '--file', file)
  }

  /** A command of `poiso`; resolves with its exit code. */
  poiso(...words: string[]): Promise<number> {
    const child = this.spawn('poiso.js', words)
    return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  }

  /** What `pg_ctl stop -m immediate` does: no checkpoint, no farewell; or `-m fast`: what runs is rolled back, then it ends in order. */
  async stopPostgres(mode: 'immediate' | 'fast' = 'immediate'): Promise<void> {
    const { pid } = this.postgres
    process.kill(pid, { immediate: 'SIGQUIT', fast: 'SIGINT' }[mode])
    if (!(await waitForEnd(pid, 10_000))) throw new Error('PostgreSQL did not stop')
    await this.postgres.ended
  }

  async startPostgres(): Promise<void> {
    const { url } = this.postgres
    this.postgres = await startPostgres({ folder: join(this.folder, 'postgres') })
    if (this.postgres.url !== url) throw new Error('PostgreSQL came back on another port')
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.postgres.url })
    await client.connect()
    try {
      return (await client.query(text, [...values])).rows as Row[]
    } finally {
      await client.end()
    }
  }

  /** Holds a table so that nobody may even read it (`share`: so that nobody writes to it); answers what lets go of it. */
  async lock(table: string, mode: 'access exclusive' | 'share' = 'access exclusive'): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.postgres.url })
    client.on('error', () => {})
    await client.connect()
    await client.query('begin')
    await client.query(`lock table ${table} in ${mode} mode`)
    return () => client.end()
  }

  /** Names of the click segments on disk. */
  segments(): string[] {
    const folder = join(this.data, 'clicks', 'spool')
    mkdirSync(folder, { recursive: true })
    return readdirSync(folder)
  }

  async close(): Promise<void> {
    await Promise.all([...this.children.keys()].map((name) => this.kill(name as 'web')))
    await this.postgres.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private spawn(script: string, parameters: readonly string[], env: Record<string, string> = {}): ChildProcess {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('POISO_') && name !== 'VITEST'),
    )
    const stdio = process.env['FAULTS_LOUD'] === undefined ? 'ignore' : 'inherit'
    return spawn(process.execPath, [join(projectRoot, 'dist/server', script), ...parameters], {
      env: {
        ...inherited,
        NODE_ENV: 'production',
        DATABASE_URL: this.postgres.url,
        PORT: String(this.port),
        POISO_DATA: this.data,
        POISO_DEMO: 'off',
        ...env,
      },
      stdio: ['ignore', stdio, stdio, 'ipc'],
    })
  }
}

/** Waits for a condition; what throws does not hold yet. Answers how long it took. */
export async function until(what: string, holds: () => Promise<boolean>, limitMs: number): Promise<number> {
  const since = performance.now()
  for (;;) {
    if (await holds().catch(() => false)) return performance.now() - since
    if (performance.now() - since > limitMs) throw new Error(`waited ${limitMs} ms in vain until ${what}`)
    await wait(25)
  }
}
