import { isLabId } from '#domains/feeds/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { FeedTrialPage, type FeedTrialPageProps } from './FeedTrialPage.tsx'
import { liveVariantIds, presentTrialPage } from './present-trial.ts'
import { readAsked, trialAddress } from './trial-address.ts'

/** Pairs of cards on one page. */
const PAIRS = 24
const REFRESH_SECONDS = 2
/** N-12: the cards of a feed as it is read now, beside those of the offers that are live; for who acts for its shop. */
export const feedTrialPage = definePage({
  id: 'N-12',
  name: 'feedTrial',
  service: 'lojas',
  access: 'user',
  cache: 'private',
  address: ({ params: { trialId }, query }) => {
    if (!isLabId(trialId)) return noTrial()
    const asked = readAsked(query)
    return { canonical: trialAddress(trialId, asked), trialId, asked }
  },
  load: async ({ trialId, asked }, { feedTrials, people, shopPeople, site, clock }, request) => {
    const [user, trial] = await Promise.all([people.current(request), feedTrials.find(trialId)])
    const shops = user === null ? [] : await shopPeople.shopsOf(user.id)
    const shop = shops.find(({ eshopId }) => eshopId === trial?.eshopId)
    if (trial === null || shop === undefined) return noTrial()
    const items = await feedTrials.items(trialId, asked, PAIRS)
    const live = await feedTrials.live(liveVariantIds(items))
    return {
      props: presentTrialPage({
        trial,
        shop,
        items,
        live,
        asked,
        isFull: items.length === PAIRS,
        site,
        now: clock.now(),
      }),
    }
  },
  head: ({ isOver }: FeedTrialPageProps) => ({
    title: 'Ensaio do feed',
    description: 'Os cartões do feed ao lado dos que estão à vista.',
    canonical: null,
    robots: 'noindex',
    ...(isOver ? {} : { refreshSeconds: REFRESH_SECONDS }),
  }),
  Page: FeedTrialPage,
})

/** Of another shop, over and never there look alike. */
function noTrial() {
  return refusal('not_found', 'there is no such trial for who has signed in (feedTrial)')
}
