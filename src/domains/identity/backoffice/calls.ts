import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { GIVEN_ROLES } from '../roles/change-roles.ts'
import { PEOPLE_SORTS } from './find-people.ts'

const moment = z.iso.datetime()
const role = z.enum(GIVEN_ROLES)
/** Why, for the log and for who asks later. */
const reason = z.string().min(3).max(500)

const listedPerson = z
  .object({
    id: idSchema,
    name: z.string(),
    maskedEmail: z.string(),
    emailHash: z.string(),
    createdAt: moment,
    roles: z.array(role),
    isErased: z.boolean(),
  })
  .meta({ id: 'BackofficePerson' })

export const listPeopleCall = defineListCall({
  id: 'B-08',
  operationId: 'listPeople',
  path: '/v1/backoffice/people',
  summary: 'People, by the hash of an address, a number or a part of a name',
  access: 'admin',
  sorts: PEOPLE_SORTS,
  defaultSort: '-id',
  filters: { role: z.enum(['any', ...GIVEN_ROLES]).optional() },
  row: listedPerson,
})

export const showPersonCall = defineCall({
  id: 'B-08',
  operationId: 'showPerson',
  method: 'GET',
  path: '/v1/backoffice/people/{personId}',
  service: 'admin',
  summary: 'One person: roles, sessions, and what was asked for them',
  access: 'admin',
  priority: 'api',
  params: z.object({ personId: idSchema }),
  answer: z.object({
    person: listedPerson,
    /** To be sent with a change of roles: another one since is told. */
    rolesVersion: z.string(),
    passkeys: z.int(),
    sessions: z.array(z.object({ id: z.int(), agent: z.string(), openedAt: moment, seenAt: moment })),
    erasure: z.object({ askedAt: moment, dueAt: moment }).nullable(),
    lastExport: z
      .object({ askedAt: moment, state: z.enum(['waiting', 'ready', 'failed']), keptUntil: moment })
      .nullable(),
  }),
  refusals: ['not_found'],
})

export const changeRoleCall = defineCall({
  id: 'B-08',
  operationId: 'changeRole',
  method: 'POST',
  path: '/v1/backoffice/people/{personId}/roles',
  service: 'admin',
  summary: 'Gives somebody a role on this site, or takes it',
  access: 'admin',
  priority: 'api',
  params: z.object({ personId: idSchema }),
  body: {
    name: 'requestBody',
    schema: z.object({ role, isGiven: z.boolean(), version: z.string().max(40), reason }),
  },
  answer: z.object({ isChanged: z.boolean() }),
  refusals: ['not_found', 'conflict', 'forbidden', 'unprocessable'],
})

export const endSessionsCall = defineCall({
  id: 'B-08',
  operationId: 'endSessions',
  method: 'POST',
  path: '/v1/backoffice/people/{personId}/sessions/end',
  service: 'admin',
  summary: 'Ends one session of somebody, or all of them',
  access: 'admin',
  priority: 'api',
  params: z.object({ personId: idSchema }),
  body: { name: 'requestBody', schema: z.object({ sessionId: idSchema.nullable(), reason }) },
  answer: z.object({ ended: z.int() }),
  refusals: ['not_found'],
})

export const exportPersonCall = defineCall({
  id: 'B-08',
  operationId: 'exportPerson',
  method: 'POST',
  path: '/v1/backoffice/people/{personId}/export',
  service: 'admin',
  summary: 'Has a copy of what is kept of somebody made for them; they are told by mail',
  access: 'admin',
  priority: 'api',
  params: z.object({ personId: idSchema }),
  body: { name: 'requestBody', schema: z.object({ reason }) },
  answer: z.object({ outcome: z.enum(['asked', 'waiting']) }),
  refusals: ['not_found', 'too_many_requests'],
})

export const erasePersonCall = defineCall({
  id: 'B-08',
  operationId: 'erasePerson',
  method: 'POST',
  path: '/v1/backoffice/people/{personId}/erasure',
  service: 'admin',
  summary: 'Has somebody erased after the days in which it can be undone, or undoes it',
  access: 'admin',
  priority: 'api',
  params: z.object({ personId: idSchema }),
  body: { name: 'requestBody', schema: z.object({ isAsked: z.boolean(), reason }) },
  answer: z.object({ dueAt: moment.nullable() }),
  refusals: ['not_found', 'conflict'],
})

export const backofficeCalls = [
  listPeopleCall,
  showPersonCall,
  changeRoleCall,
  endSessionsCall,
  exportPersonCall,
  erasePersonCall,
]
