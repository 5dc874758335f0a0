import type { FastifyInstance } from 'fastify'

const checked = new WeakSet<object>()

/** Turns on the check of every answer against its contract for this server (all but production). */
export function checkAnswers(app: FastifyInstance): void {
  checked.add(app.server)
}

export function checksAnswers(app: FastifyInstance): boolean {
  return checked.has(app.server)
}
