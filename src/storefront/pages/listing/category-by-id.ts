import { categoryById as findCategory } from '#domains/catalogue/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { defineSignpost, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { readListingAddress } from '../../routes/listing-address.ts'

const CATEGORY_ID = /^[1-9]\d{0,9}$/

/** a category by its id leads at once to the address that its wishes have. */
export const categoryById = defineSignpost({
  id: 'R-06',
  name: 'categoryById',
  leadsTo: ({ url, path, params: { categoryId } }, { directory }) => {
    const category = CATEGORY_ID.test(categoryId) ? findCategory(Number(categoryId)) : null
    if (category === null) return refusal('not_found', `no category has the id ${categoryId.slice(0, 20)}`)
    const own = paths.category(category.slug)
    const outcome = readListingAddress(own + url.slice(path.length), directory())
    return movedTo(outcome.kind === 'selection' ? outcome.canonicalUrl : own)
  },
})
