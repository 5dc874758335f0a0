import type { LabDependencies } from './lab-upload-routes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLabId } from '#domains/feeds/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'

import { renderFrame } from '../html/trusted-html.tsx'
import { privately } from '../page/send-private-page.ts'
import { LabFindings as LabFindingsPart } from '../pages/commercial/LabResultPage.tsx'
import { presentLab } from '../pages/commercial/present-lab.ts'
import { SiteProvider } from '../site.ts'
import { labUploadRoutes } from './lab-upload-routes.ts'

type LabRequest = FastifyRequest<{ Params: { id: string } }>

/** what the lab's pages (pages/commercial/page.ts) send and ask for by script and by forms that stream. */
export function labRoutes(app: FastifyInstance, dependencies: LabDependencies): void {
  app.get(
    '/commercial/e-shop/:id/progresso',
    { config: pageFacts({ priority: 'api' }) },
    async (request: LabRequest, reply) => sendProgress(request, reply, dependencies),
  )
  labUploadRoutes(app, dependencies)
}

/** For the script of a page whose feed is still read: what to say, and the findings when they are others than those it has (`v`). */
async function sendProgress(
  request: LabRequest,
  reply: FastifyReply,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  const { id } = request.params
  const run = isLabId(id) ? await dependencies.lab.run(id) : null
  if (run === null) throw new RefusedError(refusal('gone', 'the result has been deleted'))
  const version = `${run.state}.${run.progress?.items ?? ''}.${run.ahead}.${run.bytes}`
  const isKnown = (request.query as { v?: unknown }).v === version
  const answer = isKnown ? { version } : { version, ...(await changedFindings(id, dependencies)) }
  return privately(reply, 'anyone', dependencies).type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

async function changedFindings(
  id: string,
  { lab, site }: LabDependencies,
): Promise<{ isOver: boolean; words: string; html: string } | null> {
  const run = await lab.findings(id)
  if (run === null) return null
  const view = presentLab(run)
  const { before } = renderFrame(
    <SiteProvider value={site}>
      <LabFindingsPart view={view} />
    </SiteProvider>,
  )
  return {
    isOver: view.isOver,
    words: view.progress ?? `${view.title}. ${view.reason}`,
    html: Buffer.concat([...before]).toString(),
  }
}
