import type { Command } from '#platform/cli/command.ts'
import { refuseParameters } from '#platform/cli/parameters.ts'

/** `poiso migrate`: opening the database migrates it. */
export const migrateCommand: Command = async (parameters, context) => {
  refuseParameters('migrate', parameters)
  await context.database()
  context.print('The database is at the newest migration.')
  return 0
}
