import { feedState, openQuestions, shopOffers } from '#platform/api-client/calls.ts'
import { loadDays } from '../../days.ts'
import { defineScreen } from '../../screen.ts'

const SHOWN_DAYS = 30

/** B-07: how the shop stands today. */
export const todayScreen = defineScreen({
  path: '',
  label: 'Hoje',
  group: 'Hoje',
  access: 'read',
  load: async ({ api }) => {
    const [days, feed, live, questions] = await Promise.all([
      loadDays(api, SHOWN_DAYS),
      feedState(api, {}),
      shopOffers(api, { state: 'live', pageSize: 1 }),
      openQuestions(api, {}),
    ])
    return { ...days, notices: feed.notices, liveOffers: live.totalCount, openQuestions: questions.questions.length }
  },
  component: async () => (await import('./TodayScreen.tsx')).TodayScreen,
})
