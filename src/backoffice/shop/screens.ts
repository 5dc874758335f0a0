import type { Screen } from './screen.ts'
import { accuracyScreen, readingScreen } from './screens/accuracy/route.ts'
import { bidsScreen } from './screens/bids/route.ts'
import { billingScreen } from './screens/billing/route.ts'
import { budgetScreen } from './screens/budget/route.ts'
import { clicksOfDayScreen, clicksScreen } from './screens/clicks/route.ts'
import { categoriesScreen, feedScreen, runScreen } from './screens/feed/route.ts'
import { correctionsScreen } from './screens/feed/corrections-route.ts'
import { trialScreen } from './screens/feed/trial-route.ts'
import { membersScreen } from './screens/members/route.ts'
import { noticesScreen } from './screens/notices/route.ts'
import { offerScreen, offersScreen } from './screens/offers/route.ts'
import { picturesScreen } from './screens/pictures/route.ts'
import { policiesScreen, tariffsScreen, vouchersScreen } from './screens/profile/route.ts'
import { questionsScreen } from './screens/questions/route.ts'
import { reviewsScreen } from './screens/reviews/route.ts'
import { statisticsScreen } from './screens/statistics/route.ts'
import { todayScreen } from './screens/today/route.ts'
import { tokensScreen } from './screens/tokens/route.ts'

/** Every screen of a shop, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [
  todayScreen,
  statisticsScreen,
  feedScreen,
  runScreen,
  trialScreen,
  offersScreen,
  offerScreen,
  categoriesScreen,
  correctionsScreen,
  picturesScreen,
  accuracyScreen,
  readingScreen,
  bidsScreen,
  budgetScreen,
  clicksScreen,
  clicksOfDayScreen,
  billingScreen,
  tariffsScreen,
  policiesScreen,
  vouchersScreen,
  reviewsScreen,
  questionsScreen,
  noticesScreen,
  membersScreen,
  tokensScreen,
]
