import type { Server } from 'node:http'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Leadership } from '#platform/database/leadership.ts'
import { showsMetrics } from '#platform/http/process/mount-metrics.ts'
import { createProbeServer } from '#platform/http/process/probe-server.ts'
import { type ComponentHealth, createReadiness } from '#platform/http/process/readiness.ts'
import { createMetrics, registerMeasure } from '#platform/metrics.ts'
import { listening } from '../search/listen-at.ts'
import { databaseHealth } from '../web/database-health.ts'
import { whenPortIsFree } from '../web/listen-when-free.ts'
import type { Leaderships } from './led-acts.ts'
import { workerMeasures } from './worker-measures.ts'

/** The queue is looked at every 5 s; so long without a look, though the database answers, and the worker hangs (docs/limits.md). */
const LONGEST_SILENCE_MS = 60_000

/** How a worker tells whoever supervises it that it is alive, and whether it works (docs/operating.md). */
export interface WorkerProbes {
  /** It has just looked for work. */
  beat(): void
  /** What has to be there before it works is there: from now on it is ready. */
  begin(leading: Pick<Leaderships, 'database' | 'folder'>): void
  /** From now on it is not ready, and goes on telling so until it ends. */
  markStopping(): void
  close(): Promise<void>
}

/** Listens at POISO_PROBE_PORT where there is one, from the start of the process on. @throws where another program keeps the port. */
export async function openWorkerProbes(parts: {
  readonly config: Pick<Config, 'host' | 'probePort' | 'metrics'>
  readonly connection: Connection
  readonly clock: Clock
}): Promise<WorkerProbes> {
  const { config, connection, clock } = parts
  const readiness = createReadiness()
  let leading: Pick<Leaderships, 'database' | 'folder'> | null = null
  let beatAtMs = clock.monotonicMs()
  const database = () => databaseHealth(connection)
  readiness.register({ name: 'database', check: database })
  readiness.register({ name: 'lead', check: () => (leading === null ? STARTING : leadHealth(leading)) })
  readiness.register({
    name: 'work',
    check: async () => (leading === null ? STARTING : workHealth(silentMs(), await database())),
  })
  const metrics = createMetrics({ full: true })
  const silentMs = (): number => clock.monotonicMs() - beatAtMs
  for (const measure of workerMeasures({ leading: () => leading, silentMs })) registerMeasure(metrics.registry, measure)
  const server = createProbeServer(readiness, {
    registry: metrics.registry,
    isShownTo: (address) => showsMetrics(config, address),
  })
  await listen(server, config)
  return {
    beat: () => {
      beatAtMs = clock.monotonicMs()
    },
    begin: (begun) => {
      leading = begun
      beatAtMs = clock.monotonicMs()
    },
    markStopping: () => readiness.markStopping(),
    close: () => {
      metrics.stop()
      return closed(server)
    },
  }
}

const STARTING: ComponentHealth = { state: 'down', detail: 'starting: what work needs is being made' }

/** A follower is as well as a leader; one that cannot know leads nothing until it does. */
function leadHealth({ database, folder }: Pick<Leaderships, 'database' | 'folder'>): ComponentHealth {
  return {
    state: database.isLooking && folder.isLooking ? 'works' : 'degraded',
    detail: `the work of the database: ${standing(database)}; the files of POISO_DATA: ${standing(folder)}`,
  }
}

function standing({ isLeading, isLooking }: Pick<Leadership, 'isLeading' | 'isLooking'>): string {
  if (isLeading) return 'this process leads'
  return isLooking ? 'another leads' : 'not known, the database is not reached'
}

/** Without the database there is nothing to look at, and another start would not help. */
function workHealth(silentMs: number, database: ComponentHealth): ComponentHealth {
  const detail = `looked for work ${Math.round(silentMs / 1_000)} s ago`
  if (silentMs <= LONGEST_SILENCE_MS) return { state: 'works', detail }
  return { state: database.state === 'works' ? 'down' : 'degraded', detail }
}

async function listen(server: Server, { probePort, host }: Pick<Config, 'host' | 'probePort'>): Promise<void> {
  if (probePort === null) return
  await whenPortIsFree(probePort, 'POISO_PROBE_PORT', () => listening(server, { port: probePort, host }))
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
