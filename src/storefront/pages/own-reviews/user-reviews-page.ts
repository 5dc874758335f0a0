import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { UserReviewsPage } from './UserReviewsPage.tsx'

const FORM_BYTES = 1_024

/** a person's reviews. */
export const userReviewsPage = definePage({
  id: 'R-10',
  name: 'userReviews',
  access: 'user',
  cache: 'private',
  load: async (_at, { people, reviewWriting }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    return { props: { reviews: await reviewWriting.list(user.id) } }
  },
  head: () => ({
    title: 'As suas avaliações',
    description: 'O que escreveu, como está e o que foi decidido.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: UserReviewsPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, { people, reviewWriting }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const isGone = await reviewWriting.drop(user.id, fields.get('apagar') ?? '')
      return isGone ? { seeOther: paths.userReviews() } : refusal('not_found', 'this review does not exist')
    },
  },
})
