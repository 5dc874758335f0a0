import { request } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'

const PATIENCE_MS = 20_000

/** `/dev/pictures` of a site with the demo: the contact sheets of all that the demo draws, from its process. */
export function drawnPictures(app: FastifyInstance, { demoPort }: { demoPort: number }): void {
  for (const path of ['/dev/pictures', '/dev/pictures/*']) {
    app.get(path, { config: { service: 'site', access: 'anyone', priority: 'background' } }, async (asked, reply) => {
      const answer = await fromDemo(asked.raw.url ?? '/', demoPort, reply).catch(() => null)
      return answer ?? sendRefusal(asked, reply, refusal('not_found', 'the demo has no such sheet'))
    })
  }
}

/** Null when the demo does not answer 200. */
function fromDemo(path: string, port: number, reply: FastifyReply): Promise<FastifyReply | null> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `pictures.localhost:${port}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        if (answer.statusCode !== 200) {
          answer.resume()
          return resolve(null)
        }
        resolve(
          reply
            .header('cache-control', 'no-store')
            .type(answer.headers['content-type'] ?? 'application/octet-stream')
            .send(answer),
        )
      },
    )
    asking.on('error', reject).end()
  })
}
