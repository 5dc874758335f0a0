import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import type { JsonContent, OpenApiDocument, Operation, Parameter } from '#platform/http/calls/openapi.ts'

/** A call as the page of the API for shops tells it: all of it from the document that programs read, and the server checks requests by. */
export interface ShopCall {
  readonly name: string
  readonly method: string
  readonly path: string
  /** The path with an example of each value that has to be said. */
  readonly address: string
  readonly summary: string
  readonly right: ShopRight
  readonly parameters: readonly ShopParameter[]
  /** JSON; null: no body is sent. */
  readonly body: string | null
  /** JSON; null: none, or a file. */
  readonly answer: string | null
  /** Of a file: 'text/csv'. */
  readonly file: string | null
  /** What it may be refused with, a status with its codes each: '409 conflict'. */
  readonly refusals: readonly string[]
}

export interface ShopParameter {
  readonly name: string
  readonly isRequired: boolean
  /** As it is written in an address. */
  readonly example: string
  /** 'de 1 a 92', 'até 200 letras'; null: nothing is said. */
  readonly limits: string | null
}

/** The calls that a token opens, in the order of their paths. `document`: with examples (`with-examples.ts`). */
export function shopCalls({ paths }: OpenApiDocument): readonly ShopCall[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const right = operation['x-right']
        return right === undefined || right === 'people' ? [] : [present(path, method, right, operation)]
      }),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What each of the calls may be refused with: it is told once. */
export function sharedRefusals(calls: readonly ShopCall[]): readonly string[] {
  const [first, ...others] = calls
  return first?.refusals.filter((refusal) => others.every(({ refusals }) => refusals.includes(refusal))) ?? []
}

function present(path: string, method: string, right: ShopRight, operation: Operation): ShopCall {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const content = responses['200']?.content
  const [type = null] = Object.keys(content ?? {})
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    address: addressOf(path, parameters),
    summary,
    right,
    parameters: parameters.map(({ name, required, example, schema }) => ({
      name,
      isRequired: required,
      example: String(example),
      limits: limitsOf(schema),
    })),
    body: exampleIn(requestBody?.content),
    answer: exampleIn(content),
    file: type === 'application/json' ? null : type,
    refusals: Object.entries(responses).flatMap(([status, { description }]) =>
      Number(status) >= 400 ? [`${status} ${description}`] : [],
    ),
  }
}

function exampleIn(content: JsonContent | undefined): string | null {
  const json = content?.['application/json']
  return json === undefined ? null : JSON.stringify(json.example, null, 2)
}

function addressOf(path: string, parameters: readonly Parameter[]): string {
  const said = parameters.filter(({ required }) => required)
  const query = new URLSearchParams(
    said.flatMap(({ name, in: place, example }) => (place === 'query' ? [[name, String(example)]] : [])),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(said.find((each) => each.name === name)?.example)),
  )
  return query.size === 0 ? filled : `${filled}?${query}`
}

function limitsOf({ enum: values, minimum, maximum, maxLength }: Parameter['schema']): string | null {
  if (Array.isArray(values)) return values.join(', ')
  if (isSaid(maximum)) return `de ${Number(minimum ?? 0)} a ${maximum}`
  return isSaid(maxLength) ? `até ${maxLength} letras` : null
}

/** Whole numbers without a limit of their own have that of the format, which tells nobody anything. */
function isSaid(limit: unknown): limit is number {
  return typeof limit === 'number' && limit < 2 ** 31 - 1
}
