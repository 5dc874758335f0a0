import type { Screen } from './screen.ts'
import { todayScreen } from './screens/today/route.ts'

/** Every screen, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [todayScreen]
