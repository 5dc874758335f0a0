import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { UserWatchdogPage } from './UserWatchdogPage.tsx'

const FORM_BYTES = 1_024

/** a person's watches. */
export const userWatchdogPage = definePage({
  id: 'R-10',
  name: 'userWatchdog',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, { people, watches }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const kept = await watches.watchesOf(user.id)
    const offers = await watches.offers(kept.map(({ variantId }) => variantId))
    const byId = new Map(offers.map((offer) => [offer.variantId, offer]))
    const shown = kept.flatMap(({ variantId, targetCents, region }) => {
      const offer = byId.get(variantId)
      return offer === undefined ? [] : [{ offer, targetCents, region }]
    })
    return { props: { email: user.email, watches: shown, lists: await watches.listsOf(user.id) } }
  },
  head: () => ({
    title: 'Alertas',
    description: 'Os produtos e as listas de que espera novidades.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: UserWatchdogPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, { people, watches }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const [variantId, listId] = ['terminar', 'terminar-lista'].map((name) => Number(fields.get(name) ?? ''))
      if (Number.isSafeInteger(variantId)) await watches.end(user.id, variantId ?? 0)
      if (Number.isSafeInteger(listId)) await watches.endList(user.id, listId ?? 0)
      return { seeOther: paths.userWatchdog() }
    },
  },
})
