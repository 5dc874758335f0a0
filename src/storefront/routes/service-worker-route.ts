import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'

/**
 * `/sw.js` (T-06, ADR 0092). The build's name stands in front, so that each deploy is another worker. Browsers ask for it anew
 * each time: a worker that caches could hold for a year could not be replaced. Switched off it ends itself.
 */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { folder, site }: { folder: string; site: Pick<Site, 'build' | 'serviceWorker'> },
): void {
  const { build, serviceWorker } = site
  const script =
    serviceWorker === null
      ? Promise.resolve(ENDING)
      : readFile(join(folder, serviceWorker.file), 'utf8').then((built) => `// ${build}\n${built}`)
  // Read at the start; what went wrong is said to who asks.
  script.catch(() => undefined)
  app.get(paths.serviceWorker(), { config: pageFacts() }, async (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'none'",
      })
      .type('text/javascript; charset=utf-8')
      .send(await script),
  )
}

/** Takes the place of the worker that a browser has, throws away what that kept, and leaves. Pages reload once, as for any newer worker. */
const ENDING = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('poiso-')).map((name) => caches.delete(name))))
    .catch(() => undefined)
    .then(() => clients.claim())
    .then(() => registration.unregister())))
`
