import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { MOST_ENTRIES } from '../content-file.ts'
import { contentNames } from '../kinds/content-kinds.ts'

const kind = z.object({ kind: z.enum(contentNames as [string, ...string[]]) })
/** As in a file of `content set`; checked by its kind. */
const entries = z.array(z.record(z.string().max(40), z.unknown())).max(MOST_ENTRIES)
/** Of the entries that were read: saved is only what was changed from these. */
const version = z.string().max(64)

export const showContentCall = defineCall({
  id: 'B-08',
  operationId: 'showContent',
  method: 'GET',
  path: '/v1/backoffice/content/{kind}',
  service: 'admin',
  summary: 'All entries of one kind of content, shown now or not',
  access: 'staff:content',
  priority: 'api',
  params: kind,
  answer: z.object({ version, entries }),
  refusals: [],
})

export const saveContentCall = defineCall({
  id: 'L-16',
  operationId: 'saveContent',
  method: 'POST',
  path: '/v1/backoffice/content/{kind}',
  service: 'admin',
  summary: 'One kind of content becomes what the entries say; each wrong value is named by its path',
  access: 'staff:content',
  priority: 'api',
  params: kind,
  body: { name: 'requestBody', schema: z.object({ version, entries, reason: z.string().trim().max(500).optional() }) },
  answer: z.object({ version }),
  refusals: ['conflict', 'unprocessable'],
})

export const backofficeCalls = [showContentCall, saveContentCall]
