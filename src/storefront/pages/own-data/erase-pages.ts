import { refusal } from '#platform/errors/refusal.ts'
import type { User } from '#domains/identity/contract.ts'
import { formatDay } from '../../copy/format.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
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
    return { props: await propsOf(user, isFresh, null, dependencies) }
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
      const isFresh = await ownData.isFresh(request)
      if (!isFresh) return { status: 422, props: await propsOf(user, isFresh, SIGN_IN_AGAIN, dependencies) }
      await ownData.erasures.ask(user.id)
      return { seeOther: paths.eraseAsked(), cookies: await people.signOut(request) }
    },
  },
})

const SIGN_IN_AGAIN = 'Saia e entre de novo na conta, e volte aqui nos dez minutos seguintes.'

async function propsOf(
  user: User,
  isFresh: boolean,
  complaint: string | null,
  { ownData }: Pick<StorefrontDependencies, 'ownData'>,
): Promise<EraseAccountPageProps> {
  const erasure = await ownData.erasures.of(user.id)
  return {
    email: user.email,
    dueOn: erasure && formatDay(erasure.dueAt.toISOString()),
    needsPassword: !isFresh,
    complaint,
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
