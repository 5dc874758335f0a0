import { resolve } from 'node:path'
import { type Clock, shiftedClock, systemClock } from '#platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { type Connection, connectDatabase, type ConnectionOptions } from '#platform/database/connect.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { createLog, type Log } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
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
}

/** Reads the configuration and makes log and clock; a wrong variable ends the process with a message that names it. */
export function processParts(name: 'web' | 'worker' | 'search' | 'images' | 'clicks' | 'demo'): ProcessParts {
  endWithLauncher()
  const config = configOrEnd()
  armFailpoint(config.failpoint)
  return {
    config,
    clock: config.clockStart === null ? systemClock : shiftedClock(config.clockStart),
    log: createLog({ process: name }),
    dataFolder: resolve(projectRoot, config.dataFolder),
    connect: (options) => {
      const url =
        config.databaseUrl ?? exitHopeless('DATABASE_URL is not set: start by `npm start`, or name a PostgreSQL')
      return connectDatabase({ url, applicationName: `poiso-${name}`, ...options })
    },
  }
}

function configOrEnd(): Config {
  try {
    const config = readConfig(process.env)
    clusterPlace(config)
    return config
  } catch (error) {
    if (error instanceof ConfigError) return exitHopeless(error.message)
    throw error
  }
}
