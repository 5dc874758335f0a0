import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { testServer } from '#platform/http/testing.ts'
import type { ServerOptions } from '#platform/http/server.ts'
import { parseDefinitionsFile } from './definitions/parse-definitions-file.ts'
import { experimentSchema } from './definitions/definition-schema.ts'
import type { ExperimentSource } from './results/experiment-source.ts'
import { newcombe, wilson } from './results/rates.ts'
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

/** One experiment of one goal that a hundred visitors of each variation have seen. */
export function memoryExperiments(): ExperimentSource {
  const experiment = experimentSchema.parse({
    key: 'button-words',
    name: 'Texto do botão',
    status: 'running',
    variations: [
      { key: 'old', name: 'Como estava' },
      { key: 'new', name: 'Mais curto' },
    ],
    goals: ['click_out'],
  })
  const times = { startedAt: new Date('2026-11-20T10:00:00Z'), stoppedAt: null }
  const users = 100
  const goalOf = (conversions: number, isFirst: boolean) => ({
    goal: 'click_out',
    conversions,
    rate: wilson(conversions, users),
    difference: isFirst ? null : newcombe(wilson(10, users), wilson(conversions, users)),
  })
  return {
    list: async () => [{ experiment, ...times }],
    result: async (key) =>
      key !== experiment.key
        ? null
        : {
            experiment,
            ...times,
            mixed: 1,
            splitProbability: 0.5,
            variations: [
              { key: 'old', name: 'Como estava', users, goals: [goalOf(10, true)] },
              { key: 'new', name: 'Mais curto', users, goals: [goalOf(20, false)] },
            ],
          },
  }
}
