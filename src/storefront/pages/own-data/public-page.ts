import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { PublicProfilePage } from './PublicProfilePage.tsx'

/** somebody who lets others see it; for everybody else it does not exist. Not for search engines. */
export const publicProfilePage = definePage({
  id: 'R-10',
  name: 'publicProfile',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ params: { userId } }) =>
    /^[1-9]\d{0,14}$/.test(userId)
      ? { canonical: paths.publicProfile(Number(userId)), userId: Number(userId) }
      : refusal('not_found', 'this is no id of a person'),
  load: async ({ userId }, { ownData }) => {
    const person = (await ownData.publicPeople([userId])).get(userId)
    return person === undefined ? refusal('not_found', `nobody shows a page under ${userId}`) : { props: person }
  },
  head: ({ nickname }) => ({
    title: nickname,
    description: `Página de ${nickname}.`,
    canonical: null,
    robots: 'noindex',
  }),
  Page: PublicProfilePage,
})
