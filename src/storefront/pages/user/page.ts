import { ADMIN_MODE_COOKIE, ADMIN_MODE_SECONDS } from '#domains/identity/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { setCookie } from '#platform/http/access/cookies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ADMIN_MODE_FIELD } from './AdminModeForm.tsx'
import { LogoutPage } from './LogoutPage.tsx'
import { UserPage } from './UserPage.tsx'

/** The form says nothing but that it was sent. */
const FORM_BYTES = 1024

/** who is signed in, and the way out. Its form switches admin mode (P-03). */
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
      : {
          props: {
            name: user.name,
            email: user.email,
            adminMode: user.isAdmin ? user.adminModeEnabled : null,
          },
        }
  },
  head: () => ({
    title: 'A sua conta',
    description: 'Quem tem sessão iniciada, e como a terminar.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: UserPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, { people, site }, request) => {
      const wanted = fields.get(ADMIN_MODE_FIELD)
      if ((await people.current(request))?.isAdmin !== true)
        return refusal('forbidden', 'admin mode is switched by somebody who is no admin (user)')
      if (wanted !== '0' && wanted !== '1')
        return refusal('parameter_invalid', `the field ${ADMIN_MODE_FIELD} is neither 0 nor 1 (user)`)
      const cookie = setCookie(ADMIN_MODE_COOKIE, wanted, {
        maxAgeSeconds: ADMIN_MODE_SECONDS,
        // The user's menu switches it by script.
        httpOnly: false,
        secure: site.url.startsWith('https:'),
        ...(site.cookieDomain !== undefined && { domain: site.cookieDomain }),
      })
      return { seeOther: paths.user(), cookies: [cookie] }
    },
  },
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
