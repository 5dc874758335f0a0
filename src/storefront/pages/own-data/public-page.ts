import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { photoAddressOf } from '../reviews/photo-address.ts'
import { presentWritten, PublicProfilePage } from './PublicProfilePage.tsx'

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
  load: async ({ userId }, { ownData, reviews, site }) => {
    const person = (await ownData.publicPeople([userId])).get(userId)
    if (person === undefined) return refusal('not_found', `nobody shows a page under ${userId}`)
    const written = await reviews.ofPerson(userId)
    const photoAddress = photoAddressOf(site)
    return { props: { ...person, reviews: written.map((review) => presentWritten(review, photoAddress)) } }
  },
  head: ({ nickname }) => ({
    title: nickname,
    description: `Página de ${nickname}.`,
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: PublicProfilePage,
})
