import { join, resolve } from 'node:path'
import { pino } from 'pino'
import type { CommandContext } from '#platform/cli/command.ts'
import type { Config } from '#platform/config.ts'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import { connectionComplaint } from '#platform/database/connection-complaint.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { type EmbeddedPostgres, startPostgres } from '#platform/postgres/start-postgres.ts'
import { projectRoot } from '#platform/project-root.ts'

/**
 * What a command works with. The embedded database is shared with a running `npm start`, or runs for as long as the
 * command does; the end of the block that uses the context lets go of it.
 */
export function commandContext(read: Config): CommandContext & AsyncDisposable {
  const config = { ...read, dataFolder: resolve(projectRoot, read.dataFolder) }
  let postgres: EmbeddedPostgres | null = null
  let connection: Promise<Connection> | null = null
  const open = async (): Promise<Connection> => {
    if (config.databaseUrl === null) postgres = await startPostgres({ folder: join(config.dataFolder, 'postgres') })
    const url = config.databaseUrl ?? (postgres as EmbeddedPostgres).url
    await migrate(url).catch((error: unknown) => {
      const complaint = connectionComplaint(url, error)
      throw complaint === null ? error : new Error(complaint, { cause: error })
    })
    return connectDatabase({ url, applicationName: 'poiso-command', statementTimeoutMs: 0, acquireTimeoutMs: 10_000 })
  }
  return {
    config,
    database: () => (connection ??= open()),
    log: createLog({ process: 'command', level: 'warn', destination: pino.destination(2) }),
    print: (line) => void process.stdout.write(`${line}\n`),
    [Symbol.asyncDispose]: async () => {
      // One that could not be opened was told of where it was asked for.
      await (await connection?.catch(() => null))?.close()
      await postgres?.stop()
    },
  }
}
