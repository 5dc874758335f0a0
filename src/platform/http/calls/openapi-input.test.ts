import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRefusal } from '../../errors/refusal.ts'
import { defineCall } from './call.ts'
import { openApiDocument } from './openapi.ts'
import type { JsonSchema } from './json-schema.ts'
import { inputReader } from './read-input.ts'
import { listingPathSchema } from './wire.ts'

const call = defineCall({
  id: 'test',
  operationId: 'read',
  method: 'POST',
  path: '/api/v2/thing/{name}',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  params: z.object({ name: z.string() }),
  query: z.object({
    free: z.string().optional(),
    code: z
      .string()
      .max(5)
      .regex(/^[a-z]*$/)
      .optional(),
    way: z.enum(['on', 'off']).optional(),
  }),
  body: {
    name: 'requestBody',
    schema: z.object({
      url: listingPathSchema.optional(),
      about: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string().nullable() })]).optional(),
      words: z.array(z.string()).optional(),
    }),
  },
  answer: null,
  refusals: [],
})
const document = openApiDocument([call])
const operation = document.paths['/api/v2/thing/{name}']?.['post']
const read = inputReader(call)

/** As much of JSON Schema as the document uses. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  const { $ref, type, anyOf, allOf, properties, required, items, propertyNames, additionalProperties } =
    schema as Record<string, never> & { anyOf?: JsonSchema[]; allOf?: JsonSchema[]; required?: string[] }
  if ($ref !== undefined) return accepts(document.components.schemas[String($ref).split('/').at(-1) ?? ''] ?? {}, value)
  if (anyOf !== undefined && !anyOf.some((part) => accepts(part, value))) return false
  if (allOf !== undefined && !allOf.every((part) => accepts(part, value))) return false
  if (type !== undefined && ![type].flat().includes(typeOf(value) as never)) return false
  if ('enum' in schema && !(schema['enum'] as unknown[]).includes(value)) return false
  if (typeof value === 'string')
    return (
      isLongEnough(schema, [...value].length) &&
      (!('pattern' in schema) || new RegExp(String(schema['pattern']), 'u').test(value))
    )
  if (Array.isArray(value)) return items === undefined || value.every((part) => accepts(items, part))
  if (typeof value !== 'object' || value === null) return true
  if (required?.some((name) => !Object.hasOwn(value, name)) === true) return false
  return Object.entries(value).every(([name, part]) => {
    if (propertyNames !== undefined && !accepts(propertyNames, name)) return false
    const known = Object.hasOwn(properties ?? {}, name)
      ? ((properties ?? {}) as Record<string, JsonSchema>)[name]
      : undefined
    if (known !== undefined) return accepts(known, part)
    return additionalProperties !== (false as never) && accepts(additionalProperties ?? {}, part)
  })
}
function isLongEnough(schema: JsonSchema, length: number): boolean {
  return length >= Number(schema['minLength'] ?? 0) && length <= Number(schema['maxLength'] ?? Infinity)
}
function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

const odd = fc.constantFrom(
  '',
  ' ',
  'on',
  'abc',
  '/produtos',
  '\0',
  'a\0b',
  '/\0',
  '/a/../b',
  '__proto__',
  'constructor',
  'é',
  '\n',
  'abcdef',
)
const anyText = fc
  .oneof(odd, fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('a', '/', '\0', '.', ' ') }))
  .filter((text) => text.isWellFormed())

describe('the OpenAPI document says what is refused: what its schemas accept, the call takes', () => {
  test('parameters of the address', () => {
    for (const parameter of operation?.parameters ?? []) {
      expect([parameter.name, accepts(parameter.schema, ''), accepts(parameter.schema, 'a\0')]).toEqual([
        parameter.name,
        false,
        false,
      ])
      fc.assert(
        fc.property(anyText, (text) => {
          fc.pre(accepts(parameter.schema, text))
          const [params, query] =
            parameter.in === 'path' ? [{ [parameter.name]: text }, {}] : [{ name: 'x' }, { [parameter.name]: text }]
          expect(isRefusal(read({ params, query, body: {} })), JSON.stringify([parameter.name, text])).toBe(false)
        }),
      )
    }
  })

  test('bodies, known and unknown names, at any depth', () => {
    const schema = operation?.requestBody?.content['application/json']?.schema ?? {}
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        anyText,
        fc.constantFrom(null, 1, true),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.oneof(fc.constantFrom('url', 'about', 'words', 'a', 'b'), anyText), tie('value'), {
          maxKeys: 2,
          noNullPrototype: true,
        }),
      ),
    })).value
    const body = fc.dictionary(fc.oneof(fc.constantFrom('url', 'about', 'words'), anyText), value, {
      maxKeys: 3,
      noNullPrototype: true,
    })
    let taken = 0
    fc.assert(
      fc.property(body, (asked) => {
        fc.pre(accepts(schema, asked))
        taken += 1
        expect(isRefusal(read({ params: { name: 'x' }, query: {}, body: asked })), JSON.stringify(asked)).toBe(false)
      }),
      { numRuns: 400, maxSkipsPerRun: 1_000 },
    )
    expect(taken).toBeGreaterThan(100)
    for (const refused of [
      { url: '/\0' },
      { about: { a: '\0' } },
      { words: ['\0'] },
      { 'a\0': 1 },
      { unknown: { deep: ['\0'] } },
      JSON.parse('{"__proto__":{}}') as object,
    ])
      expect([refused, accepts(schema, refused)]).toEqual([refused, false])
    for (const taken of [{}, { url: '/produtos' }, { about: { b: null } }, { unknown: { deep: [1, 'x'] } }])
      expect([taken, accepts(schema, taken)]).toEqual([taken, true])
  })
})
