import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { CaseLinks } from '../notices/case-links.ts'
import { readWords } from '../notices/notice.ts'
import { decideItem } from '../queue/decide-item.ts'
import { type ItemFile, loadItemFile, loadQueue, type QueuedItem } from '../queue/queue.ts'
import { reasonWords } from '../rules/reason-words.ts'
import { decideTextCall, listTextsToDecideCall, showTextCall } from './calls.ts'

export interface ModerationBackofficeOptions {
  readonly db: Database
  readonly clock: Clock
  readonly links: CaseLinks
  /** Where a picture of a text is, in a size for who looks at it. */
  moderatedPictureUrl(picture: string): string
}

/** G-05: what waits for a person, and what they decide. */
export function backofficeRoutes(app: FastifyInstance, options: ModerationBackofficeOptions): void {
  const { db, clock, links } = options
  mountList(
    app,
    listTextsToDecideCall,
    async ({ filters: { kind = null, because = null, rule = null }, ...asked }) => {
      const { items, count } = await loadQueue(db, { ...asked, kind, because, reason: rule })
      return { rows: items.map(wireQueued), totalCount: count }
    },
    {
      Tipo: ({ kind }) => kind,
      Nome: ({ itemId }) => itemId,
      Texto: ({ texts }) => texts.join(' · '),
      Porquê: ({ because }) => because,
      Razões: ({ reasons }) => reasons.map(reasonWords).join('; '),
      Denúncias: ({ notices }) => notices,
      'À espera desde': ({ queuedAt }) => queuedAt,
    },
  )
  mountCall(app, showTextCall, async ({ params }) => {
    const file = await loadItemFile(db, params)
    return file === null ? refusal('not_found', 'there is no such text') : wireFile(file, options)
  })
  mountCall(app, decideTextCall, async ({ params, body, request }) => {
    const caller = await callerOf(request)
    if (caller === null) throw new Error('a staff call has a caller')
    const { decision, fileVersion } = body
    if ((decision === 'publish') !== (body.reasons.length === 0))
      return refusal(
        'unprocessable',
        `requestBody.reasons: ${decision} takes ${decision === 'publish' ? 'none' : 'at least one'}`,
      )
    const words = readWords(body.words ?? '')
    const outcome = await decideItem(
      db,
      params,
      {
        decision,
        fileVersion,
        reasons: body.reasons,
        words: words === '' ? null : words,
        who: { by: 'person', personId: caller.userId },
        requestId: request.id,
      },
      { links, now: clock.now() },
    )
    if (outcome === 'unknown') return refusal('not_found', 'there is no such text')
    if (outcome === 'changed')
      return refusal('conflict', 'requestBody.fileVersion: somebody wrote, reported, complained or decided in between')
    return { decision }
  })
}

type Item = ItemFile['item']

function wireQueued(item: QueuedItem) {
  const { queuedBecause, notices, queuedAt } = item
  return { ...wireText(item), because: queuedBecause, notices, queuedAt: queuedAt.toISOString() }
}

function wireText({ kind, itemId, texts, halfStars, isVerified, reasons }: Item) {
  return { kind, itemId, texts: [...texts], halfStars, isVerified, reasons: [...reasons] }
}

function wireFile({ item, history, ...file }: ItemFile, { moderatedPictureUrl }: ModerationBackofficeOptions) {
  const { version, state, shownVersion, shownTexts, queuedBecause, eshopId, variantId, writtenAt, pictures } = item
  return {
    ...wireText(item),
    version,
    fileVersion: file.fileVersion,
    state,
    because: queuedBecause,
    eshopId,
    variantId,
    writtenAt: writtenAt.toISOString(),
    shown: shownVersion === null || shownTexts === null ? null : { version: shownVersion, texts: [...shownTexts] },
    pictureUrls: pictures.map(moderatedPictureUrl),
    notices: file.notices.map(({ at, ...notice }) => ({ ...notice, at: at.toISOString() })),
    complaints: file.complaints.map(({ ofAuthor, words, at }) => ({
      isOfAuthor: ofAuthor,
      words,
      at: at.toISOString(),
    })),
    decisions: file.decisions.map(({ id: _id, at, ...decision }) => ({
      ...decision,
      reasons: [...decision.reasons],
      at: at.toISOString(),
    })),
    history: history && { ...history },
  }
}
