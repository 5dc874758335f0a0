import { billingDays, feedState, openQuestions, shopAccuracy, shopOffers } from '#platform/api-client/calls.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
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
    const [days, feed, live, questions, accuracy, costs] = await Promise.all([
      loadDays(api, SHOWN_DAYS),
      feedState(api, {}),
      shopOffers(api, { state: 'live', pageSize: 1 }),
      openQuestions(api, {}),
      shopAccuracy(api, {}),
      // What clicks cost not everybody who sees this screen may read.
      answerOr(billingDays(api, { days: 2 }), [403]),
    ])
    return {
      ...days,
      notices: feed.notices,
      liveOffers: live.totalCount,
      openQuestions: questions.questions.length,
      accuracyPercent: accuracy.percent,
      costs: 'answer' in costs ? costs.answer.days : null,
    }
  },
  component: async () => (await import('./TodayScreen.tsx')).TodayScreen,
})
