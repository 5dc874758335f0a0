import {
  billingDays,
  billingDocuments,
  feedState,
  openQuestions,
  shopAccuracy,
  shopBudget,
  shopNotices,
  shopOffers,
  shopReadings,
  shopReviews,
} from '#platform/api-client/calls.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
import { loadDays } from '../../days.ts'
import { type Asked, defineScreen } from '../../screen.ts'
import { waitingFor } from './waiting.ts'

const SHOWN_DAYS = 30
/** Today and the days up to the same weekday of last week. */
const COMPARED_DAYS = 8

/** B-07: how the shop stands today. */
export const todayScreen = defineScreen({
  path: '',
  label: 'Hoje',
  group: 'Hoje',
  access: 'read',
  load: async ({ api }) => {
    const [days, live, accuracy, costs, waiting] = await Promise.all([
      loadDays(api, SHOWN_DAYS),
      shopOffers(api, { state: 'live', pageSize: 1 }),
      shopAccuracy(api, {}),
      ifMay(billingDays(api, { days: COMPARED_DAYS })),
      loadWaiting(api),
    ])
    const today = days.at(-1)?.day ?? ''
    return {
      days,
      waiting: waitingFor({ ...waiting, today }),
      liveOffers: live.totalCount,
      accuracyPercent: accuracy.percent,
      costs: costs?.days ?? null,
    }
  },
  component: async () => (await import('./TodayScreen.tsx')).TodayScreen,
})

async function loadWaiting(api: Asked['api']) {
  const [feed, questions, reviews, { readings }, { suspensions, complaints }, budget, documents] = await Promise.all([
    feedState(api, {}),
    openQuestions(api, {}),
    shopReviews(api, {}),
    shopReadings(api, {}),
    shopNotices(api),
    ifMay(shopBudget(api)),
    ifMay(billingDocuments(api)),
  ])
  return {
    readings,
    suspensions,
    complaints,
    budget,
    notices: feed.notices,
    openQuestions: questions.questions.length,
    unanswered: reviews.unanswered,
    documents: documents?.documents ?? null,
  }
}

/** Money not everybody who sees this screen may read: null. */
async function ifMay<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  const asked = await answerOr(call, [403])
  return 'answer' in asked ? asked.answer : null
}
