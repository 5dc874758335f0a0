import { isRefusal, refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { photoWords } from '../own-reviews/review-form-words.ts'
import { openInvitation, readIdent, refusalOf } from './opened.ts'
import { photosOf } from './photos-of.ts'
import { readStep, typedOf, wordsOfStep } from './read-step.ts'
import type { ShownInvitation } from './star-source.ts'
import { StarPage, type StarPageProps } from './StarPage.tsx'

/** A text, pluses and minuses as long as they may be, four bytes a character, each written as %XX. */
const FORM_BYTES = 128 * 1024
/** One network: a household fills in few; drafts are sent as one types. */
const STEPS = { perSecond: 2, burst: 120, retrySeconds: 30, of: 'reviews' }
const THUMBNAIL = { width: 144 } as const

/** the shop first, then each product: one step each, which its POST keeps and hands to moderation. A GET changes nothing. */
export const starPage = definePage({
  id: 'R-12',
  name: 'star',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  script: 'star',
  address: ({ path, params: { ident }, query }) => {
    const step = readStepNumber(query)
    const photo = query.get('fotografia') ?? ''
    const outcome = step > 1 && Object.hasOwn(photoWords, photo) ? photo : null
    const read = readIdent(ident, path)
    if (!('canonical' in read)) return read
    const [canonical = ''] =
      outcome === null ? [paths.star(ident, step)] : paths.starPhotos(ident, step, outcome).split('#')
    return { ident, canonical, step, outcome }
  },
  load: async ({ ident, step, outcome }, dependencies, request) => {
    const opened = await openInvitation(ident, dependencies, request)
    if (isRefusal(opened)) return opened
    return hasStep(opened, step) ? { props: stepOf(ident, opened, { step, outcome }, dependencies) } : noSuchStep()
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
      const step = readStepNumber(query)
      if (!hasStep(opened, step)) return noSuchStep()
      const item = opened.items[step - 2]
      const photo = fields.get('fotografia')
      if (fields.get('acao') === 'retirar' && item !== undefined && photo !== null)
        return takePhotoOff(ident, step, { variantId: item.variantId, path: photo }, dependencies)
      const typed = readStep(fields)
      const { words, complaints } = wordsOfStep(typed)
      if (Object.keys(complaints).length > 0) {
        const shown = stepOf(ident, opened, { step, outcome: null }, dependencies)
        return { status: 422, props: { ...shown, typed, complaints } }
      }
      const wantsPhotos = fields.get('acao') === 'fotografias'
      const isSent = !wantsPhotos && fields.get('rascunho') !== '1'
      const kept = await dependencies.star.keep(
        ident,
        { variantId: item?.variantId ?? null, words, isSent },
        request.ip,
      )
      if (kept === 'not-asked') return noSuchStep()
      if (kept !== 'kept') return refusalOf(kept)
      if (wantsPhotos) return { seeOther: `${paths.star(ident, step)}#fotografias` }
      return { seeOther: hasStep(opened, step + 1) ? paths.star(ident, step + 1) : paths.starThanks(ident) }
    },
  },
})

/** 1 is the shop. */
function readStepNumber(query: URLSearchParams): number {
  const asked = query.get('passo') ?? ''
  return /^(?:[2-9]|[1-9]\d)$/.test(asked) ? Number(asked) : 1
}

function hasStep({ items }: ShownInvitation, step: number): boolean {
  return step >= 1 && step <= items.length + 1
}

function noSuchStep() {
  return refusal('not_found', 'this invitation has no such step (star)')
}

async function takePhotoOff(
  ident: string,
  step: number,
  photo: { readonly variantId: number; readonly path: string },
  { star }: Pick<StorefrontDependencies, 'star'>,
) {
  const dropped = await star.dropPhoto(ident, photo)
  if (typeof dropped === 'string') return refusalOf(dropped)
  return dropped ? { seeOther: `${paths.star(ident, step)}#fotografias` } : noSuchStep()
}

function stepOf(
  ident: string,
  { eshop, items, ofEshop }: ShownInvitation,
  { step, outcome }: { readonly step: number; readonly outcome: string | null },
  { reviewWriting, site }: Pick<StorefrontDependencies, 'reviewWriting' | 'site'>,
): StarPageProps {
  const item = items[step - 2] ?? null
  const review = item === null ? ofEshop : item.review
  return {
    ident,
    eshop: eshop.name,
    step,
    steps: items.length + 1,
    item,
    typed: typedOf(review),
    complaints: {},
    own: review === null || review.standing === 'draft' ? null : review,
    photos:
      item === null || review === null || review.standing === 'removed'
        ? null
        : {
            photos: review.photos.map(({ path, isWaiting }) => ({
              path,
              isWaiting,
              url: site.imageUrl({ id: path, type: 'other', cropped: false }, THUMBNAIL),
            })),
            uploadUrl: reviewWriting.photoUpload({
              externalId: review.externalId,
              page: 'star',
              of: photosOf(ident, step),
            }),
            outcome,
          },
  }
}
