import type { JsonSchema } from './json-schema.ts'

/** What `read-input.ts` refuses whatever a call declares, as JSON Schema says it: no text holds U+0000, no name leads into a prototype. */
const TEXT = '^[^\\u0000]*$'
const NAME = '^(?!__proto__$|constructor$)[^\\u0000]*$'

export const FREE_VALUE = 'FreeValue'
const FREE_VALUE_REF = { $ref: `#/components/schemas/${FREE_VALUE}` }

/** A value under a name that no call knows: it is not used, and refused only for the same characters. */
export const freeValueSchema: JsonSchema = {
  anyOf: [
    { type: ['null', 'boolean', 'number'] },
    { type: 'string', pattern: TEXT },
    { type: 'array', items: FREE_VALUE_REF },
    { type: 'object', propertyNames: { pattern: NAME }, additionalProperties: FREE_VALUE_REF },
  ],
}

/** A parameter of the address: an empty one is refused, too. */
export function parameterSchema(schema: JsonSchema): JsonSchema {
  return isText(schema)
    ? withTextRules({ ...schema, minLength: Math.max(1, Number(schema['minLength'] ?? 1)) })
    : schema
}

/** A body, and all that stands in it. */
export function bodySchema(schema: JsonSchema): JsonSchema {
  const ruled = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, ruledKeyword(keyword, value)]),
  )
  if (isText(schema)) return withTextRules(ruled)
  if (schema['type'] !== 'object' || schema['additionalProperties'] === false) return ruled
  return { ...ruled, propertyNames: { pattern: NAME }, additionalProperties: FREE_VALUE_REF }
}

function ruledKeyword(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, part]) => [name, bodySchema(part)]),
    )
  if (keyword === 'anyOf' || keyword === 'allOf' || keyword === 'oneOf') return (value as JsonSchema[]).map(bodySchema)
  return keyword === 'items' ? bodySchema(value as JsonSchema) : value
}

function isText({ type, ...schema }: JsonSchema): boolean {
  return type === 'string' && !('enum' in schema) && !('const' in schema)
}

function withTextRules(schema: JsonSchema): JsonSchema {
  return 'pattern' in schema ? { ...schema, allOf: [{ pattern: TEXT }] } : { ...schema, pattern: TEXT }
}
