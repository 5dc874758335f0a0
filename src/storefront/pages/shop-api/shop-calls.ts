import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { shopRightOf } from '#platform/http/access/shop-rights.ts'
import { type OpenApiDocument, openApiDocument, type Operation, type Parameter } from '#platform/http/calls/openapi.ts'
import { exampleOf } from './example-of.ts'

/** A call as the page of the API for shops tells it: all of it from the definition that the server checks requests by. */
export interface ShopCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly right: ShopRight
  readonly parameters: readonly Pick<Parameter, 'name' | 'in' | 'required'>[]
  /** JSON; null: no body is sent. */
  readonly body: string | null
  /** JSON; null: 204. */
  readonly answer: string | null
  /** Codes of what it may be refused with, by their statuses. */
  readonly refusals: readonly (readonly [status: string, codes: string])[]
}

/** The calls that a token opens, in the order of their paths. */
export function shopCalls(calls: readonly Call[]): readonly ShopCall[] {
  const document = openApiDocument(
    calls.filter(({ access }) => {
      const right = shopRightOf(access)
      return right !== null && right !== 'people'
    }),
  )
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => present(path, method, operation, document)),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function present(path: string, method: string, operation: Operation, { components }: OpenApiDocument): ShopCall {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const right = operation['x-right']
  if (right === undefined) throw new Error(`${operationId} is no call of a shop`)
  const example = (content: { readonly [type: string]: { readonly schema: object } } | undefined) => {
    const schema = content?.['application/json']?.schema
    return schema === undefined ? null : JSON.stringify(exampleOf(schema, components.schemas), null, 2)
  }
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    right,
    parameters: parameters.map(({ name, in: place, required }) => ({ name, in: place, required })),
    body: example(requestBody?.content),
    answer: example(responses['200']?.content),
    refusals: Object.entries(responses).flatMap(([status, { description }]) =>
      Number(status) >= 400 ? [[status, description] as const] : [],
    ),
  }
}
