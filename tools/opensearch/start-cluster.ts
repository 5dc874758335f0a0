import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A real OpenSearch cluster of one's own: JVMs on free ports of the loopback, their data in a temporary folder. */
export interface RunningCluster {
  /** host:port of each node's HTTP. */
  readonly nodes: readonly string[]
  /** Of each node's JVM; null while it is down. */
  pidOf(node: number): number | null
  /** kill -9; comes back when the process is gone. */
  kill(node: number): Promise<void>
  /** Starts a killed node on its data and ports; does not wait until the cluster has it (`health`). */
  restart(node: number): Promise<void>
  /** Comes back when so many nodes have joined and the cluster is of this colour (or better); throws after the time. */
  health(wish: { readonly nodes: number; readonly status: 'yellow' | 'green' }, withinMs?: number): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly nodes: number
  /** Of each node, in MB. */
  readonly heapMb?: number
}

const SOURCE = import.meta.dirname
const LOGGING = `status=warn
appender.console.type=Console
appender.console.name=console
appender.console.layout.type=PatternLayout
rootLogger.level=warn
rootLogger.appenderRef.console.ref=console
`
const BUILD_PATIENCE_MS = 600_000
const START_PATIENCE_MS = 180_000

/** The class path of a node, its jars fetched and its class compiled where that was not done before; null without Java ≥ 17 or Maven. */
export async function findOpenSearch(): Promise<string | null> {
  if (!hasJava(17) || !answers('mvn', ['-version'])) return null
  const [pom, source] = await Promise.all(
    ['pom.xml', 'ClusterNode.java'].map((name) => readFile(join(SOURCE, name), 'utf8')),
  )
  const folder = join(homedir(), '.cache', 'poiso', 'opensearch')
  const [built, paths] = [join(folder, 'built-from'), join(folder, 'class-path')]
  if (!existsSync(built) || (await readFile(built, 'utf8')) !== `${pom}${source}`) {
    await build(folder, paths)
    await writeFile(`${built}.new`, `${pom}${source}`)
    await rename(`${built}.new`, built)
  }
  return [join(folder, 'classes'), (await readFile(paths, 'utf8')).trim()].join(delimiter)
}

function hasJava(atLeast: number): boolean {
  const said = answers('java', ['--version'])
  return said !== null && Number(/\d+/.exec(said)?.[0]) >= atLeast
}

function answers(program: string, parameters: readonly string[]): string | null {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

async function build(folder: string, paths: string): Promise<void> {
  const run = promisify(execFile)
  const classes = join(folder, 'classes')
  await mkdir(classes, { recursive: true })
  await run('mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${paths}`], {
    cwd: SOURCE,
    timeout: BUILD_PATIENCE_MS,
  })
  const jars = (await readFile(paths, 'utf8')).trim()
  await run('javac', ['--release', '17', '-cp', jars, '-d', classes, join(SOURCE, 'ClusterNode.java')])
  await writeFile(join(classes, 'log4j2.properties'), LOGGING)
}

/** Starts the nodes and waits until all have joined. `classPath`: what `findOpenSearch` found. */
export async function startCluster(
  classPath: string,
  { nodes: count, heapMb = 448 }: ClusterOptions,
): Promise<RunningCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'poiso-opensearch-'))
  const ports = await freePorts(2 * count)
  const [http, transport] = [ports.slice(0, count), ports.slice(count)]
  const nodes = http.map((port) => `127.0.0.1:${port}`)
  const running: (ChildProcess | null)[] = nodes.map(() => null)

  const start = async (node: number): Promise<void> => {
    const log = await open(join(folder, `node-${node}.log`), 'a')
    const process = spawn(
      'java',
      [
        `-Xms${heapMb}m`,
        `-Xmx${heapMb}m`,
        '-XX:+UseSerialGC',
        '-cp',
        classPath,
        'ClusterNode',
        join(folder, `node-${node}`),
        String(node),
        http.join(','),
        transport.join(','),
      ],
      { stdio: ['ignore', log.fd, log.fd] },
    )
    await log.close()
    running[node] = process
  }
  const end = async (node: number, signal: NodeJS.Signals): Promise<void> => {
    const process = running[node]
    running[node] = null
    if (!process || process.exitCode !== null || process.signalCode !== null) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill(signal)
    await ended
  }
  const health: RunningCluster['health'] = (wish, withinMs = START_PATIENCE_MS) =>
    waitForHealth(() => nodes.filter((_, node) => running[node]), wish, withinMs)
  const stop = async (): Promise<void> => {
    // What it holds is thrown away, so that nobody waits for its good end.
    await Promise.all(nodes.map((_, node) => end(node, 'SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  }
  await Promise.all(nodes.map((_, node) => start(node)))
  await health({ nodes: count, status: 'green' }).catch(async (error: unknown) => {
    const said = await readFile(join(folder, 'node-0.log'), 'utf8').catch(() => '')
    await stop()
    throw new Error(`the cluster did not start: ${said.slice(-2_000)}`, { cause: error })
  })
  return {
    nodes,
    pidOf: (node) => running[node]?.pid ?? null,
    kill: (node) => end(node, 'SIGKILL'),
    restart: start,
    health,
    stop,
  }
}

async function waitForHealth(
  living: () => readonly string[],
  { nodes, status }: { readonly nodes: number; readonly status: string },
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs
  const query = `wait_for_nodes=${nodes}&wait_for_status=${status}&wait_for_no_initializing_shards=true&timeout=5s`
  while (Date.now() < deadline) {
    const [node] = living()
    const isWell = await fetch(`http://${node}/_cluster/health?${query}`).then(
      async (response) => ((await response.json()) as { timed_out?: boolean }).timed_out === false,
      () => false,
    )
    if (isWell) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the cluster has not ${nodes} nodes and is not ${status} within ${withinMs / 1000} s`)
}

/** All at once, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve, reject) => {
          probe.once('error', reject).listen(0, '127.0.0.1', () => {
            const address = probe.address()
            if (typeof address === 'object' && address !== null) resolve(address.port)
            else reject(new Error('no port'))
          })
        }),
    ),
  )
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}
