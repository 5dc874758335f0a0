import type { FastifyRequest } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import type { User } from '#domains/identity/contract.ts'
import { formatDay } from '../../copy/format.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { fieldNames, waitText } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { visitorOf } from '../auth/visitor.ts'
import {
  EraseAccountPage,
  type EraseAccountPageProps,
  EraseAskedPage,
  EraseUndonePage,
  UndoErasePage,
} from './ErasePages.tsx'

const FORM_BYTES = 4 * 1024
const TRIES = { perSecond: 1 / 60, burst: 10, retrySeconds: 60, of: 'requests to erase an account' }

const NOINDEX = { canonical: null, robots: 'noindex' } as const

/** G-09: asks for the erasure of one's ownData, or undoes it while signed in. */
export const eraseAccountPage = definePage({
  id: 'G-09',
  name: 'eraseAccount',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, dependencies, request) => {
    const user = await dependencies.people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const isFresh = await dependencies.ownData.isFresh(request)
    return { props: await propsOf(user, { needsPassword: !isFresh }, dependencies) }
  },
  head: () => ({ ...NOINDEX, title: 'Apagar a conta', description: 'O que é apagado, e como voltar atrás.' }),
  Page: EraseAccountPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: TRIES,
    take: async (fields, _asked, dependencies, request) => {
      const { people, ownData } = dependencies
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      if (fields.get('acao') === 'anular') {
        await ownData.erasures.undo(user.id)
        return { seeOther: paths.eraseUndone() }
      }
      const complaint = await complaintOf(user, fields, dependencies, request)
      if (complaint !== null)
        return { status: complaint.status, props: await propsOf(user, { complaint: complaint.text }, dependencies) }
      if ((await ownData.erasures.ask(user.id)) === 'last-admin')
        return { status: 409, props: await propsOf(user, { isLastAdmin: true }, dependencies) }
      return { seeOther: paths.eraseAsked(), cookies: await people.signOut(request) }
    },
  },
})

/** Null: they have proved who they are, by the password or by having signed in a moment ago. */
async function complaintOf(
  user: User,
  fields: URLSearchParams,
  { people, ownData }: Pick<StorefrontDependencies, 'people' | 'ownData'>,
  request: FastifyRequest,
): Promise<{ readonly status: number; readonly text: string } | null> {
  if (await ownData.isFresh(request)) return null
  const currentPassword = fields.get(fieldNames.currentPassword) ?? ''
  if (currentPassword === '') return { status: 422, text: 'Escreva a palavra-passe atual.' }
  const shown = await people.accounts.showPassword(user.id, { currentPassword }, visitorOf(request))
  if (shown.kind === 'shown') return null
  return shown.kind === 'wait'
    ? { status: 429, text: waitText(shown.seconds) }
    : { status: 422, text: 'A palavra-passe não está certa.' }
}

async function propsOf(
  user: User,
  said: Partial<Pick<EraseAccountPageProps, 'needsPassword' | 'complaint' | 'isLastAdmin'>>,
  { ownData }: Pick<StorefrontDependencies, 'ownData'>,
): Promise<EraseAccountPageProps> {
  const erasure = await ownData.erasures.of(user.id)
  return {
    email: user.email,
    dueOn: erasure && formatDay(erasure.dueAt.toISOString()),
    needsPassword: true,
    complaint: null,
    isLastAdmin: false,
    ...said,
  }
}

export const eraseAskedPage = definePage({
  id: 'G-09',
  name: 'eraseAsked',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  head: () => ({ ...NOINDEX, title: 'A conta vai ser apagada', description: 'O que acontece a seguir.' }),
  Page: EraseAskedPage,
})

/** G-09: from the mail; the code is all that it takes. */
export const undoErasePage = definePage({
  id: 'G-09',
  name: 'undoErase',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const code = readCode(query)
    return { canonical: paths.undoErase(code), code }
  },
  load: async ({ code }, { ownData }) => {
    const erasure = await ownData.erasures.byCode(code)
    return erasure === null
      ? { status: 410, props: { dueOn: null as string | null, code } }
      : { props: { dueOn: formatDay(erasure.dueAt.toISOString()), code } }
  },
  head: () => ({ ...NOINDEX, title: 'Ficar com a conta', description: 'Voltar atrás antes de a conta ser apagada.' }),
  Page: UndoErasePage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (_fields, { query }, { ownData }) => {
      const code = readCode(query)
      return (await ownData.erasures.undoByCode(code))
        ? { seeOther: paths.eraseUndone() }
        : { status: 410, props: { dueOn: null, code } }
    },
  },
})

/** Whatever is no code is not written into a page's address. */
function readCode(query: URLSearchParams): string {
  const code = query.get('codigo') ?? ''
  return /^[\w-]{1,64}$/.test(code) ? code : ''
}

export const eraseUndonePage = definePage({
  id: 'G-09',
  name: 'eraseUndone',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  head: () => ({ ...NOINDEX, title: 'A conta fica', description: 'A conta já não vai ser apagada.' }),
  Page: EraseUndonePage,
})
