import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from '../../errors/refusal.ts'
import type { ServerLimits } from './limits.ts'
import { refuseAmbiguous, sendRawRefusal } from '../request/strict-request.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Node's HTTP server with every limit set, and nothing ambiguous let through to the handler. */
export function createStrictServer(handler: Handler, limits: ServerLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckMs,
      requireHostHeader: false,
      noDelay: true,
    },
    strictly(handler, limits),
  )
  server.maxConnections = limits.maxConnections
  server.maxRequestsPerSocket = limits.requestsPerSocket
  server.setTimeout(limits.socketIdleMs)
  return server
}

/**
 * After a refusal nothing more of that connection is read: what follows an ambiguous request may be smuggled in it
 * (fault O6), and Node would hand on what is already parsed. Pipelined requests are few, or one connection could fill
 * the queues of all (fault O5).
 */
function strictly(handler: Handler, limits: ServerLimits): Handler {
  const refusedSockets = new WeakSet<Socket>()
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (refusedSockets.has(socket)) return
    const count = (underWay.get(socket) ?? 0) + 1
    const refused =
      count > limits.pipelinedRequests
        ? refusal('too_many_requests', `more than ${limits.pipelinedRequests} requests at once on one connection`)
        : refuseAmbiguous(request, limits.urlCharacters)
    if (refused !== null) {
      refusedSockets.add(socket)
      sendRawRefusal(response, refused)
      return
    }
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    handler(request, response)
  }
}
