import type { Command } from '#platform/cli/command.ts'

/** `poiso migrate`: opening the database migrates it. */
export const migrateCommand: Command = async (_parameters, context) => {
  await context.database()
  context.print('The database is at the newest migration.')
  return 0
}
