import { resolve } from 'node:path'
import type { CommandContext } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'

/** What imports need, from what a command is given. */
export async function commandDeps({ config, database, log }: CommandContext): Promise<ImportDeps> {
  // A command is a process that tests may have killed at a stage, like the worker.
  armFailpoint(config.failpoint)
  const { db, pool } = await database()
  return {
    db,
    pool,
    clock: config.clockStart === null ? systemClock : shiftedClock(config.clockStart),
    log,
    dataFolder: resolve(projectRoot, config.dataFolder),
    feedTestHosts: config.feedTestHosts.map(({ host, port }) => `${host}:${port}`),
  }
}
