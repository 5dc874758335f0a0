/** The parts of a JSON schema that an example needs. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly format?: string
  readonly minimum?: number
}

type Schemas = Readonly<Record<string, unknown>>

/** Schemas that hold themselves end here. */
const DEEPEST = 8
const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-26T10:00:00.000Z',
  date: '2026-11-26',
  uri: 'https://exemplo.pt/feed.xml',
}

/** A value of the schema, to look at: the first of what it may be. `schemas`: those that it names. */
export function exampleOf(schema: object, schemas: Schemas, depth = 0): unknown {
  const given = schema as Schema
  if (depth > DEEPEST) return null
  if (given.$ref !== undefined)
    return exampleOf((schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema, schemas, depth + 1)
  const [first] = given.anyOf ?? given.oneOf ?? []
  if (first !== undefined) return exampleOf(first, schemas, depth + 1)
  if (given.const !== undefined) return given.const
  if (given.enum !== undefined) return given.enum[0]
  return valueOf(given, schemas, depth)
}

function valueOf({ type, properties = {}, items, format, minimum }: Schema, schemas: Schemas, depth: number): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas, depth + 1)]),
      )
    case 'array':
      return items === undefined ? [] : [exampleOf(items, schemas, depth + 1)]
    case 'integer':
    case 'number':
      return Math.max(minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return BY_FORMAT[format ?? ''] ?? 'texto'
  }
}
