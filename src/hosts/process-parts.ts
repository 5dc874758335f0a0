import { resolve } from 'node:path'
import { type Clock, shiftedClock, systemClock } from '#platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { type Connection, connectDatabase, type ConnectionOptions } from '#platform/database/connect.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { createLog, type Log } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { type EndTracing, startTracing } from '#platform/tracing/start-tracing.ts'
import { readTracing } from '#platform/tracing/tracing-config.ts'
import { clusterPlace } from './search-cluster.ts'
import { endWithLauncher, exitHopeless } from './launcher/host-messages.ts'

/** What every process of Poiso begins with. */
export interface ProcessParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  connect(options?: Partial<ConnectionOptions>): Connection
  /** Begins traces where the standard variables ask for them, before anything is built that they go through; what it gives ends them. */
  trace(): Promise<EndTracing>
}

/** Reads the configuration and makes log and clock; a wrong variable ends the process with a message that names it. */
export function processParts(name: 'web' | 'worker' | 'search' | 'images' | 'clicks' | 'demo'): ProcessParts {
  endWithLauncher()
  const config = readOrEnd(readWhole)
  const isTraced = readOrEnd(readTracing)
  armFailpoint(config.failpoint)
  const log = createLog({ process: name })
  return {
    config,
    clock: config.clockStart === null ? systemClock : shiftedClock(config.clockStart),
    log,
    dataFolder: resolve(projectRoot, config.dataFolder),
    connect: (options) => {
      const url =
        config.databaseUrl ?? exitHopeless('DATABASE_URL is not set: start by `npm start`, or name a PostgreSQL')
      return connectDatabase({ url, applicationName: `poiso-${name}`, ...options })
    },
    trace: async () => (isTraced ? startTracing(name, log) : async () => {}),
  }
}

/** The address of a cluster is read by those who speak to one: the configuration does not know its form. */
function readWhole(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env)
  clusterPlace(config)
  return config
}

function readOrEnd<T>(read: (env: NodeJS.ProcessEnv) => T): T {
  try {
    return read(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return exitHopeless(error.message)
    throw error
  }
}
