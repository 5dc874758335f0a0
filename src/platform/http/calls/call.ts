import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Service } from '../../config.ts'
import type { RefusalCode } from '../../errors/catalogue.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { Access, Priority } from '../request/route-classes.ts'

/** A body and the name that the specification gives it (section 5): filteringRequest, requestBody, … */
export interface CallBody<Schema extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly schema: Schema
}

/**
 * One call of the product: from this one definition come the server's validation, the OpenAPI document and the
 * generated client (architecture.md, HTTP). Schemas: plain Zod without transforms; path and query values arrive as
 * text and are read by the declared type (integer, number, boolean, string) before the schema sees them.
 */
export interface Call<
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends CallBody | undefined = CallBody | undefined,
  Answer extends z.ZodType | null = z.ZodType | null,
  Code extends RefusalCode = RefusalCode,
> {
  /** A row of docs/design/rows.md: 'A-01.16'. */
  readonly id: string
  /** Name of the client's function and of the call in error messages. */
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** '/api/v2/variant/{variantId}/deliveries' */
  readonly path: string
  readonly service: Service
  readonly summary: string
  readonly access: Access
  readonly priority: Priority
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** null: 204 without a body. */
  readonly answer: Answer
  /** What the handler itself may refuse with; validation, access and overload are every call's. */
  readonly refusals: readonly Code[]
  /** Its body is also taken as text/plain, which is what `navigator.sendBeacon` can send to another host without asking first. */
  readonly beacon?: true
  /** Cache-Control of a good answer; 'no-store' when absent. */
  readonly cacheControl?: string
  /** The same as a file, by routes of their own: they stand in the OpenAPI document beside the call. */
  readonly files?: readonly CallFile[]
}

/** What a call answers with, as a file. Its path may name parameters that the call has not: a number of a document, a month. */
export interface CallFile {
  /** '/api/v2/billing/statement.csv' */
  readonly path: string
  readonly type: 'text/csv' | 'application/pdf'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
}

/**
 * Declares a call. The definition is data: mount it with `mountCall(app, call, handler)` and name it in the `calls` of its
 * domain, from which OpenAPI and the client are made.
 */
export function defineCall<
  const Code extends RefusalCode,
  Answer extends z.ZodType | null,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends CallBody | undefined = undefined,
>(call: Call<Params, Query, Body, Answer, Code>): Call<Params, Query, Body, Answer, Code> {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const declared = Object.keys(call.params?.shape ?? {})
  if (named.toSorted().join() !== declared.toSorted().join())
    throw new Error(`call ${call.operationId}: path names {${named.join()}}, params declare {${declared.join()}}`)
  return Object.freeze(call)
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type ParamsOf<C> = C extends Call<infer Params, infer _Q, infer _B, infer _A, infer _C> ? Output<Params> : never
type QueryOf<C> = C extends Call<infer _P, infer Query, infer _B, infer _A, infer _C> ? Output<Query> : never
type BodyOf<C> =
  C extends Call<infer _P, infer _Q, infer Body, infer _A, infer _C>
    ? Body extends CallBody<infer Schema>
      ? z.output<Schema>
      : undefined
    : never

/** What a handler is given: everything checked. `request` is there for callerOf(request) and its address. */
export interface CallInput<C> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly request: FastifyRequest
}

/** What a call answers with when it succeeds. */
export type CallAnswer<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer Answer, infer _C>
    ? Answer extends z.ZodType
      ? z.input<Answer>
      : undefined
    : never
type CodeOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer _A, infer Code> ? Code : never

/** Parse, call, present: answers the value or one of the declared refusals. */
export type CallHandler<C> = (
  input: CallInput<C>,
) => CallAnswer<C> | Refusal<CodeOf<C>> | Promise<CallAnswer<C> | Refusal<CodeOf<C>>>
