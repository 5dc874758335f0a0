import type { Screen } from './screen.ts'
import { categoriesScreen, feedsScreen, runScreen } from './screens/feeds/route.ts'
import { productScreen, twinsScreen } from './screens/products/route.ts'
import { shopEditScreen, shopScreen } from './screens/shops/route.ts'
import { todayScreen } from './screens/today/route.ts'
import { variantEditScreen, variantInfoScreen, variantsScreen } from './screens/variants/route.ts'

/** Every screen, in the order of the navigation. A new one comes in here. */
export const screens: readonly Screen[] = [
  todayScreen,
  feedsScreen,
  shopScreen,
  shopEditScreen,
  runScreen,
  categoriesScreen,
  variantsScreen,
  variantEditScreen,
  variantInfoScreen,
  twinsScreen,
  productScreen,
]
