import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import type { Call } from './call.ts'
import type { JsonSchema } from './json-schema.ts'

export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** One hostile or broken request, and what may answer it; without `statuses` anything below 500. */
export interface Attack {
  readonly name: string
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE'
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: NonNullable<InjectOptions['payload']>
  readonly statuses?: readonly number[]
  readonly detail?: string
  /** Code of the catalogue. */
  readonly code?: string
}

type Field = 'params' | 'query'

/** A right request of the call. */
export function requestOf(call: Call, example: CallExample): Attack {
  return {
    name: 'a right request',
    url: urlOf(call, example, (name, value) => `${name}=${encodeURIComponent(String(value))}`),
    ...(call.body === undefined ? {} : { headers: JSON_TYPE, payload: JSON.stringify(example.body) }),
  }
}

/** Every attack that the call's own shape suggests. */
export function callAttacks(call: Call, example: CallExample): readonly Attack[] {
  return [
    ...urlAttacks(call, example, 'params', call.params),
    ...urlAttacks(call, example, 'query', call.query),
    ...(call.body === undefined ? [] : [...bodyAttacks(call, example), ...fieldAttacks(call, example)]),
    ...methodAttacks(call, example),
  ]
}

const JSON_TYPE = { 'content-type': 'application/json' }

function urlOf(call: Call, example: CallExample, pair: (name: string, value: unknown) => string): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(example.params?.[name] ?? '')),
  )
  const query = Object.entries(example.query ?? {}).map(([name, value]) => pair(name, value))
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** Text for a number: what is none is refused, what is one may be unknown. */
const NOT_NUMBERS = [
  'abc',
  '1.5',
  'NaN',
  'Infinity',
  '1 OR 1=1',
  '9223372036854775808',
  '0x10',
  '1e9',
  '+1',
  "1'--",
  '{"$gt":0}',
  '__proto__',
]
const ODD_NUMBERS = ['-1', '0', '1000000000', '1000000']
const ODD_TEXTS = [
  "' or 1=1 --",
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '%',
  '\u202e',
  '😀',
  'a\r\nX-Evil: 1',
  'x'.repeat(3_000),
]

/** The first and the last that can be written. */
const ODD_MOMENTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']

function urlAttacks(
  call: Call,
  example: CallExample,
  field: Field,
  schema: z.ZodObject | undefined,
): readonly Attack[] {
  if (schema === undefined) return []
  const json = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, JsonSchema>
    required?: readonly string[]
  }
  const request = requestOf(call, example)
  const withRaw = (name: string, raw: string | null): string => rawUrl(call, example, field, name, raw)
  return Object.entries(json.properties ?? {}).flatMap(([name, part]): readonly Attack[] => {
    const required = json.required?.includes(name) ?? false
    const missing = { detail: `required parameter ${name} is missing (${call.operationId})`, statuses: [400] }
    const attack = (what: string, raw: string | null, more: Partial<Attack>): Attack => ({
      ...request,
      name: `${name}: ${what}`,
      url: withRaw(name, raw),
      ...more,
    })
    const numeric = part['type'] === 'integer' || part['type'] === 'number'
    return [
      ...(required ? [attack('A-11 missing', field === 'params' ? '' : null, missing)] : []),
      ...(required && field === 'query'
        ? [attack('A-11 empty', '', missing)]
        : [attack('empty', '', { statuses: [400] })]),
      ...(numeric ? NOT_NUMBERS.map((text) => attack(text, encodeURIComponent(text), { statuses: [400] })) : []),
      ...(numeric ? ODD_NUMBERS : ODD_TEXTS).map((text) =>
        attack(JSON.stringify(text.slice(0, 30)), encodeURIComponent(text), {}),
      ),
      ...(part['format'] === 'date-time' ? ODD_MOMENTS : []).map((text) => attack(text, encodeURIComponent(text), {})),
      attack('U+0000', '%00', { statuses: [400] }),
      attack('a lone surrogate', '%ed%a0%80', { statuses: [400] }),
      attack('64 kB', 'x'.repeat(65_536), { statuses: [400, 414] }),
      ...(field === 'query'
        ? [
            attack('given twice', `1&${name}=2`, { statuses: [400] }),
            attack('nested', `1&${name}[a]=2`, {}),
            attack('broken percent-encoding', '%zz', {}),
          ]
        : []),
    ]
  })
}

function rawUrl(call: Call, example: CallExample, field: Field, name: string, raw: string | null): string {
  if (field === 'params') {
    const marker = '\u0001'
    return urlOf(
      call,
      { ...example, params: { ...example.params, [name]: marker } },
      (key, value) => `${key}=${encodeURIComponent(String(value))}`,
    ).replace(encodeURIComponent(marker), raw ?? '')
  }
  const { [name]: _left, ...others } = example.query ?? {}
  const base = urlOf(call, { ...example, query: others }, (key, value) => `${key}=${encodeURIComponent(String(value))}`)
  return raw === null ? base : `${base}${base.includes('?') ? '&' : '?'}${name}=${raw}`
}

const MEGABYTE = 1_048_576

function bodyAttacks(call: Call, example: CallExample): readonly Attack[] {
  const request = requestOf(call, example)
  const attack = (
    name: string,
    payload: string | Buffer | undefined,
    statuses: readonly number[],
    headers: Record<string, string> = JSON_TYPE,
  ): Attack => {
    const { payload: _own, ...rest } = request
    return { ...rest, name: `body: ${name}`, headers, statuses, ...(payload === undefined ? {} : { payload }) }
  }
  const text = JSON.stringify(example.body)
  const isList = Array.isArray(example.body)
  const missing = `required parameter ${call.body?.name} is missing (${call.operationId})`
  return [
    { ...attack('A-11 missing', undefined, [400], {}), detail: missing },
    { ...attack('A-11 empty', '', [400]), detail: missing },
    { ...attack('A-11 null', 'null', [400]), detail: missing },
    ...['{', '{"a":}', "{'a':1}", `${text}x`, '\u0000', 'undefined'].map((broken) =>
      attack(`malformed ${broken.slice(0, 9)}`, broken, [400]),
    ),
    ...(isList ? ['{}', '"text"', '5', 'true', `[${text}]`] : ['[]', '"text"', '5', 'true', `[${text}]`]).map((other) =>
      attack(`of another kind ${other.slice(0, 9)}`, other, [400]),
    ),
    ...[
      ...(call.beacon === true ? [] : ['text/plain']),
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ].map((type) => attack(`of the type ${type}`, text, [415], { 'content-type': type })),
    attack('larger than 1 MB', JSON.stringify({ filler: 'x'.repeat(MEGABYTE) }), [413]),
    attack('nested 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, [400]),
    attack('with __proto__', `{"__proto__":{"isAdmin":true},${text.slice(1)}`, [400]),
    attack('with constructor.prototype', `{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`, [400]),
    attack('with a name of U+0000', `{"a\\u0000":1,${text.slice(1)}`, [400]),
    ...(isList
      ? []
      : [attack('with unknown fields', `{"unknown":{"$gt":0},${text.slice(1)}`, call.answer === null ? [204] : [200])]),
  ]
}

/** What no text may hold, under any name. */
const UNSAFE = ['a\u0000b', 'a\ud800b']

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: [5, true, {}, [], null, { $gt: '' }],
  integer: ['1', 1.5, true, {}, [], null, { $gt: 0 }, 1e308, 2 ** 63],
  number: ['1', true, {}, [], null, { $gt: 0 }],
  boolean: ['true', 1, {}, [], null],
  array: ['1', 5, true, { 0: 1 }, null, [[[]]], [null], ['\u0000']],
  object: ['x', 5, [], null],
}

function fieldAttacks(call: Call, example: CallExample): readonly Attack[] {
  const schema = call.body === undefined ? {} : (z.toJSONSchema(call.body.schema, { io: 'input' }) as JsonSchema)
  const required = new Set(schema['required'] as readonly string[] | undefined)
  const request = requestOf(call, example)
  const body = example.body as Record<string, unknown>
  const attack = (name: string, value: unknown, statuses?: readonly number[]): Attack => ({
    ...request,
    name,
    payload: JSON.stringify(value),
    ...(statuses === undefined ? {} : { statuses }),
  })
  if (Array.isArray(example.body))
    return [
      ...(WRONG['array'] ?? []).map((value) => attack(`body: ${JSON.stringify(value)}`, value, [400])),
      ...oddValues(schema).map((value) => attack(`body: ${JSON.stringify(value)}`, value)),
      ...tooMuch(schema).map((value) => attack('body: more than its limit', value, [400])),
    ]
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, part]) => [
    ...(required.has(name)
      ? [
          {
            ...attack(`${name}: A-11 missing`, { ...body, [name]: undefined }, [400]),
            detail: `required parameter ${name} is missing (${call.operationId})`,
          },
        ]
      : []),
    ...(WRONG[String(part['type'])] ?? []).map((value) =>
      attack(`${name}: ${JSON.stringify(value)}`, { ...body, [name]: value }, [400]),
    ),
    ...(part['type'] === 'string' ? UNSAFE : []).map((value): Attack => ({
      ...attack(`${name}: ${JSON.stringify(value)}`, { ...body, [name]: value }, [400]),
      code: 'text_not_allowed',
    })),
    ...oddValues(part).map((value) =>
      attack(`${name}: ${JSON.stringify(value).slice(0, 40)}`, { ...body, [name]: value }),
    ),
    ...tooMuch(part).map((value) => attack(`${name}: more than its limit`, { ...body, [name]: value }, [400])),
  ])
}

/** Right by type, odd by meaning: anything but a 5xx. */
function oddValues(part: JsonSchema): readonly unknown[] {
  if (part['type'] === 'string')
    return [
      '',
      ...ODD_TEXTS,
      '//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\\evil.example',
      '/produtos/../admin',
      '/produtos/%2e%2e/admin',
      '/%252e%252e',
      `/produtos?${'cor=a&'.repeat(100)}`,
    ]
  if (part['type'] === 'integer' || part['type'] === 'number') return [-1, 0, 1e9, 1_000_000]
  return part['type'] === 'array' ? [[], [1, 1, 1], [-1], [0]] : []
}

function tooMuch(part: JsonSchema): readonly unknown[] {
  if (typeof part['maxLength'] === 'number') return [`/${'x'.repeat(part['maxLength'])}`, `/${'x'.repeat(65_536)}`]
  if (typeof part['maxItems'] === 'number')
    return [
      Array.from({ length: part['maxItems'] + 1 }, (_none, index) => index + 1),
      Array.from({ length: 10_000 }, (_none, index) => index + 1),
    ]
  return []
}

function methodAttacks(call: Call, example: CallExample): readonly Attack[] {
  const { url } = requestOf(call, example)
  const others = (['GET', 'POST', 'DELETE'] as const).filter((method) => method !== call.method)
  return [
    // Another call may be read at the same address.
    { name: 'OPTIONS', method: 'OPTIONS', url, statuses: [204] },
    { name: 'TRACE', method: 'TRACE', url, statuses: [405] },
    { name: 'HEAD', method: 'HEAD', url, statuses: call.method === 'GET' ? [200, 204, 401] : [200, 401, 405] },
    // Another call may live at the same address (likes: POST and DELETE); then its own checks answer.
    ...others.map((method): Attack => ({
      name: `as ${method}`,
      method,
      url,
      headers: method === 'POST' ? JSON_TYPE : {},
      ...(method === 'POST' ? { payload: '{}' } : {}),
    })),
  ]
}
