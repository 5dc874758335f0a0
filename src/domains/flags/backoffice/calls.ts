import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'

const shared = { id: 'B-08', service: 'admin', access: 'admin', priority: 'api' } as const
const key = z.string().min(1).max(100)
const version = z.string().max(64)
const moment = z.iso.datetime().nullable()
/** As a file of `flags set` has it (docs/contracts/flags.md). */
const definition = z.record(z.string().max(40), z.unknown())

export const showFlagsCall = defineCall({
  ...shared,
  operationId: 'showFlags',
  method: 'GET',
  path: '/v1/backoffice/flags',
  summary: 'Flags, experiments and saved groups of the environment that this server stands in',
  answer: z.object({
    environment: z.string(),
    features: z.array(z.object({ key, version, definition })),
    experiments: z.array(z.object({ key, version, definition, startedAt: moment, stoppedAt: moment })),
    savedGroups: z.array(z.object({ key, version, definition })),
  }),
  refusals: [],
})

export const saveFlagCall = defineCall({
  ...shared,
  operationId: 'saveFlag',
  method: 'POST',
  path: '/v1/backoffice/flags',
  summary: 'Sets one flag, experiment or saved group; each wrong value is named by its path',
  body: {
    name: 'requestBody',
    schema: z.object({
      subject: z.enum(['feature', 'experiment', 'savedGroup']),
      key,
      /** Null: it was not there. */
      version: version.nullable(),
      definition,
      reason: z.string().trim().max(500).optional(),
    }),
  },
  answer: z.object({ version }),
  refusals: ['conflict', 'unprocessable'],
})

const rate = z.object({ value: z.number(), low: z.number(), high: z.number() })

export const showExperimentCall = defineCall({
  ...shared,
  operationId: 'showExperiment',
  method: 'GET',
  path: '/v1/backoffice/experiments/{key}',
  summary: 'What visitors of each variation did, with the ranges of 95 % confidence',
  params: z.object({ key }),
  answer: z.object({
    startedAt: moment,
    stoppedAt: moment,
    mixed: z.int(),
    splitProbability: z.number(),
    variations: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        users: z.int(),
        goals: z.array(z.object({ goal: z.string(), conversions: z.int(), rate, difference: rate.nullable() })),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const backofficeCalls = [showFlagsCall, saveFlagCall, showExperimentCall]
