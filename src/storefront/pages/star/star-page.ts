import { isRefusal, refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { openInvitation, readIdent, refusalOf } from './opened.ts'
import { NOTHING_TYPED, readStep, typedOf, wordsOfStep } from './read-step.ts'
import type { ShownInvitation } from './star-source.ts'
import { StarPage, type StarPageProps } from './StarPage.tsx'

/** A text, pluses and minuses as long as they may be, four bytes a character, each written as %XX. */
const FORM_BYTES = 128 * 1024
/** One network: a household fills in few; drafts are sent as one types. */
const STEPS = { perSecond: 2, burst: 120, retrySeconds: 30, of: 'reviews' }

/** the shop first, then each product: one step each, which its POST keeps and hands to moderation. A GET changes nothing. */
export const starPage = definePage({
  id: 'R-12',
  name: 'star',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  script: 'star',
  address: ({ path, params, query }) => {
    const asked = /^[2-9]$|^1\d$|^2[01]$/.exec(query.get('passo') ?? '')?.[0]
    const step = asked === undefined ? 1 : Number(asked)
    const read = readIdent(params.ident, path)
    return 'canonical' in read ? { ...read, canonical: paths.star(params.ident, step), step } : read
  },
  load: async ({ ident, step }, dependencies, request) => {
    const opened = await openInvitation(ident, dependencies, request)
    if (isRefusal(opened)) return opened
    return step > opened.items.length + 1 ? noSuchStep() : { props: stepOf(ident, opened, step) }
  },
  head: ({ eshop }: StarPageProps) => ({
    title: `Avaliar a compra na ${eshop}`,
    description: 'Avaliar uma compra: a loja e cada produto.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: StarPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: STEPS,
    told: ({ complaints }) => ({ complaints }),
    take: async (fields, { params: { ident }, query }, dependencies, request) => {
      const opened = await openInvitation(ident, dependencies, request)
      if (isRefusal(opened)) return opened
      const step = Number(query.get('passo') ?? '1')
      const shown = Number.isInteger(step) && step >= 1 && step <= opened.items.length + 1
      if (!shown) return noSuchStep()
      const typed = readStep(fields)
      const { words, complaints, isWhole } = wordsOfStep(typed)
      const isSent = fields.get('rascunho') !== '1'
      if (!isWhole) return { status: 422, props: { ...stepOf(ident, opened, step), typed, complaints } }
      const variantId = opened.items[step - 2]?.variantId ?? null
      const kept = await dependencies.star.keep(ident, { variantId, words, isSent }, request.ip)
      if (kept === 'not-asked') return noSuchStep()
      if (kept !== 'kept') return refusalOf(kept)
      return { seeOther: step <= opened.items.length ? paths.star(ident, step + 1) : paths.starThanks(ident) }
    },
  },
})

function noSuchStep() {
  return refusal('not_found', 'this invitation has no such step (star)')
}

function stepOf(ident: string, { eshop, items, ofEshop }: ShownInvitation, step: number): StarPageProps {
  const item = items[step - 2] ?? null
  const review = item === null ? ofEshop : item.review
  return {
    ident,
    eshop: eshop.name,
    step,
    steps: items.length + 1,
    item,
    typed: review === null ? NOTHING_TYPED : typedOf(review),
    complaints: {},
    isDraft: review === null || review.state === 'draft',
  }
}
