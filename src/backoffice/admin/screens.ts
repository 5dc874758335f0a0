import type { Screen } from './screen.ts'
import { contestScreen, contestsScreen } from './screens/accuracy/route.ts'
import { accountScreen, accountsScreen } from './screens/billing/account-route.ts'
import { creditScreen, documentsScreen, paymentScreen, saftScreen } from './screens/billing/route.ts'
import { articleScreen, newArticleScreen } from './screens/articles/edit-route.ts'
import { articlesScreen } from './screens/articles/list-route.ts'
import { auditScreen, changeScreen } from './screens/audit/route.ts'
import { complaintsScreen } from './screens/complaints/route.ts'
import { contentScreens } from './screens/content/route.ts'
import { categoriesScreen, feedsScreen, runScreen } from './screens/feeds/route.ts'
import { experimentScreen, experimentsScreen, flagScreen, flagsScreen } from './screens/flags/route.ts'
import { bringScreen, uploadScreen } from './screens/inspirations/bring-route.ts'
import { inspirationScreen, inspirationsScreen, newInspirationScreen } from './screens/inspirations/route.ts'
import { jobsScreen } from './screens/jobs/route.ts'
import { moderationScreen, moderationTextScreen } from './screens/moderation/route.ts'
import { applicationScreen, applicationsScreen } from './screens/partners/route.ts'
import { personScreen } from './screens/people/person-route.ts'
import { peopleScreen } from './screens/people/route.ts'
import { productScreen, twinsScreen } from './screens/products/route.ts'
import { ownCategoriesScreen, synonymsScreen } from './screens/search/route.ts'
import { shopPeopleScreen } from './screens/shops/people-route.ts'
import { shopEditScreen, shopScreen } from './screens/shops/route.ts'
import { todayScreen } from './screens/today/route.ts'
import { variantEditScreen, variantInfoScreen, variantsScreen } from './screens/variants/route.ts'

/** Every screen, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [
  todayScreen,
  shopScreen,
  shopEditScreen,
  shopPeopleScreen,
  applicationsScreen,
  applicationScreen,
  feedsScreen,
  runScreen,
  contestsScreen,
  contestScreen,
  accountsScreen,
  accountScreen,
  documentsScreen,
  paymentScreen,
  creditScreen,
  saftScreen,
  variantsScreen,
  variantEditScreen,
  variantInfoScreen,
  productScreen,
  ...contentScreens,
  articlesScreen,
  newArticleScreen,
  articleScreen,
  inspirationsScreen,
  newInspirationScreen,
  bringScreen,
  uploadScreen,
  inspirationScreen,
  ownCategoriesScreen,
  synonymsScreen,
  peopleScreen,
  personScreen,
  moderationScreen,
  moderationTextScreen,
  complaintsScreen,
  jobsScreen,
  auditScreen,
  changeScreen,
  flagsScreen,
  flagScreen,
  experimentsScreen,
  experimentScreen,
  categoriesScreen,
  twinsScreen,
]
