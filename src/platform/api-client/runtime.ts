/**
 * The hand-written half of the API client: errors and middleware as in openapi-generator's typescript-fetch, with the
 * words of the specification's section 8. Runs in browsers and in Node; imports nothing.
 */

/** The server answered with a status outside 200 to 299. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly response: Response
  constructor(response: Response, message = 'Response returned an error code') {
    super(message)
    this.response = response
  }
}

/** There was no answer, and no middleware gave another one. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  override readonly cause: Error
  constructor(
    cause: Error,
    message = 'The request failed and the interceptors did not return an alternative response',
  ) {
    super(message)
    this.cause = cause
  }
}

/** A mandatory parameter was null or undefined; nothing was sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly field: string
  constructor(field: string, operationId: string) {
    super(`Required parameter "${field}" was null or undefined when calling ${operationId}().`)
    this.field = field
  }
}

export type FetchApi = (input: string, init: RequestInit) => Promise<Response>

export interface RequestContext {
  readonly fetch: FetchApi
  readonly url: string
  readonly init: RequestInit
}

export interface ResponseContext extends RequestContext {
  readonly response: Response
}

export interface ErrorContext extends RequestContext {
  readonly error: unknown
  readonly response: Response | undefined
}

/** Looks at, or replaces, what is sent (`pre`), what came (`post`) and what failed (`onError` may give another answer). */
export interface Middleware {
  pre?(context: RequestContext): Promise<{ readonly url: string; readonly init: RequestInit } | undefined>
  post?(context: ResponseContext): Promise<Response | undefined>
  onError?(context: ErrorContext): Promise<Response | undefined>
}

export interface ConfigurationParameters {
  /** Origin of the service, '' for the page's own. */
  readonly basePath?: string
  readonly fetchApi?: FetchApi
  readonly middleware?: readonly Middleware[]
  readonly headers?: Readonly<Record<string, string>>
  /** 'include' unless said otherwise: the session goes with every call (specification 7.1). */
  readonly credentials?: RequestCredentials
}

export class Configuration {
  readonly basePath: string
  readonly fetchApi: FetchApi
  readonly middleware: readonly Middleware[]
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials
  constructor(given: ConfigurationParameters = {}) {
    this.basePath = (given.basePath ?? '').replace(/\/+$/, '')
    this.fetchApi = given.fetchApi ?? ((input, init) => fetch(input, init))
    this.middleware = given.middleware ?? []
    this.headers = given.headers ?? {}
    this.credentials = given.credentials ?? 'include'
  }
  /** The same configuration with more middleware behind its own. */
  withMiddleware(...middleware: readonly Middleware[]): Configuration {
    return new Configuration({ ...this, middleware: [...this.middleware, ...middleware] })
  }
}

/** What the generated half knows of a call. */
export interface CallDescription {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly required: readonly string[]
  readonly query: readonly string[]
  /** Name of the parameter that is sent as the body. */
  readonly body: string | null
}

/**
 * Sends a call and gives its answer, whatever its body.
 * @throws RequiredError before anything is sent, ResponseError outside 200 to 299, FetchError without an answer.
 */
export async function sendCall(
  configuration: Configuration,
  call: CallDescription,
  parameters: object,
  init: RequestInit = {},
): Promise<Response> {
  const given = parameters as Readonly<Record<string, unknown>>
  for (const name of call.required) {
    if (given[name] === null || given[name] === undefined) throw new RequiredError(name, call.operationId)
  }
  const response = await fetchThrough(
    configuration,
    configuration.basePath + pathOf(call, given),
    initOf(configuration, call, given, init),
  )
  if (response.status >= 200 && response.status < 300) return response
  throw new ResponseError(response)
}

function pathOf(call: CallDescription, given: Readonly<Record<string, unknown>>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(given[name])))
  const query = new URLSearchParams()
  for (const name of call.query) {
    if (given[name] !== null && given[name] !== undefined) query.set(name, String(given[name]))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function initOf(
  configuration: Configuration,
  call: CallDescription,
  given: Readonly<Record<string, unknown>>,
  init: RequestInit,
): RequestInit {
  const headers = new Headers({
    ...configuration.headers,
    ...(call.body === null ? {} : { 'content-type': 'application/json' }),
  })
  new Headers(init.headers).forEach((value, name) => headers.set(name, value))
  const body = call.body === null ? {} : { body: JSON.stringify(given[call.body]) }
  return { method: call.method, credentials: configuration.credentials, ...body, ...init, headers }
}

async function fetchThrough(configuration: Configuration, url: string, init: RequestInit): Promise<Response> {
  const { fetchApi, middleware } = configuration
  let request = { url, init }
  for (const each of middleware) request = (await each.pre?.({ fetch: fetchApi, ...request })) ?? request
  let response = await fetchOrRecover(configuration, request)
  for (const each of middleware)
    response = (await each.post?.({ fetch: fetchApi, ...request, response: response.clone() })) ?? response
  return response
}

async function fetchOrRecover(
  { fetchApi, middleware }: Configuration,
  request: { url: string; init: RequestInit },
): Promise<Response> {
  try {
    return await fetchApi(request.url, request.init)
  } catch (error) {
    let response: Response | undefined
    for (const each of middleware)
      response = (await each.onError?.({ fetch: fetchApi, ...request, error, response: response?.clone() })) ?? response
    if (response !== undefined) return response
    throw error instanceof Error ? new FetchError(error) : error
  }
}
