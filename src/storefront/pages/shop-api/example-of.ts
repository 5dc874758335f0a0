import type { JsonSchema } from '#platform/http/calls/json-schema.ts'
import { EXAMPLE_VALUES } from './example-values.ts'

/** The parts of a JSON schema that an example needs. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

type Known = Omit<Schema, 'type'> & { readonly type?: string }
type Schemas = Readonly<Record<string, JsonSchema>>

/** Schemas that hold themselves end here. */
const DEEPEST = 8
const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-26T10:00:00.000Z',
  date: '2026-11-26',
  uri: 'https://moveis-exemplo.pt/sofa-obidos',
  email: 'loja@moveis-exemplo.pt',
}
/** A text of a name that `EXAMPLE_VALUES` does not know. */
export const ANY_TEXT = 'texto'

/** A value of the schema, to look at: what is said of its name, or the first of what it may be. `schemas`: those that it names. */
export function exampleOf(schema: object, schemas: Schemas, name = '', depth = 0): unknown {
  const given: Known = present(schema as Schema)
  if (depth > DEEPEST) return null
  if (given.$ref !== undefined)
    return exampleOf(schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name, depth + 1)
  const [first] = given.anyOf ?? given.oneOf ?? []
  if (first !== undefined) return exampleOf(first, schemas, name, depth + 1)
  if (given.const !== undefined) return given.const
  const said = EXAMPLE_VALUES[name]?.find((value) => fits(value, given))
  if (said !== undefined) return said
  return given.enum === undefined ? valueOf(given, schemas, name, depth) : given.enum[0]
}

function valueOf(
  { type, properties = {}, items, format, minimum }: Known,
  schemas: Schemas,
  name: string,
  depth: number,
): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([each, part]) => [each, exampleOf(part, schemas, each, depth + 1)]),
      )
    case 'array':
      return items === undefined ? [] : [exampleOf(items, schemas, name, depth + 1)]
    case 'integer':
    case 'number':
      return Math.max(minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return BY_FORMAT[format ?? ''] ?? ANY_TEXT
  }
}

/** An example shows what may be unknown as known. */
function present(schema: Schema): Known {
  const { type, ...others } = schema
  const known = typeof type === 'object' ? type.find((each) => each !== 'null') : type
  return known === undefined ? others : { ...others, type: known }
}

/** Whether a value is one of the schema, as far as examples differ. */
function fits(value: unknown, schema: Known): boolean {
  if (schema.enum !== undefined) return schema.enum.includes(value)
  if (typeof value === 'number')
    return isNumber(value, schema.type) && value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value)
  if (typeof value !== 'string' || schema.type !== 'string') return false
  const { minLength = 0, maxLength = value.length, pattern } = schema
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value))
  )
}

function isNumber(value: number, type: Schema['type']): boolean {
  return type === 'number' || (type === 'integer' && Number.isInteger(value))
}
