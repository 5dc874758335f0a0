import { join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { projectRoot } from '#platform/project-root.ts'
import { SupervisedChild } from './launcher/launcher-child.ts'
import { keepDatabase, type LauncherDatabase } from './launcher/launcher-database.ts'
import { takeOver } from './launcher/launcher-lock.ts'
import { createProgress } from './launcher/launcher-progress.ts'
import { keepsFreedMemory, webNodeOptions, workerNodeOptions } from './process-memory.ts'

/** `npm start`: PostgreSQL, the demo shops, one worker and one web process, ended together (src/hosts/README.md). */

const STOP_PATIENCE_MS = 15_000
const progress = createProgress()
/** What speaks to the database, in the order of starting. */
const children: SupervisedChild[] = []
let demo: SupervisedChild | null = null
let database: LauncherDatabase | null = null
let releaseFolder = (): void => {}
let stopping: Promise<void> | null = null

process.stdout.on('error', () => {}) // the terminal may be gone before we are
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.once('disconnect', () => void stop(0)) // start.mjs was killed
if (process.connected === false) await stop(0) // before we could hear of it

try {
  await start(readConfig(process.env))
} catch (error) {
  if (stopping === null) {
    console.error(error instanceof ConfigError ? error.message : `poiso: ${(error as Error).message}`)
    await stop(1)
  }
}

async function start(config: Config): Promise<void> {
  const startedAt = performance.now()
  const dataFolder = resolve(projectRoot, config.dataFolder)
  releaseFolder = await takeOver(dataFolder, (text) => progress('start', text))
  // The demo's shops need no database: they make their feeds while it comes up.
  if (config.demo && config.role === 'all' && stopping === null)
    demo = startChild('demo', config, dataFolder, config.databaseUrl)
  const databaseUrl = await openDatabase(config, dataFolder)
  const applied = await migrate(databaseUrl)
  progress('migrate', applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`)
  await Promise.all([demo?.ready, startChildren(config, dataFolder, databaseUrl)])
  const logs = config.env === 'production' ? '' : `; logs are in ${join(config.dataFolder, 'log')}`
  progress('ready', `after ${((performance.now() - startedAt) / 1000).toFixed(1)} s; Ctrl-C ends it${logs}`)
  console.log(`Ready  ${config.url}`)
}

async function openDatabase(config: Config, dataFolder: string): Promise<string> {
  if (config.databaseUrl !== null) {
    progress('database', 'the one of DATABASE_URL')
    return config.databaseUrl
  }
  database = await keepDatabase(dataFolder, (url, text) => {
    progress('database', text)
    if (url !== databaseUrl)
      moveTo(config, dataFolder, url).catch((error: Error) => progress('database', error.message))
    databaseUrl = url
  })
  let databaseUrl = database.url
  progress('database', `PostgreSQL on port ${new URL(databaseUrl).port}`)
  return databaseUrl
}

/** PostgreSQL came back on another port: its clients must be told, and a process learns its address only at its start. */
async function moveTo(config: Config, dataFolder: string, databaseUrl: string): Promise<void> {
  await Promise.all(children.splice(0).map((child) => child.stop(STOP_PATIENCE_MS)))
  await startChildren(config, dataFolder, databaseUrl)
}

/** Resolves when all are ready. With a POISO_ROLE only the process that holds that role runs: an operator's start on one of several machines. */
async function startChildren(config: Config, dataFolder: string, databaseUrl: string): Promise<void> {
  const names = config.role === 'all' ? allOf(config) : [config.role]
  const begin = (name: string): Promise<void> => {
    if (stopping !== null) return stopping
    const child = startChild(name, config, dataFolder, databaseUrl)
    children.push(child)
    return child.ready
  }
  await Promise.all(names.map(begin))
}

function allOf({ search }: Config): string[] {
  return search.kind === 'process' ? ['search', 'web', 'worker'] : ['web', 'worker']
}

function startChild(name: string, config: Config, dataFolder: string, databaseUrl: string | null): SupervisedChild {
  return new SupervisedChild({
    name,
    script: join(import.meta.dirname, `${name}.js`),
    nodeOptions: name === 'web' || name === 'search' ? webNodeOptions : name === 'worker' ? workerNodeOptions : [],
    env: {
      ...keepsFreedMemory,
      ...process.env,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      POISO_DATA: dataFolder,
    },
    folder: dataFolder,
    isBackground: name === 'worker' || name === 'demo',
    logFile: config.env === 'production' ? null : join(dataFolder, 'log', `${name}.log`),
    onProgress: progress,
    onCrash: (text) => progress(name, text),
  })
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    progress('stop', 'ending what was started')
    await Promise.all([demo, ...children].map((child) => child?.stop(STOP_PATIENCE_MS)))
    await database?.stop()
    releaseFolder()
    process.exit(code)
  })()
  return stopping
}
