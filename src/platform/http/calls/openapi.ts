import type { JsonSchema } from './json-schema.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { httpErrors } from '../../errors/catalogue.ts'
import { type ShopRight, shopRightOf } from '../access/shop-rights.ts'
import type { RefusalCode } from '../../errors/catalogue.ts'
import type { Call, CallFile } from './call.ts'
import { bodySchema, FREE_VALUE, freeValueSchema, parameterSchema } from './openapi-input.ts'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>
  }
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  /** `x-name`: what the specification calls the body (filteringRequest); the client's parameter. */
  readonly requestBody?: { readonly required: true; readonly 'x-name': string; readonly content: JsonContent }
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  /** Of a shop's call: what a token must be good for (ADR 0123). */
  readonly 'x-right'?: ShopRight
  readonly responses: Readonly<Record<string, OperationAnswer>>
}

export interface OperationAnswer {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: JsonContent
}

export interface JsonContent {
  readonly [type: string]: { readonly schema: JsonSchema; readonly example?: unknown }
}

/** What any call may be refused with, whatever its handler does. */
const COMMON: readonly RefusalCode[] = [
  'parameter_invalid',
  'cross_site_refused',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'too_many_requests',
  'headers_too_large',
  'internal',
  'starting',
  'unavailable',
]

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly Call[]): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema(), [FREE_VALUE]: freeValueSchema }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = operationOf(call, schemas)
    for (const file of call.files ?? []) paths[file.path] = { get: fileOperation(call, file, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Poiso', version: '2' },
    paths,
    components: { schemas: sorted(schemas), securitySchemes: { eshopToken: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(call: Call, schemas: Record<string, JsonSchema>): Operation {
  return {
    operationId: call.operationId,
    summary: call.summary,
    tags: [call.service],
    parameters: [...parametersOf('path', call.params, schemas), ...parametersOf('query', call.query, schemas)],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: true as const,
            'x-name': call.body.name,
            content: json(bodySchema(schemaOf(call.body.schema, 'input', schemas))),
          },
        }),
    ...shopSecurity(call),
    responses: { ...answerOf(call, schemas), ...refusalsOf(call) },
  }
}

/** The same as a file; the client knows no such operations (`tools/generate-client.ts`), it links to them. */
function fileOperation(call: Call, file: CallFile, schemas: Record<string, JsonSchema>): Operation {
  const { summary, type, params, query } = file
  return {
    operationId: `${call.operationId}${type === 'text/csv' ? 'Csv' : 'Pdf'}`,
    summary,
    tags: [call.service],
    parameters: [...parametersOf('path', params, schemas), ...parametersOf('query', query, schemas)],
    ...shopSecurity(call),
    responses: {
      200: { description: 'Answer', content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
      ...refusalsOf(call),
    },
  }
}

/** A program says its shop by its token; somebody signed in by `?eshop=`. */
function shopSecurity({ access }: Call): Pick<Operation, 'security' | 'x-right'> {
  const right = shopRightOf(access)
  return right === null ? {} : { security: [{ eshopToken: [] }], 'x-right': right }
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  schemas: Record<string, JsonSchema>,
): readonly Parameter[] {
  if (schema === undefined) return []
  const whole = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, JsonSchema>
    required?: readonly string[]
  }
  return Object.entries(whole.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: whole.required?.includes(name) ?? false,
    schema: parameterSchema(part),
  }))
}

function answerOf(call: Call, schemas: Record<string, JsonSchema>): Operation['responses'] {
  return call.answer === null
    ? { 204: { description: 'Done' } }
    : { 200: { description: 'Answer', content: json(schemaOf(call.answer, 'output', schemas)) } }
}

function refusalsOf(call: Call): Operation['responses'] {
  const access: readonly RefusalCode[] = call.access === 'anyone' ? [] : ['unauthenticated', 'forbidden']
  const byStatus = Map.groupBy(new Set([...COMMON, ...access, ...call.refusals]), (code) => httpErrors[code].status)
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), ...(WAITING.has(status) && { headers: RETRY_AFTER }), content },
    ]),
  )
}

/** Too many requests, or nobody there for it: the answer says how long to wait. */
const WAITING: ReadonlySet<number> = new Set([429, 503])
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before it is asked again', schema: { type: 'integer', minimum: 1 } },
}

function json(schema: JsonSchema): JsonContent {
  return { 'application/json': { schema } }
}

/** The schema with its named parts moved to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  const made = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io, ...(io === 'output' && { override: withoutFractions }) })).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  ) as Record<string, JsonSchema>
  const { $defs, $schema: _dialect, id, ...rest } = made
  for (const [name, part] of Object.entries($defs ?? {})) schemas[name] = withoutId(part as JsonSchema)
  if (typeof id !== 'string') return rest
  schemas[id] ??= rest
  return { $ref: `#/components/schemas/${id}` }
}

/**
 * An answer's euros are binary fractions: a validator that divides finds 8.19 no multiple of 0.01, and would refuse half
 * of what is right. A body still says the step: there it is a rule for who sends.
 */
function withoutFractions({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { multipleOf } = jsonSchema
  if (multipleOf === undefined || Number.isInteger(multipleOf * EXACT_PARTS)) return
  delete jsonSchema.multipleOf
  jsonSchema.description = `In steps of ${multipleOf}`
}
/** Halves, quarters and so on are exact in binary. */
const EXACT_PARTS = 1_024

function withoutId({ id: _id, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function problemSchema(): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'title', 'status', 'detail', 'requestId'],
    properties: {
      code: { type: 'string', enum: Object.keys(httpErrors) },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      requestId: { type: 'string' },
    },
  }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** `GET /api/openapi.json`: the same bytes until the next build. */
export function mountOpenApi(app: FastifyInstance, document: OpenApiDocument): void {
  const bytes = JSON.stringify(document)
  app.get('/api/openapi.json', { config: { service: 'api', access: 'anyone', priority: 'api' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(bytes),
  )
}
