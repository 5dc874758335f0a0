import { writeFileSync } from 'node:fs'
import { calls } from '#hosts/calls.ts'
import { openApiDocument } from '#platform/http/calls/openapi.ts'
import type { OpenApiDocument, Operation } from '#platform/http/calls/openapi.ts'
import type { JsonSchema } from '#platform/http/calls/json-schema.ts'

/** Where the generated half of the client lives; a test compares it with what the contracts say now. */
export const CLIENT_FILE = new URL('../src/platform/api-client/calls.ts', import.meta.url)

/** The source of the client's generated half: one type a schema, one function a call. */
export function clientSource(document: OpenApiDocument): string {
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
  )
  const functions = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isFile(operation) ? [] : [callSource(path, method, operation)],
    ),
  )
  return [HEADER, ...types, ...functions].join('\n')
}

const HEADER = `// Generated from the contracts by tools/generate-client.ts: do not edit, run \`node tools/generate-client.ts\`.
import { sendCall } from './runtime.ts'
import type { CallDescription, Configuration } from './runtime.ts'
`

function callSource(path: string, method: string, operation: Operation): string {
  const { operationId, parameters, requestBody } = operation
  const type = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`
  const fields = parameters.map(
    (parameter) =>
      `  readonly ${parameter.name}${parameter.required ? '' : '?'}: ${typeOf(parameter.schema)}${parameter.required ? '' : ' | null'}`,
  )
  if (requestBody !== undefined)
    fields.push(`  readonly ${requestBody['x-name']}: ${typeOf(contentOf(requestBody.content))}`)
  const required = [
    ...parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(requestBody === undefined ? [] : [requestBody['x-name']]),
  ]
  const description = {
    operationId,
    method: method.toUpperCase(),
    path,
    required,
    query: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
    body: requestBody?.['x-name'] ?? null,
  }
  const content = operation.responses['200']?.content
  const answer = content === undefined ? 'void' : `${type}Answer`
  const parameter = fields.length === 0 ? 'parameters: Record<never, never> = {}' : `parameters: ${type}Parameters`
  const read =
    content === undefined
      ? `await sendCall(configuration, ${operationId}Call, parameters, init)`
      : `return (await (await sendCall(configuration, ${operationId}Call, parameters, init)).json()) as ${answer}`
  return [
    ...(fields.length === 0 ? [] : [`export interface ${type}Parameters {`, ...fields, '}']),
    ...(content === undefined ? [] : [`export type ${answer} = ${typeOf(contentOf(content))}`]),
    `const ${operationId}Call: CallDescription = ${literal(description)}`,
    `/** ${operation.summary} (${method.toUpperCase()} ${path}). */`,
    `export async function ${operationId}(configuration: Configuration, ${parameter}, init?: RequestInit): Promise<${answer}> {`,
    `  ${read}`,
    '}',
    '',
  ].join('\n')
}

/** Files are linked to, not called. */
function isFile({ responses }: Operation): boolean {
  const content = responses['200']?.content
  return content !== undefined && content['application/json'] === undefined
}

function contentOf(content: Readonly<Record<string, { readonly schema: JsonSchema }>>): JsonSchema {
  return content['application/json']?.schema ?? {}
}

function literal(value: object): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, ' $1: ')
    .replaceAll(',', ', ')
    .replaceAll('"', "'")
    .replace(/}$/, ' }')
}

/** A JSON Schema as a TypeScript type. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].replace('#/components/schemas/', '')
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literalType).join(' | ')
  if ('const' in schema) return literalType(schema['const'])
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((part: JsonSchema) => typeOf(part)).join(' | ')
  const { type } = schema
  if (Array.isArray(type)) return type.map((part) => typeOf({ ...schema, type: part })).join(' | ')
  if (type === 'array') return `readonly ${parenthesized(typeOf((schema['items'] ?? {}) as JsonSchema))}[]`
  if (type === 'object') return objectType(schema)
  return PLAIN[String(type)] ?? 'unknown'
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}
function literalType(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
function parenthesized(type: string): string {
  return /[|\s]/.test(type) && !type.startsWith('{') ? `(${type})` : type
}

function objectType(schema: JsonSchema): string {
  const required = new Set(schema['required'] as readonly string[] | undefined)
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  return `{ ${properties.map(([name, part]) => `readonly ${name}${required.has(name) ? '' : '?'}: ${typeOf(part)}`).join('; ')} }`
}

if (process.argv[1] === import.meta.filename) writeFileSync(CLIENT_FILE, clientSource(openApiDocument(calls)))
