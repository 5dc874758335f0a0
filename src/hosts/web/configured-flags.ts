import { resolve } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { type Config, ConfigError } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { fileFlags } from '#ports/flags/file-flags.ts'
import type { FlagsPort } from '#ports/flags/port.ts'
import { exitHopeless } from '../launcher/host-messages.ts'

/** The flags of POISO_FLAGS; a broken file ends the process with a message that names it. */
export function configuredFlags({ config, clock, log }: { config: Config; clock: Clock; log: Log }): FlagsPort {
  try {
    return fileFlags({ path: config.flagsFile === null ? null : resolve(projectRoot, config.flagsFile), clock, log })
  } catch (error) {
    if (error instanceof ConfigError) return exitHopeless(error.message)
    throw error
  }
}
