import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeQuickFolder } from '../test/quick-folder.ts'

/** A real OpenSearch cluster of one's own: JVMs on free ports of the loopback, their data in a temporary folder. */
export interface RunningCluster {
  /** host:port of each node's HTTP. */
  readonly nodes: readonly string[]
  /** Of each node's JVM; null while it is down. */
  pidOf(node: number): number | null
  /** kill -9; comes back when the process is gone. */
  kill(node: number): Promise<void>
  /** Starts a killed node on its data and ports, or on an empty disk; does not wait until the cluster has it (`health`). */
  restart(node: number, disk?: 'kept' | 'lost'): Promise<void>
  /** Comes back when so many nodes have joined and the cluster is of this colour (or better); throws after the time. */
  health(
    wish: { readonly nodes: number; readonly status: 'red' | 'yellow' | 'green' },
    withinMs?: number,
  ): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly nodes: number
  /** Of each node, in MB. */
  readonly heapMb?: number
  /** What it is to be measured by: a node that compiles well, which takes it minutes. Without it nodes start and warm up quickly. */
  readonly isMeasured?: boolean
}

const START_PATIENCE_MS = 180_000
/** Longer than a node waits for a wish, and for a cluster manager. */
const ASK_MS = 40_000
/** Of each node's log, in characters. */
const LAST_WORDS = 2_000

/** Starts the nodes and waits until all have joined. `classPath`: what `findOpenSearch` found. */
export async function startCluster(
  classPath: string,
  { nodes: count, heapMb = 448, isMeasured = false }: ClusterOptions,
): Promise<RunningCluster> {
  const folder = await makeQuickFolder('opensearch')
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
        // Without memory a node would live on and answer nothing.
        '-XX:+ExitOnOutOfMemoryError',
        ...(isMeasured ? [] : ['-XX:TieredStopAtLevel=1']),
        '-cp',
        classPath,
        'ClusterNode',
        join(folder, `node-${node}`),
        String(node),
        http.join(','),
        transport.join(','),
      ],
      // It ends when its input ends, which the death of this process does, too.
      { stdio: ['pipe', log.fd, log.fd] },
    )
    await log.close()
    running[node] = process
  }
  const end = async (node: number, signal: NodeJS.Signals): Promise<void> => {
    const process = running[node]
    running[node] = null
    if (!process || hasEnded(process)) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill(signal)
    await ended
  }
  const living = (): string[] => {
    const dead = running.findIndex((process) => process !== null && hasEnded(process))
    if (dead >= 0) throw new Error(`node ${dead} of the cluster has ended by itself`)
    return nodes.filter((_, node) => running[node])
  }
  const lastWords = async (): Promise<string> => {
    const logs = await Promise.all(
      nodes.map((_, node) => readFile(join(folder, `node-${node}.log`), 'utf8').catch(() => '')),
    )
    return logs.map((log, node) => `node ${node}: ${log.slice(-LAST_WORDS)}`).join('\n')
  }
  const health: RunningCluster['health'] = (wish, withinMs = START_PATIENCE_MS) =>
    waitForHealth(living, wish, withinMs).catch(async (error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${await lastWords()}`)
    })
  const stop = async (): Promise<void> => {
    // What it holds is thrown away, so that nobody waits for its good end.
    await Promise.all(nodes.map((_, node) => end(node, 'SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  }
  await Promise.all(nodes.map((_, node) => start(node)))
  await health({ nodes: count, status: 'green' }).catch(async (error: unknown) => {
    await stop()
    throw new Error('the cluster did not start', { cause: error })
  })
  return {
    nodes,
    pidOf: (node) => running[node]?.pid ?? null,
    kill: (node) => end(node, 'SIGKILL'),
    async restart(node, disk = 'kept') {
      if (disk === 'lost') await rm(join(folder, `node-${node}`), { recursive: true })
      await start(node)
    },
    health,
    stop,
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function waitForHealth(
  living: () => readonly string[],
  { nodes, status }: { readonly nodes: number; readonly status: string },
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs
  const still = status === 'green' ? '&wait_for_no_initializing_shards=true' : ''
  const query = `wait_for_nodes=${nodes}&wait_for_status=${status}${still}&timeout=5s`
  let said = 'nothing'
  for (let asked = 0; Date.now() < deadline; asked += 1) {
    const there = living()
    // One that hangs leaves the others to ask.
    const node = there[asked % there.length]
    const health = await ask(`http://${node}/_cluster/health?${query}`)
    if (/"timed_out":false/.test(health)) return
    said = `${node} says ${health}`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const [node] = living()
  const shards = await ask(`http://${node}/_cat/shards?v`)
  const copying = await ask(`http://${node}/_cat/recovery?v&active_only=true`)
  throw new Error(`not ${nodes} nodes and ${status} within ${withinMs / 1000} s; ${said}\n${shards}\n${copying}`)
}

/** What is answered, or why nothing is. */
function ask(url: string): Promise<string> {
  return fetch(url, { signal: AbortSignal.timeout(ASK_MS) }).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  )
}

/** Below those that systems give to connections: while a node is down, one to its own port could take it. */
const [LOWEST_PORT, HIGHEST_PORT] = [15_000, 32_000]

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
