import type { Command, CommandContext } from '#platform/cli/command.ts'

/** `poiso serve`: one web process against DATABASE_URL, under whatever supervises processes there (docs/operating.md). */
export const serve: Command = async (_parameters, context) => {
  await useDatabase(context)
  await import('../web.ts')
  return untilExit()
}

/** `poiso worker`: one worker process. */
export const work: Command = async (_parameters, context) => {
  await useDatabase(context)
  await import('../worker.ts')
  return untilExit()
}

/** `poiso search`: one search process, which web processes ask at SEARCH_URL. */
export const search: Command = async (_parameters, context) => {
  await useDatabase(context)
  await import('../search.ts')
  return untilExit()
}

/** `poiso demo`: the demo's shops alone. */
export const demo: Command = async () => {
  await import('../demo.ts')
  return untilExit()
}

/** The host reads its address from the environment, as it does under the launcher. */
async function useDatabase(context: CommandContext): Promise<void> {
  const { pool } = await context.database()
  process.env['DATABASE_URL'] = pool.options.connectionString
}

/** The hosts end the process themselves (`onStop`). */
function untilExit(): Promise<number> {
  return new Promise(() => {})
}
