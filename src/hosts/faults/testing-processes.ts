import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '#platform/postgres/start-postgres.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { projectRoot } from '#platform/project-root.ts'

export type ProcessKind = 'web' | 'worker' | 'search' | 'images' | 'clicks'

/** Many built processes of one installation, each known by a name of the test's; never part of the product. */
export class Processes {
  readonly folder: string
  readonly postgres: EmbeddedPostgres
  /** Of all of them. */
  env: Record<string, string> = {}
  private readonly children = new Map<string, ChildProcess>()

  private constructor(folder: string, postgres: EmbeddedPostgres) {
    this.folder = folder
    this.postgres = postgres
  }

  static async open(): Promise<Processes> {
    const folder = mkdtempSync(join(tmpdir(), 'poiso-many-'))
    return new Processes(folder, await startPostgres({ folder: join(folder, 'postgres'), port: await freePort(0) }))
  }

  /** Resolves when it says that it is ready. */
  async start(name: string, kind: ProcessKind, env: Record<string, string> = {}): Promise<void> {
    const child = this.spawn(`${kind}.js`, [], env)
    this.children.set(name, child)
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: { kind: string }) => message.kind === 'ready' && resolve())
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)))
    })
  }

  /** Resolves when it has ended, by itself or by a failpoint. */
  async ended(name: string): Promise<void> {
    const child = this.children.get(name)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    await new Promise((resolve) => child.once('exit', resolve))
  }

  /** kill -9. */
  async kill(name: string): Promise<void> {
    const ended = this.ended(name)
    this.children.get(name)?.kill('SIGKILL')
    await ended
  }

  /** As if its machine stood still (SIGSTOP), or went on (SIGCONT). */
  signal(name: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.children.get(name)?.kill(signal)
  }

  /** A command of `poiso`; gives the exit code. */
  run(...words: string[]): Promise<number> {
    const child = this.spawn('poiso.js', words, {})
    return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  }

  /** Names of the click segments that wait on disk. */
  segments(): string[] {
    return readdirSync(join(this.folder, 'clicks', 'spool'))
  }

  async close(): Promise<void> {
    await Promise.all([...this.children.keys()].map((name) => this.kill(name)))
    await this.postgres.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private spawn(script: string, words: readonly string[], env: Record<string, string>): ChildProcess {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('POISO_') && name !== 'VITEST'),
    )
    const output = process.env['FAULTS_LOUD'] === undefined ? 'ignore' : 'inherit'
    return spawn(process.execPath, [join(projectRoot, 'dist/server', script), ...words], {
      env: {
        ...inherited,
        NODE_ENV: 'production',
        DATABASE_URL: this.postgres.url,
        POISO_DATA: this.folder,
        POISO_DEMO: 'off',
        ...this.env,
        ...env,
      },
      stdio: ['ignore', output, output, 'ipc'],
    })
  }
}
