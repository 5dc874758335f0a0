import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#platform/postgres/connection-file.ts'
import { projectRoot } from '#platform/project-root.ts'
import { processesIn } from '../newcomer/processes.ts'
import { until } from './running-product.ts'

/** The built launcher over a data folder of its own, as `npm start` runs it: to be started, watched and killed by a test. */
export class StartedLauncher {
  /** What the last start has said. */
  lines: string[] = []
  readonly folder: string
  private readonly ports: { web: number; demo: number }
  private launcher: ChildProcess | null = null

  private constructor(folder: string, ports: { web: number; demo: number }) {
    this.folder = folder
    this.ports = ports
  }

  static async open(): Promise<StartedLauncher> {
    return new StartedLauncher(mkdtempSync(join(tmpdir(), 'poiso-started-')), {
      web: await freePort(0),
      demo: await freePort(0),
    })
  }

  url(path = ''): string {
    return `http://localhost:${this.ports.web}${path}`
  }

  /** Begins a start and resolves at its first line of this stage, or when it has ended. */
  begin(demo: 'on' | 'off', stage: string): Promise<void> {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('POISO_') && name !== 'VITEST'),
    )
    const ofDemo = demo === 'on' ? { POISO_DEMO_PORT: String(this.ports.demo) } : {}
    const env = {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(this.ports.web),
      POISO_DEMO: demo,
      ...ofDemo,
      POISO_DATA: this.folder,
      POISO_PICTURE_PACE: '0',
    }
    const child = spawn(process.execPath, [join(projectRoot, 'dist/server/launcher.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.launcher = child
    const lines: string[] = []
    this.lines = lines
    return new Promise((resolve) => {
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          lines.push(line)
          if (line.startsWith(stage)) resolve()
        })
      }
      child.once('exit', () => resolve())
    })
  }

  kill(): void {
    this.launcher?.kill('SIGKILL')
  }

  /** Kills it, waits until all that it started has ended by itself, and takes the folder away. */
  async close(): Promise<void> {
    this.kill()
    await until('nothing runs any more', async () => processesIn(this.folder).length === 0, 30_000)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
