import type { ServerResponse } from 'node:http'

/** The head of an answer that is the same for everybody but for the request's id. */
export interface PreparedHead {
  readonly status: number
  readonly reason: string
  /** Names and values in turn, the body's length among them. */
  readonly headers: readonly string[]
}

/** An answer whose body has the request's id between two halves. */
export interface PreparedAnswer extends PreparedHead {
  /** Both in ASCII. */
  readonly before: string
  readonly after: string
}

/** Sends it with one write: a body in latin1 leaves together with the head. */
export function sendPrepared(response: ServerResponse, answer: PreparedAnswer, requestId: string): void {
  prepareHead(response, answer, requestId)
  response.end(answer.before + requestId + answer.after, 'latin1')
}

/**
 * Gives the response its head as one list, which Node writes without an object of headers; what is said of date and connection is
 * Node's. Whoever calls this ends the response with the body.
 */
export function prepareHead(
  response: ServerResponse,
  { status, reason, headers }: PreparedHead,
  requestId: string,
): void {
  response.writeHead(status, reason, [...headers, 'x-request-id', requestId])
}
