import { parseArgs } from 'node:util'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { refuseParameters } from '#platform/cli/parameters.ts'

/** Processes that answer requests, by their role; each host begins to run as it is loaded. */
const hosts = {
  web: () => import('../web.ts'),
  search: () => import('../search.ts'),
  images: () => import('../images.ts'),
  clicks: () => import('../clicks.ts'),
}
type Role = keyof typeof hosts

/** `poiso serve [--role ROLE]`: one process that answers requests, against DATABASE_URL, under whatever supervises processes there (docs/operating.md). */
export const serve: Command = async (parameters, context) => run(readRole(parameters, context), context)

/** `poiso search`: one search process, which web processes ask at SEARCH_URL. */
export const search: Command = async (parameters, context) => {
  refuseParameters('search', parameters)
  return run('search', context)
}

/** `poiso worker`: one worker process. */
export const work: Command = async (parameters, context) => {
  refuseParameters('worker', parameters)
  await useDatabase(context)
  await import('../worker.ts')
  return untilExit()
}

/** `poiso demo`: the demo's shops alone. */
export const demo: Command = async (parameters) => {
  refuseParameters('demo', parameters)
  await import('../demo.ts')
  return untilExit()
}

async function run(role: Role, context: CommandContext): Promise<number> {
  await useDatabase(context)
  await hosts[role]()
  return untilExit()
}

/** POISO_ROLE where the command names none; the web process where that is no role of its own. */
function readRole(parameters: readonly string[], { config }: CommandContext): Role {
  const asked = readOptions(parameters).role ?? (isRole(config.role) ? config.role : 'web')
  if (!isRole(asked)) throw new UsageError(`serve: --role ${asked} is none of ${Object.keys(hosts).join(', ')}`)
  return asked
}

function isRole(role: string): role is Role {
  return Object.hasOwn(hosts, role)
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: { role: { type: 'string' } } as const }).values
  } catch (error) {
    throw new UsageError(`serve: ${(error as Error).message}`)
  }
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
