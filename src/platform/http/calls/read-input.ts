import { z } from 'zod'
import { refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { Call, CallBody } from './call.ts'

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export interface CheckedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * Reads and checks what a call was sent. The first thing wrong is refused by name, in the words
 * "required parameter variantId is missing (deliveries)". Unknown fields are dropped: an older server must
 * take a newer client's request.
 */
export function inputReader(call: Call): (raw: RawInput) => CheckedInput | Refusal {
  const readParams = textReader(call, call.params)
  const readQuery = textReader(call, call.query)
  return (raw) => {
    const params = readParams(raw.params)
    if (params.refused) return params.refused
    const query = readQuery(raw.query)
    if (query.refused) return query.refused
    const body = readBody(call, call.body, raw.body)
    if (body.refused) return body.refused
    return { params: params.value, query: query.value, body: body.value }
  }
}

type ReadResult =
  | { readonly refused: Refusal; readonly value?: never }
  | { readonly refused?: never; readonly value: unknown }

function textReader(call: Call, schema: z.ZodObject | undefined): (raw: unknown) => ReadResult {
  if (schema === undefined) return () => ({ value: undefined })
  const types = parameterTypes(schema)
  return (raw) => {
    const given = (raw ?? {}) as Record<string, unknown>
    const typed: Record<string, unknown> = {}
    for (const [name, type] of types) {
      const value = given[name]
      if (Array.isArray(value)) return invalid(call, `parameter ${name} is given more than once`)
      if (value === '') return type.required ? missing(call, name) : invalid(call, `parameter ${name} is empty`)
      if (typeof value !== 'string') continue
      const unsafe = unsafeText(value, name)
      if (unsafe !== null) return { refused: refusal('text_not_allowed', `${unsafe} (${call.operationId})`) }
      typed[name] = readAs(type.json, value)
    }
    return check(call, schema, typed, '')
  }
}

function readBody(call: Call, body: CallBody | undefined, raw: unknown): ReadResult {
  if (body === undefined) return { value: undefined }
  if (raw === undefined || raw === null) return missing(call, body.name)
  const unsafe = unsafeValue(raw, body.name)
  if (unsafe !== null) return { refused: refusal('text_not_allowed', `${unsafe} (${call.operationId})`) }
  return check(call, body.schema, raw, body.name)
}

function check(call: Call, schema: z.ZodType, value: unknown, whole: string): ReadResult {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return { value: parsed.data }
  const issue = declaredBound(parsed.error.issues)
  if (issue === undefined) return invalid(call, `parameter ${whole} is not valid`)
  const name = pathName(issue.path) || whole
  if (issue.input === undefined && issue.path.length > 0) return missing(call, name)
  return invalid(call, `parameter ${name} ${describe(issue)}`)
}

function missing(call: Call, name: string): ReadResult {
  return {
    refused: refusal('parameter_missing', `required parameter ${name} is missing (${call.operationId})`),
  }
}
function invalid(call: Call, what: string): ReadResult {
  return {
    refused: refusal('parameter_invalid', `${what} (${call.operationId})`),
  }
}

/** The first thing wrong; of a whole number beyond every safe one the bound that the call itself declares, if it does. */
function declaredBound([first, ...others]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  if (first === undefined || !('origin' in first) || first.origin !== 'int') return first
  const path = pathName(first.path)
  return others.find((other) => other.code === first.code && pathName(other.path) === path) ?? first
}

/** ['ids', 3] → ids[3] */
function pathName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`))
    .join('')
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${typeName(issue.expected)}`
  if (issue.code === 'too_small') return `must ${sizeVerb(issue.origin)} at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must ${sizeVerb(issue.origin)} at most ${issue.maximum}`
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.pattern !== undefined) return `must match ${issue.pattern}`
  return `is not accepted: ${issue.message}`
}

function typeName(expected: string): string {
  return expected === 'int' ? 'a whole number' : /^[aeio]/.test(expected) ? `an ${expected}` : `a ${expected}`
}
function sizeVerb(origin: string): string {
  return origin === 'string' || origin === 'array' || origin === 'set' ? 'have a length of' : 'be'
}

interface ParameterType {
  readonly json: string
  readonly required: boolean
}

function parameterTypes(schema: z.ZodObject): ReadonlyMap<string, ParameterType> {
  const json = z.toJSONSchema(schema, { io: 'input' })
  const required = new Set(json.required)
  return new Map(
    Object.entries(json.properties ?? {}).map(([name, part]) => [
      name,
      { json: typeof part === 'object' ? String(part.type) : 'string', required: required.has(name) },
    ]),
  )
}

/** Text of a URL by its declared type; what does not read as one stays text, and the schema refuses it. */
function readAs(type: string, text: string): unknown {
  if (type === 'integer' && /^-?\d{1,20}$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const MAX_DEPTH = 32

/** What PostgreSQL cannot keep and no person types: NUL and lone surrogates. Also names and values nested too deep. */
function unsafeValue(value: unknown, name: string, depth = 0): string | null {
  if (typeof value === 'string') return unsafeText(value, name)
  if (typeof value !== 'object' || value === null) return null
  if (depth >= MAX_DEPTH) return `parameter ${name} is nested deeper than ${MAX_DEPTH} levels`
  for (const [key, part] of Object.entries(value)) {
    const found = unsafeText(key, name) ?? unsafeValue(part, name, depth + 1)
    if (found !== null) return found
  }
  return null
}

function unsafeText(text: string, name: string): string | null {
  if (text.includes('\0')) return `parameter ${name} contains the character U+0000`
  return text.isWellFormed() ? null : `parameter ${name} contains a lone surrogate`
}
