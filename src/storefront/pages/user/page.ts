import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { LogoutPage } from './LogoutPage.tsx'
import { UserPage } from './UserPage.tsx'

/** The form says nothing but that it was sent. */
const FORM_BYTES = 1024

/** who is signed in, and the way out. */
export const userPage = definePage({
  id: 'R-10',
  name: 'user',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, { people }, request) => {
    const user = await people.current(request)
    return user === null
      ? refusal('unauthenticated', 'the session has ended')
      : { props: { name: user.name, email: user.email } }
  },
  head: () => ({
    title: 'A sua conta',
    description: 'Quem tem sessão iniciada, e como a terminar.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: UserPage,
})

/** a link only shows the button; what is sent by it ends the session, also one that has ended already. */
export const logoutPage = definePage({
  id: 'R-11',
  name: 'logout',
  access: 'anyone',
  cache: 'private',
  head: () => ({
    title: 'Terminar sessão',
    description: 'Terminar a sessão neste dispositivo.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: LogoutPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (_fields, _asked, { people }, request) => ({
      seeOther: paths.homepage(),
      cookies: await people.signOut(request),
    }),
  },
})
