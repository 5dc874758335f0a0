import type { SessionRow } from '#domains/identity/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { formatMoment } from '../../copy/format.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { visitorOf } from '../auth/visitor.ts'
import { deviceName } from './device-name.ts'
import { SessionsPage, type ShownSession } from './SessionsPage.tsx'

const FORM_BYTES = 1024

/** U-03: a person's open sessions. */
export const userSessionsPage = definePage({
  id: 'R-10',
  name: 'userSessions',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, { people }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const sessions = await people.accounts.openSessions(user.id, visitorOf(request))
    return { props: { email: user.email, sessions: sessions.map(presentSession) } }
  },
  head: () => ({
    title: 'Sessões',
    description: 'Os dispositivos em que a sua conta está aberta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: SessionsPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, { people }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const id = Number(fields.get('sessao') ?? '')
      if (fields.has('outras')) await people.accounts.revokeOtherSessions(user.id, visitorOf(request))
      else if (Number.isSafeInteger(id)) await people.accounts.revokeSession(user.id, id)
      return { seeOther: paths.userSessions() }
    },
  },
})

function presentSession({ id, agent, openedAt, seenAt, isCurrent }: SessionRow): ShownSession {
  const [openedIso, seenIso] = [openedAt.toISOString(), seenAt.toISOString()]
  return {
    id,
    device: deviceName(agent),
    opened: { iso: openedIso, words: formatMoment(openedIso) },
    seen: { iso: seenIso, words: formatMoment(seenIso) },
    isCurrent,
  }
}
