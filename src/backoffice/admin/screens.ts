import type { Screen } from './screen.ts'
import { contentScreens } from './screens/content/route.ts'
import { experimentScreen, experimentsScreen, flagScreen, flagsScreen } from './screens/flags/route.ts'
import { todayScreen } from './screens/today/route.ts'

/** Every screen, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [
  todayScreen,
  ...contentScreens,
  flagsScreen,
  flagScreen,
  experimentsScreen,
  experimentScreen,
]
