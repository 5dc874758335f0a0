import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { type ChildMessage, EXIT_HOPELESS, type LauncherMessage } from './host-messages.ts'

export type ChildOptions = {
  name: string
  script: string
  /** Node's own options beside those of every child. */
  nodeOptions?: readonly string[]
  env: NodeJS.ProcessEnv
  /** The data folder, its last word on the command line: a later start knows by it what this one left (`endOrphans`). */
  folder: string
  /** Nobody waits for it once it was ready: others have the processor first, and one that keeps crashing may pause for longer. */
  isBackground?: boolean
  /** Where its output goes; null: to our own. */
  logFile: string | null
  onProgress: (stage: string, text: string) => void
  /** Each end that nobody asked for, with what will happen. */
  onCrash: (text: string) => void
}

const FIRST_PAUSE_MS = 250
/** People wait for it (docs/limits.md). */
const LONGEST_PAUSE_MS = 2_000
const LONGEST_BACKGROUND_PAUSE_MS = 30_000

const HEALTHY_AFTER_MS = 60_000
const CRASHES_BEFORE_READY = 3
const LOG_LIMIT_BYTES = 10_000_000

/** Before a process that has crashed so often in a row starts again. */
export function pauseMsAfter(crashesInARow: number, isBackground: boolean): number {
  return Math.min(
    FIRST_PAUSE_MS * 2 ** (crashesInARow - 1),
    isBackground ? LONGEST_BACKGROUND_PAUSE_MS : LONGEST_PAUSE_MS,
  )
}

/** A process that is kept alive: a crash restarts it, after a pause that doubles while it keeps crashing. */
export class SupervisedChild {
  /** Resolves at the first `ready`; rejects when it is clear that it will never come. */
  readonly ready: Promise<void>
  private readonly options: ChildOptions
  private process: ChildProcess | null = null
  private crashes = 0
  private crashesInARow = 0
  private startedAt = 0
  private isReady = false
  private isStopping = false
  private timer: NodeJS.Timeout | undefined
  private settle!: { resolve: () => void; reject: (error: Error) => void }

  constructor(options: ChildOptions) {
    this.options = options
    this.ready = new Promise((resolve, reject) => (this.settle = { resolve, reject }))
    this.ready.catch(() => {}) // whoever waits for it hears of it; until somebody does, it is not an unhandled one
    this.start()
  }

  /** Asks it to end and waits; one that does not is killed after `patienceMs`. */
  async stop(patienceMs: number): Promise<void> {
    this.isStopping = true
    clearTimeout(this.timer)
    const child = this.process
    if (child === null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const stop: LauncherMessage = { kind: 'stop' }
    if (child.connected) child.send(stop, () => {})
    const deadline = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(deadline)
  }

  private start(): void {
    const { script, nodeOptions = [], env, folder, logFile } = this.options
    const output = logFile === null ? 'inherit' : openLog(logFile)
    // In a session of its own: Ctrl-C reaches the launcher alone, which ends its children in order.
    const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, script, folder], {
      env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    })
    if (typeof output === 'number') closeSync(output)
    this.process = child
    if (this.isReady) this.giveWay()
    this.startedAt = performance.now()
    child.on('message', (message: ChildMessage) => this.hear(message))
    child.once('error', (error) => this.settle.reject(error))
    child.once('exit', (code, signal) => this.ended(code, signal))
  }

  private hear(message: ChildMessage): void {
    if (message.kind === 'progress') this.options.onProgress(message.stage, message.text)
    if (message.kind === 'ready') {
      this.isReady = true
      this.giveWay()
      this.settle.resolve()
    }
  }

  /** Not before it is ready: until then there is nothing that its work could delay, and everybody waits for it. */
  private giveWay(): void {
    const pid = this.process?.pid
    if (this.options.isBackground === true && pid !== undefined) giveWay(pid)
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    this.process = null
    if (this.isStopping) return
    const { name, onCrash, isBackground = false } = this.options
    const how = signal === null ? `with code ${code}` : `by ${signal}`
    this.crashesInARow = performance.now() - this.startedAt > HEALTHY_AFTER_MS ? 1 : this.crashesInARow + 1
    this.crashes += 1
    if (!this.isReady && code === EXIT_HOPELESS) return this.settle.reject(new Error(this.lastWords()))
    if (!this.isReady && this.crashes >= CRASHES_BEFORE_READY)
      return this.settle.reject(new Error(`${name} ended ${how}, ${this.crashes} times:\n${this.lastWords()}`))
    const pauseMs = pauseMsAfter(this.crashesInARow, isBackground)
    onCrash(`${name} ended ${how}; starting it again in ${pauseMs} ms`)
    this.timer = setTimeout(() => this.start(), pauseMs)
  }

  private lastWords(): string {
    const { name, logFile } = this.options
    if (logFile === null) return `${name} cannot run (its message is above)`
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
  }
}

/**
 * Each thread has a priority of its own on Linux, and later ones inherit their maker's. Where the system gives each session its share
 * of the processor (autogroups; each child is a session), priorities count within a session alone, and the session has one too.
 */
function giveWay(pid: number): void {
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  try {
    setPriority(pid, priority)
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), priority)
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // It has ended already, or the system has no such thing: everything works without, only later under load.
  }
}

function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  const fd = openSync(path, 'a', 0o600)
  if (fstatSync(fd).size > LOG_LIMIT_BYTES) ftruncateSync(fd)
  return fd
}
