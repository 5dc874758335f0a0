import type { Screen } from './screen.ts'
import { articleScreen, newArticleScreen } from './screens/articles/edit-route.ts'
import { articlesScreen } from './screens/articles/list-route.ts'
import { auditScreen, changeScreen } from './screens/audit/route.ts'
import { contentScreens } from './screens/content/route.ts'
import { experimentScreen, experimentsScreen, flagScreen, flagsScreen } from './screens/flags/route.ts'
import { inspirationScreen, inspirationsScreen } from './screens/inspirations/route.ts'
import { jobsScreen } from './screens/jobs/route.ts'
import { personScreen } from './screens/people/person-route.ts'
import { peopleScreen } from './screens/people/route.ts'
import { todayScreen } from './screens/today/route.ts'

/** Every screen, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [
  todayScreen,
  ...contentScreens,
  articlesScreen,
  newArticleScreen,
  articleScreen,
  inspirationsScreen,
  inspirationScreen,
  peopleScreen,
  personScreen,
  jobsScreen,
  auditScreen,
  changeScreen,
  flagsScreen,
  flagScreen,
  experimentsScreen,
  experimentScreen,
]
