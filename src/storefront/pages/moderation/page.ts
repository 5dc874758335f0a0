import type { FastifyRequest } from 'fastify'
import {
  isPolicyReason,
  type ItemName,
  itemNameOf,
  MOST_WORDS,
  type QueueFilter,
  readWords,
} from '#domains/moderation/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ModerationItemPage } from './ModerationItemPage.tsx'
import { ModerationPage } from './ModerationPage.tsx'
import { readFilter, writeFilter } from './moderation-filter.ts'
import { type ItemView, presentItem, presentQueue } from './present-moderation.ts'

/** Reasons, and words of four bytes a character, each written as %XX. */
const FORM_BYTES = 32 * 1024

/** G-05: the queue, for who runs the site, until the back office has its own place for it. */
export const adminModerationPage = definePage({
  id: 'G-05',
  name: 'adminModeration',
  access: 'staff:moderation',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const filter = readFilter(query)
    return { canonical: paths.adminModeration(writeFilter(filter)), filter }
  },
  load: async ({ filter }, { moderation }) => ({ props: presentQueue(await moderation.queue(filter), filter) }),
  head: () => ({
    title: 'Moderação',
    description: 'Textos que esperam por uma decisão.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: ModerationPage,
})

const nothingTyped = { error: null, typed: { reasons: [], words: '' } } as const

/** G-05: one text and the decision about it. */
export const adminModerationItemPage = definePage({
  id: 'G-05',
  name: 'adminModerationItem',
  access: 'staff:moderation',
  cache: 'private',
  script: 'person',
  address: ({ params: { kind, itemId }, query }) => {
    const name = itemNameOf(kind, itemId)
    const filter = readFilter(query)
    return name === null
      ? refusal('not_found', 'no text has such a name')
      : { canonical: paths.adminModerationItem(name.kind, name.itemId, writeFilter(filter)), name, filter }
  },
  load: ({ name, filter }, dependencies) => shownItem(name, filter, dependencies, nothingTyped),
  head: ({ title }) => ({
    title: `Moderação: ${title}`,
    description: 'Um texto e o que foi decidido sobre ele.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: ModerationItemPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, { params, query }, dependencies, request) => {
      const name = itemNameOf(params.kind, params.itemId)
      return name === null
        ? refusal('not_found', 'no text has such a name')
        : takeDecision(name, readFilter(query), fields, dependencies, request)
    },
  },
})

async function takeDecision(
  name: ItemName,
  filter: QueueFilter,
  fields: URLSearchParams,
  dependencies: StorefrontDependencies,
  request: FastifyRequest,
) {
  const { moderation, people } = dependencies
  const admin = await people.current(request)
  if (admin === null) return refusal('unauthenticated', 'the session has ended')
  const decision = (['publish', 'refuse', 'remove'] as const).find((each) => each === fields.get('decisao'))
  const reasons = fields.getAll('razao').filter(isPolicyReason)
  const words = readWords(fields.get('palavras') ?? '')
  const typed = { reasons, words }
  const again = (error: string) => shownItem(name, filter, dependencies, { error, typed }, 422)
  if (decision === undefined) return again('Escolha o que fazer com o texto.')
  if (decision !== 'publish' && reasons.length === 0) return again('Escolha pelo menos uma razão.')
  if (words.length > MOST_WORDS) return again(`Encurte as palavras para ${MOST_WORDS} carateres, no máximo.`)
  const outcome = await moderation.decide(name, {
    decision,
    reasons: decision === 'publish' ? [] : reasons,
    words: words === '' ? null : words,
    who: { by: 'person', personId: admin.id },
    version: readVersion(fields.get('versao')),
  })
  if (outcome === 'unknown') return refusal('not_found', 'there is no such text')
  if (outcome === 'changed') return again('O texto mudou entretanto. Leia-o outra vez antes de decidir.')
  const next = await moderation.next(filter)
  return {
    seeOther:
      next === null
        ? paths.adminModeration(writeFilter(filter))
        : paths.adminModerationItem(next.kind, next.itemId, writeFilter(filter)),
  }
}

/** No version is the newest by chance. */
function readVersion(text: string | null): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
}

async function shownItem(
  name: ItemName,
  filter: QueueFilter,
  { moderation }: Pick<StorefrontDependencies, 'moderation'>,
  typed: Pick<ItemView, 'error' | 'typed'>,
  status = 200,
) {
  const file = await moderation.file(name)
  if (file === null) return refusal('not_found', 'there is no such text')
  return { status, props: presentItem(file, filter, typed) }
}
