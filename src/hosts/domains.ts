import { catalogue } from '#domains/catalogue/manifest.ts'
import { clicks } from '#domains/clicks/manifest.ts'
import { eshops } from '#domains/eshops/manifest.ts'
import { feeds } from '#domains/feeds/manifest.ts'
import { identity } from '#domains/identity/manifest.ts'
import { images } from '#domains/images/manifest.ts'
import { offers } from '#domains/offers/manifest.ts'
import { search } from '#domains/search/manifest.ts'
import { content } from '#domains/content/manifest.ts'
import { likes } from '#domains/likes/manifest.ts'
import { boards } from '#domains/boards/manifest.ts'
import { flags } from '#domains/flags/manifest.ts'
import { contact } from '#domains/contact/manifest.ts'
import { watchdog } from '#domains/watchdog/manifest.ts'
import { tracking } from '#domains/tracking/manifest.ts'
import { orders } from '#domains/orders/manifest.ts'
import { moderation } from '#domains/moderation/manifest.ts'
import { reviews } from '#domains/reviews/manifest.ts'
import { audit } from '#domains/audit/manifest.ts'
import { questions } from '#domains/questions/manifest.ts'
import { billing } from '#domains/billing/manifest.ts'
import { partners } from '#domains/partners/manifest.ts'
import { accuracy } from '#domains/accuracy/manifest.ts'

/**
 * Every domain of the product. What a worker does before it is ready is done in this order: pictures come before the index that
 * shows them, and the index before the targets of clicks.
 */
export const domains = [
  eshops,
  catalogue,
  offers,
  feeds,
  images,
  search,
  clicks,
  identity,
  content,
  likes,
  boards,
  contact,
  watchdog,
  flags,
  tracking,
  orders,
  moderation,
  reviews,
  questions,
  audit,
  billing,
  partners,
  accuracy,
] as const
