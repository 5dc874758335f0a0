import type { FastifyInstance } from 'fastify'

const checked = new WeakSet<object>()

/** Turns on the check of every answer against its contract for this server (all but production). */
export const checkAnswers = (app: FastifyInstance): void => {
  checked.add(app.server)
}

export const checksAnswers = (app: FastifyInstance): boolean => checked.has(app.server)
