import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { importProcess } from '../../src/hosts/process-memory.ts'

/** The built command line (`poiso.js`), over a database and a data folder of the bench's own. */
export interface CommandPlace {
  readonly program: string
  readonly databaseUrl: string
  readonly dataFolder: string
  /** Loopback hosts whose feeds may be fetched. */
  readonly feedHosts?: string
}

/** A command as a process of its own, from the bundle and with the heap that `npm run poiso` gives it; `answer`: what it has printed, when it has ended. */
export function startCommand(
  { program, databaseUrl, dataFolder, feedHosts }: CommandPlace,
  words: readonly string[],
): { readonly pid: number | undefined; readonly answer: Promise<string> } {
  const environment = {
    ...importProcess.environment,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    POISO_DATA: dataFolder,
    POISO_DEMO: 'off',
    ...(feedHosts !== undefined && { POISO_FEED_TEST_HOSTS: feedHosts }),
  }
  const child = spawn(process.execPath, [...importProcess.options, program, ...words], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { pid: child.pid, answer: printedBy(child) }
}

async function printedBy(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return text
}
