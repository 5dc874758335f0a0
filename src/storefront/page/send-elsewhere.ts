import type { FastifyReply } from 'fastify'
import type { Elsewhere } from './page.ts'

/** Leads to where it stands. Nobody keeps what is so for now only; the rest is kept for a while. */
export function sendElsewhere(reply: FastifyReply, { kind, location }: Elsewhere): FastifyReply {
  return kind === 'moved'
    ? reply.header('cache-control', 'public, max-age=600').redirect(location, 301)
    : reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(location, 302)
}
