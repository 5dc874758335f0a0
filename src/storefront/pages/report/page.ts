import type { FastifyRequest } from 'fastify'
import {
  type ItemName,
  itemNameOf,
  type NoticeTyped,
  readNotice,
  readWords,
  wordsComplaint,
} from '#domains/moderation/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { CasePage, type CasePageProps } from './CasePage.tsx'
import { ReportPage, type ReportPageProps } from './ReportPage.tsx'
import { noticeComplaint, noticeNames } from './report-words.ts'

/** The longest explanation, all of it four bytes a character, each written as %XX. */
const FORM_BYTES = 64 * 1024
/** Before anything is looked at; how many notices somebody may send is the domain's (REPORT_TURNS). */
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'notices' }

const untyped: NoticeTyped = { reason: '', explanation: '', name: '', email: '', faith: '' }

/** G-05: anybody may say that a text should not be there. */
export const reportPage = definePage({
  id: 'G-05',
  name: 'report',
  access: 'anyone',
  cache: 'private',
  address: ({ params: { kind, itemId } }) => {
    const name = itemNameOf(kind, itemId)
    return name === null
      ? refusal('not_found', 'no text has such a name')
      : { canonical: paths.report(name.kind, name.itemId), about: name }
  },
  load: async ({ about }, dependencies, request) => {
    const sender = await dependencies.people.current(request)
    return shownReport(about, dependencies, { typed: { ...untyped, email: sender?.email ?? '' } })
  },
  head: () => ({
    title: 'Denunciar',
    description: 'Diga-nos que um texto não deve estar publicado.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: ReportPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: (fields, { params }, dependencies, request) => {
      const about = itemNameOf(params.kind, params.itemId)
      return about === null
        ? Promise.resolve(refusal('not_found', 'no text has such a name'))
        : takeNotice(about, fields, dependencies, request)
    },
  },
})

async function takeNotice(
  about: ItemName,
  fields: URLSearchParams,
  dependencies: StorefrontDependencies,
  request: FastifyRequest,
) {
  const typed = Object.fromEntries(
    Object.entries(noticeNames).map(([field, name]) => [field, fields.get(name) ?? '']),
  ) as NoticeTyped
  const { notice, complaints } = readNotice(typed)
  if (Object.keys(complaints).length > 0) return shownReport(about, dependencies, { typed, complaints }, 422)
  const sender = await dependencies.people.current(request)
  const outcome = await dependencies.moderation.report({ about, notice, ip: request.ip, sender })
  if (outcome === 'gone') return refusal('not_found', 'this text is not published')
  return 'token' in outcome
    ? { seeOther: paths.moderationCase(outcome.token) }
    : shownReport(about, dependencies, { typed, waitSeconds: outcome.waitSeconds }, 429)
}

async function shownReport(
  about: ItemName,
  { moderation }: Pick<StorefrontDependencies, 'moderation'>,
  form: Omit<ReportPageProps, 'kind' | 'texts' | 'action'>,
  status = 200,
) {
  const texts = await moderation.published(about)
  if (texts === null) return refusal('not_found', 'this text is not published')
  const props: ReportPageProps = { ...form, kind: about.kind, texts, action: paths.report(about.kind, about.itemId) }
  return { status, props }
}

/** G-05: a case by its link: who reported sees what came of it, an author why. */
export const moderationCasePage = definePage({
  id: 'G-05',
  name: 'moderationCase',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ params: { token } }) =>
    /^[\w-]{1,64}$/.test(token)
      ? { canonical: paths.moderationCase(token), token }
      : refusal('not_found', 'there is no such case'),
  load: ({ token }, dependencies) => shownCase(token, dependencies),
  head: () => ({
    title: 'Decisão',
    description: 'O que foi decidido sobre um texto, e porquê.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: CasePage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params: { token } }, dependencies) => {
      const { moderation } = dependencies
      if (fields.get('acto') === 'confirmar')
        return (await moderation.confirmAddress(token))
          ? { seeOther: paths.moderationCase(token) }
          : refusal('not_found', 'there is no such case')
      const words = readWords(fields.get('reclamacao') ?? '')
      const error = noticeComplaint('explanation', wordsComplaint(words) ?? undefined)
      if (error !== null) return shownCase(token, dependencies, { typed: words, error }, 422)
      await moderation.complain(token, words)
      return { seeOther: paths.moderationCase(token) }
    },
  },
})

async function shownCase(
  token: string,
  { moderation }: Pick<StorefrontDependencies, 'moderation'>,
  typed: Pick<CasePageProps, 'typed' | 'error'> = {},
  status = 200,
) {
  const shown = await moderation.caseOf(token)
  if (shown === null) return refusal('not_found', 'there is no such case')
  const props: CasePageProps = { ...shown, ...typed, token }
  return { status, props }
}
