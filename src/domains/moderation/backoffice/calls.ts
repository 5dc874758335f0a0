import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { QUEUE_SORTS } from '../queue/queue.ts'
import { MOST_WORDS, type PolicyReason, policyReasons } from '../rules/policy-reasons.ts'
import { type RuleCode, rules } from '../rules/rule-codes.ts'

const kind = z.enum(['review', 'reply', 'question', 'answer'])
const because = z.enum(['rules', 'burst', 'notice', 'complaint'])
const rule = z.enum(Object.keys(rules) as [RuleCode, ...RuleCode[]])
const moment = z.iso.datetime()
/** Codes of rules, or of the reasons that a person named. */
const reasons = z.array(z.string())
const params = z.object({ kind, itemId: z.string().regex(/^[\w-]{1,64}$/) })
const text = {
  kind,
  itemId: z.string(),
  texts: z.array(z.string()),
  halfStars: z.int().nullable(),
  isVerified: z.boolean(),
  reasons,
}

export const listTextsToDecideCall = defineListCall({
  id: 'G-05',
  operationId: 'listTextsToDecide',
  path: '/v1/backoffice/moderation',
  summary: 'Texts that wait for a person: complaints and notices first, then those that have waited longest',
  access: 'staff:moderation',
  sorts: QUEUE_SORTS,
  defaultSort: 'urgency',
  filters: { kind: kind.optional(), because: because.optional(), rule: rule.optional() },
  row: z
    .object({ ...text, because: because.nullable(), notices: z.int(), queuedAt: moment })
    .meta({ id: 'TextToDecide' }),
})

const shared = { id: 'G-05', service: 'admin', access: 'staff:moderation', priority: 'api' } as const
const path = '/v1/backoffice/moderation/{kind}/{itemId}'

export const showTextCall = defineCall({
  ...shared,
  operationId: 'showText',
  method: 'GET',
  path,
  summary: 'One text with all that speaks for and against it',
  params,
  answer: z.object({
    ...text,
    /** Of the words. */
    version: z.int(),
    /** To be sent with a decision: what has changed since is read again. */
    fileVersion: z.string(),
    state: z.enum(['waiting', 'published', 'refused', 'removed']),
    /** What others read now, where something is. */
    shown: z.object({ version: z.int(), texts: z.array(z.string()) }).nullable(),
    because: because.nullable(),
    eshopId: z.int().nullable(),
    variantId: z.int().nullable(),
    writtenAt: moment,
    pictureUrls: z.array(z.string()),
    notices: z.array(
      z.object({ number: z.int(), version: z.int(), reason: z.string(), explanation: z.string(), at: moment }),
    ),
    complaints: z.array(z.object({ isOfAuthor: z.boolean(), words: z.string(), at: moment })),
    decisions: z.array(
      z.object({
        version: z.int(),
        decision: z.enum(['publish', 'hold', 'refuse', 'remove']),
        reasons,
        words: z.string().nullable(),
        decidedBy: z.enum(['rules', 'person', 'operator']),
        personId: z.int().nullable(),
        at: moment,
      }),
    ),
    /** Of the same author, how many other texts stand how; null: nobody knows who wrote it. */
    history: z.object({ waiting: z.int(), published: z.int(), refused: z.int(), removed: z.int() }).nullable(),
  }),
  refusals: ['not_found'],
})

export const decideTextCall = defineCall({
  ...shared,
  operationId: 'decideText',
  method: 'POST',
  path,
  summary: 'Publishes, refuses or removes a text; its author and who reported it are told',
  params,
  body: {
    name: 'requestBody',
    schema: z.object({
      decision: z.enum(['publish', 'refuse', 'remove']),
      fileVersion: z.string().max(64),
      reasons: z.array(z.enum(Object.keys(policyReasons) as [PolicyReason, ...PolicyReason[]])).max(20),
      /** The facts, for the author and for who reported it. */
      words: z.string().max(MOST_WORDS).optional(),
    }),
  },
  answer: z.object({ decision: z.enum(['publish', 'refuse', 'remove']) }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})
