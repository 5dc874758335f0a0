import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, RefusedError } from '#platform/errors/refusal.ts'
import { eventStreams, type EventStreams, type StreamLimits } from '#platform/http/answers/event-stream.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { privately } from '../page/send-private-page.ts'
import { boardAsker } from '../pages/boards/board-asker.ts'
import { loadBoardView } from '../pages/boards/load-board.ts'
import { noSuchBoard } from '../pages/boards/take-act.ts'

type BoardRequest = FastifyRequest<{ Params: { token: string } }>

/** A page that finds no place asks by itself now and then (state/board-channel.ts). */
export const BOARD_STREAMS: StreamLimits = {
  most: 1_000,
  mostOfKey: { board: 100, network: 30 },
  beatMs: 25_000,
  lifeMs: 15 * 60_000,
}

/** N-14: what the page of a board (pages/boards/page.ts) asks for by script: what it shows now, and to be told when that changes. */
export function boardRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const facts = pageFacts({ priority: 'api', secretAddress: true })
  const streams = eventStreams(app, BOARD_STREAMS)
  app.get('/quadro/:token/estado', { config: facts }, async (request: BoardRequest, reply) =>
    sendState(request, reply, dependencies),
  )
  app.get(
    '/quadro/:token/ao-vivo',
    { config: { ...facts, isStream: true }, exposeHeadRoute: false },
    async (request: BoardRequest, reply) => openStream(request, reply, streams, dependencies),
  )
}

async function sendState(
  request: BoardRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const { token } = request.params
  const asker = await boardAsker(request, dependencies)
  const visitor = await dependencies.boards.visit(token, asker)
  const view = visitor === null ? null : await loadBoardView(token, visitor, asker, dependencies)
  if (view === null) throw new RefusedError(noSuchBoard())
  return privately(reply, 'anyone', dependencies).type('application/json; charset=utf-8').send(JSON.stringify(view))
}

/** Says that something has changed and no more: what it is depends on who looks. */
async function openStream(
  request: BoardRequest,
  reply: FastifyReply,
  streams: EventStreams,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const visitor = await dependencies.boards.visit(request.params.token, await boardAsker(request, dependencies))
  if (visitor === null) throw new RefusedError(noSuchBoard())
  const stream = streams.open(privately(reply, 'anyone', dependencies), {
    board: String(visitor.boardId),
    network: networkOf(request.ip),
  })
  if (isRefusal(stream)) throw new RefusedError(stream)
  stream.whenEnded(dependencies.watchBoard(visitor.boardId, () => stream.tell('mudou')))
  return reply
}
