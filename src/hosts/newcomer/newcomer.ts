import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#platform/project-root.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { processesIn } from './processes.ts'

export type Start = {
  lines: string[]
  beyondInstallMs: number
  /** What the machine's host gave to others meanwhile, a core: with two whole cores the start would have been that much shorter. */
  stolenMs: number
}
type Person = { uid: number; gid: number } | Record<string, never>

const START_LIMIT_MS = 300_000
const RECOVERY_LIMIT_MS = 60_000

/** Somebody with a clone of the last commit in a folder that only they may enter, a home and an npm cache of their own. */
export async function aNewcomer(who: 'root' | 'nobody' | 'myself', demo: 'on' | 'off'): Promise<Newcomer> {
  const home = mkdtempSync(join(tmpdir(), `poiso-newcomer-${who}-`))
  const person = who === 'nobody' ? { uid: idOf('-u', who), gid: idOf('-g', who) } : {}
  const folder = join(home, 'poiso')
  execFileSync('git', ['clone', '--quiet', projectRoot, folder])
  const cache = join(process.env['npm_config_cache'] ?? join(homedir(), '.npm'), '_cacache')
  if (existsSync(cache)) cpSync(cache, join(home, '.npm/_cacache'), { recursive: true })
  mkdirSync(join(home, '.npm'), { recursive: true })
  if ('uid' in person) execFileSync('chown', ['-R', `${person.uid}:${person.gid}`, home])
  for (const path of [home, folder]) chmodSync(path, 0o700)
  const [port, demoPort] = [await freePort(0), await freePort(0)]
  return new Newcomer(
    home,
    folder,
    port,
    demo === 'on' ? { POISO_DEMO_PORT: String(demoPort) } : { POISO_DEMO: 'off' },
    person,
  )
}

/** Holds the running `npm start` between the steps of a test. */
export class Newcomer {
  readonly folder: string
  readonly port: number
  private readonly home: string
  private readonly demo: Readonly<Record<string, string>>
  private readonly person: Person
  private npm: ChildProcess | null = null

  constructor(home: string, folder: string, port: number, demo: Readonly<Record<string, string>>, person: Person) {
    this.home = home
    this.folder = folder
    this.port = port
    this.demo = demo
    this.person = person
  }

  url(path: string): string {
    return `http://localhost:${this.port}${path}`
  }

  /** `npm start`, until Ready; the time is counted from the end of the install. */
  start(): Promise<Start> {
    // A process group of its own, as a terminal gives to what is typed.
    const npm = spawn('npm', ['start'], {
      ...this.person,
      cwd: this.folder,
      detached: true,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.npm = npm
    const lines: string[] = []
    let [since, stolenBefore] = [performance.now(), stolenMs()]
    return new Promise((resolve, reject) => {
      const give = (why: string) => reject(new Error(`${why}:\n${lines.join('\n')}`))
      const limit = setTimeout(() => give('no Ready in time'), START_LIMIT_MS)
      npm.once('exit', (code) => give(`npm start ended with ${code}`))
      const hear = (line: string): void => {
        lines.push(line)
        if (/^install +done/.test(line)) [since, stolenBefore] = [performance.now(), stolenMs()]
        if (!line.startsWith('Ready  ')) return
        clearTimeout(limit)
        resolve({ lines, beyondInstallMs: performance.now() - since, stolenMs: stolenMs() - stolenBefore })
      }
      for (const stream of [npm.stdout, npm.stderr]) onLines(stream, hear)
    })
  }

  async startIfNeeded(): Promise<void> {
    if (processesIn(this.folder).length === 0) await this.start()
  }

  /** What a terminal does: the signal goes to the whole foreground group. */
  async pressCtrlC(): Promise<void> {
    if (this.npm?.pid !== undefined) process.kill(-this.npm.pid, 'SIGINT')
    await this.untilNothingRuns()
  }

  /** kill -9 of the processes whose command holds `part`. */
  killHard(part: string): void {
    const found = processesIn(this.folder).filter(({ command }) => command.includes(part))
    if (found.length === 0) throw new Error(`nothing runs that is called ${part}`)
    for (const { pid } of found) killIfThere(pid)
  }

  killNpm(): void {
    if (this.npm?.pid !== undefined) process.kill(this.npm.pid, 'SIGKILL')
  }

  async untilAnswers(): Promise<void> {
    await until(
      `${this.url('/healthz')} answers`,
      async () => (await fetch(this.url('/healthz')).catch(() => null))?.status === 200,
    )
  }

  async untilNothingRuns(): Promise<void> {
    await until('nothing runs any more', async () => processesIn(this.folder).length === 0)
  }

  async leave(): Promise<void> {
    for (const { pid } of processesIn(this.folder)) killIfThere(pid)
    await this.untilNothingRuns()
    rmSync(this.home, { recursive: true, force: true })
  }

  /** Like a fresh login: nothing of the test's own environment, and the machine's own Node first. */
  private environment(): NodeJS.ProcessEnv {
    const path = (process.env['PATH'] ?? '')
      .split(':')
      .filter((entry) => !entry.includes('tools/runtime') && !entry.includes('node_modules'))
    return {
      PATH: path.join(':'),
      HOME: this.home,
      PWD: this.folder,
      LANG: 'C.UTF-8',
      PORT: String(this.port),
      ...this.demo,
      npm_config_update_notifier: 'false',
    }
  }
}

/** Linux counts, in hundredths of a second of all cores together, how long they were wanted and not given (proc(5), "steal"). */
function stolenMs(): number {
  return (Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/)[8]) * 10) / availableParallelism()
}

function onLines(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + RECOVERY_LIMIT_MS
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`)
    await wait(100)
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended by itself meanwhile
  }
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
}
