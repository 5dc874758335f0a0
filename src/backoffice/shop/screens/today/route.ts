import {
  billingBalance,
  billingDays,
  billingDocuments,
  feedCategories,
  feedRuns,
  feedState,
  openQuestions,
  shopAccuracy,
  shopBids,
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
  group: 'Resumo',
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
  const [feed, questions, reviews, { readings }, { suspensions, complaints }, money] = await Promise.all([
    loadFeed(api),
    openQuestions(api, {}),
    shopReviews(api, {}),
    shopReadings(api, {}),
    shopNotices(api),
    loadMoney(api),
  ])
  return {
    readings,
    suspensions,
    complaints,
    ...feed,
    ...money,
    openQuestions: questions.questions.length,
    unanswered: reviews.unanswered,
  }
}

async function loadFeed(api: Asked['api']) {
  const [{ notices }, { runs }, { waiting }] = await Promise.all([
    feedState(api, {}),
    feedRuns(api, {}),
    feedCategories(api),
  ])
  const applied = runs.find(({ state }) => state === 'applied')
  return { notices, leftOut: applied?.offers.rejected ?? 0, withoutCategory: waiting.offers }
}

async function loadMoney(api: Asked['api']) {
  const [budget, bids, balance, documents] = await Promise.all([
    ifMay(shopBudget(api)),
    ifMay(shopBids(api)),
    ifMay(billingBalance(api)),
    ifMay(billingDocuments(api)),
  ])
  return {
    budget,
    costFrom: bids?.costFrom ?? null,
    hasAccount: balance?.hasAccount ?? null,
    documents: documents?.documents ?? null,
  }
}

/** Money not everybody who sees this screen may read: null. */
async function ifMay<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  const asked = await answerOr(call, [403])
  return 'answer' in asked ? asked.answer : null
}
