import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { testServer } from '#platform/http/testing.ts'
import type { ServerOptions } from '#platform/http/server.ts'
import { parseDefinitionsFile } from './definitions/parse-definitions-file.ts'
import { type FlagsFollower, followFlags } from './flags-follower.ts'
import { flagRoutes } from './routes.ts'
import { setDefinitions, type SetOutcome } from './storage/set-definitions.ts'

export const TEST_ENVIRONMENT = 'development'

/** A server of the flags' addresses alone, and what sets flags and has them followed; never part of the product. */
export interface TestFlags {
  readonly app: FastifyInstance
  readonly flags: FlagsFollower
  /** Sets what a file says, in its JSON, and follows. */
  set(file: object): Promise<SetOutcome>
  clientKey(): string
}

export function testFlags(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  options: Partial<ServerOptions> & { readonly env?: Record<string, string> } = {},
): TestFlags {
  const flags = followFlags({ db, clock, environment: TEST_ENVIRONMENT })
  const { app } = testServer({ clock, ...options })
  flagRoutes(app, flags)
  return {
    app,
    flags,
    set: async (file) => {
      const outcome = await setFromText(db, JSON.stringify(file), clock)
      await flags.refresh()
      return outcome
    },
    clientKey: () => flags.own()?.clientKey ?? '',
  }
}

async function setFromText(db: Database, text: string, clock: Clock): Promise<SetOutcome> {
  const parsed = parseDefinitionsFile(text)
  if (parsed.kind === 'wrong') return parsed
  return setDefinitions(db, parsed.file, { environment: TEST_ENVIRONMENT, who: 'a test', now: clock.now() })
}
