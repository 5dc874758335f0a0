import type { FastifyInstance } from 'fastify'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { type PrivatePageDependencies, sendPrivatePage } from '../page/send-private-page.ts'
import { DevEventsPage } from '../pages/dev-events/DevEventsPage.tsx'
import { DevUiPage, type Theme } from '../pages/dev-ui/DevUiPage.tsx'

/** `/dev/ui`: the parts of the interface in each state. `/dev/events`: what becomes of events. Outside production only: who mounts it decides (hosts/web.ts). */
export function devRoutes(app: FastifyInstance, dependencies: PrivatePageDependencies): void {
  app.get<{ Querystring: { tema?: unknown } }>('/dev/ui', { config: pageFacts() }, async ({ query }, reply) =>
    sendPrivatePage(reply, { element: <DevUiPage theme={themeOf(query.tema)} /> }, 'anyone', dependencies),
  )
  const { events } = dependencies.site
  app.get('/dev/events', { config: pageFacts() }, async (_request, reply) =>
    sendPrivatePage(
      reply,
      { element: <DevEventsPage tag={events?.container ?? events?.behaviour ?? null} /> },
      'anyone',
      dependencies,
    ),
  )
}

function themeOf(word: unknown): Theme | null {
  return word === 'light' || word === 'dark' ? word : null
}
