import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** The class path of a node, or why there is none. */
export type FoundOpenSearch = { readonly classPath: string } | { readonly missing: string }

const NAME_LENGTH = 16
const SOURCE = import.meta.dirname
const LOGGING = `status=warn
appender.console.type=Console
appender.console.name=console
appender.console.layout.type=PatternLayout
rootLogger.level=warn
rootLogger.appenderRef.console.ref=console
`
/** 80 MB of jars, on a way that works. */
const FETCH_PATIENCE_MS = 180_000
/** What could not be fetched is not waited for by each file of tests anew. */
const AGAIN_AFTER_MS = 900_000

/** Fetches a node's jars and compiles its class where that was not done before. Needs Java 17 or newer and Maven. */
export async function findOpenSearch(): Promise<FoundOpenSearch> {
  if (!isOfVersion('java', 17) || !isOfVersion('javac', 17)) return { missing: 'there is no Java (JDK) of 17 or newer' }
  if (!answers('mvn', ['-version'])) return { missing: 'there is no Maven' }
  const sources = await Promise.all(['pom.xml', 'ClusterNode.java'].map((name) => readFile(join(SOURCE, name), 'utf8')))
  // Of these sources alone: another checkout has others.
  const name = createHash('sha256').update(sources.join('')).digest('hex').slice(0, NAME_LENGTH)
  const folder = join(homedir(), '.cache', 'poiso', 'opensearch', name)
  const built = join(folder, 'built')
  if (!existsSync(built)) {
    const missing = await fetchJars(folder)
    if (missing !== null) return { missing }
    await compile(folder)
    await writeFile(built, '')
  }
  return { classPath: [join(folder, 'classes'), await jarsOf(folder)].join(delimiter) }
}

function isOfVersion(program: string, atLeast: number): boolean {
  const said = answers(program, ['--version'])
  return said !== null && Number(/\d+/.exec(said)?.[0]) >= atLeast
}

function answers(program: string, parameters: readonly string[]): string | null {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

async function jarsOf(folder: string): Promise<string> {
  return (await readFile(join(folder, 'class-path'), 'utf8')).trim()
}

/** Why they could not be fetched, now or some minutes ago; null: they are here. */
async function fetchJars(folder: string): Promise<string | null> {
  const failed = join(folder, 'not-fetched')
  await mkdir(folder, { recursive: true })
  const failedAtMs = await stat(failed).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  )
  if (Date.now() - failedAtMs < AGAIN_AFTER_MS) return readFile(failed, 'utf8')
  const goal = ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${join(folder, 'class-path')}`]
  try {
    await promisify(execFile)('mvn', goal, { cwd: SOURCE, timeout: FETCH_PATIENCE_MS })
    return null
  } catch (error) {
    const { killed = false, stdout = '' } = error as { killed?: boolean; stdout?: string }
    const why = killed ? `not within ${FETCH_PATIENCE_MS / 1000} s` : stdout.trim().split('\n')[0]
    const missing = `its jars cannot be fetched: ${why}`
    await writeFile(failed, missing)
    return missing
  }
}

async function compile(folder: string): Promise<void> {
  const classes = join(folder, 'classes')
  await mkdir(classes, { recursive: true })
  const source = join(SOURCE, 'ClusterNode.java')
  await promisify(execFile)('javac', ['--release', '17', '-cp', await jarsOf(folder), '-d', classes, source])
  await writeFile(join(classes, 'log4j2.properties'), LOGGING)
}
