import { type WrittenReview, readTyped, type ReviewOpened, type TypedReview } from '#domains/reviews/contract.ts'
import type { User } from '#domains/identity/contract.ts'
import { refusal, type Refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { calmName } from '../../copy/calm-name.ts'
import { paths } from '../../paths.ts'
import { photoWords, reviewNames } from './review-form-words.ts'
import { WriteReviewPage, type WriteReviewProps } from './WriteReviewPage.tsx'

/** A text of 50,000 characters comes back with what is wrong with it; a megabyte is refused before it is read. */
const FORM_BYTES = 640 * 1024
/** Before anything is looked at; what a person may write is the domain's (REVIEW_TURNS). */
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'reviews' }
const ID = /^[1-9]\d{0,9}$/
const MOST_ID = 2_147_483_647
const THUMBNAIL = { width: 144 } as const

type WriteDependencies = Pick<StorefrontDependencies, 'people' | 'reviewWriting' | 'ownData' | 'site'>

/** somebody who is signed in writes a review, changes it, adds pictures to it, or takes it away. */
export const writeReviewPage = definePage({
  id: 'R-18',
  name: 'writeReview',
  access: 'user',
  cache: 'private',
  address: ({ params, query }) => {
    const variantId = readId(params.variantId)
    if (variantId === null) return unknown(params.variantId)
    const photo = query.get('fotografia') ?? ''
    const outcome = Object.hasOwn(photoWords, photo) ? photo : null
    const isSent = outcome === null && query.has('enviada')
    const canonical = paths.writeReview(
      variantId,
      outcome === null ? (isSent ? { enviada: '1' } : {}) : { fotografia: outcome },
    )
    return { canonical, variantId, outcome, isSent }
  },
  load: async ({ variantId, outcome, isSent }, dependencies, request) => {
    const user = await dependencies.people.current(request)
    if (user === null) return ended()
    const opened = await dependencies.reviewWriting.open(user, variantId)
    if (opened === null) return unknown(variantId)
    return { props: await propsOf(user, variantId, opened, { outcome, isSent }, dependencies) }
  },
  head: ({ product }) => ({
    title: `Avaliar: ${product.title}`,
    description: 'Escreva o que achou deste produto.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: WriteReviewPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params }, dependencies, request) => {
      const { people, reviewWriting } = dependencies
      const user = await people.current(request)
      if (user === null) return ended()
      const variantId = readId(params.variantId)
      const opened = variantId === null ? null : await reviewWriting.open(user, variantId)
      if (variantId === null || opened === null) return unknown(params.variantId)
      const action = fields.get('acao')
      if (action === 'apagar' || action === 'retirar')
        return takeAway(fields, user, { variantId, own: opened.own }, dependencies)
      const typed = typedOf(fields)
      const again = async (more: Partial<WriteReviewProps>) => ({
        ...(await propsOf(user, variantId, opened, { outcome: null, isSent: false }, dependencies)),
        typed,
        ...more,
      })
      const read = readTyped(typed)
      if (Object.keys(read.complaints).length > 0)
        return { status: 422, props: await again({ complaints: read.complaints }) }
      const outcome = await reviewWriting.write(user, variantId, read, request.ip)
      if (outcome === 'sent') return { seeOther: paths.writeReview(variantId, { enviada: '1' }) }
      if (outcome === 'unknown') return unknown(variantId)
      if (outcome === 'own shop') return refusal('forbidden', 'who speaks for a shop does not review it')
      return { status: 429, props: await again({ waitMinutes: Math.ceil(outcome.waitSeconds / 60) }) }
    },
  },
})

async function takeAway(
  fields: URLSearchParams,
  user: User,
  { variantId, own }: { readonly variantId: number; readonly own: WrittenReview | null },
  { reviewWriting }: WriteDependencies,
) {
  const photo = fields.get('fotografia')
  const isGone =
    own !== null &&
    (photo === null
      ? await reviewWriting.drop(user.id, own.externalId)
      : await reviewWriting.dropPhoto(user.id, own.externalId, photo))
  if (!isGone) return refusal('not_found', 'this review or picture does not exist')
  return { seeOther: photo === null ? paths.userReviews() : paths.writeReview(variantId) }
}

async function propsOf(
  user: User,
  variantId: number,
  { product, eshopName, own, isOwnShop }: ReviewOpened,
  { outcome, isSent }: { readonly outcome: string | null; readonly isSent: boolean },
  { reviewWriting, ownData, site }: WriteDependencies,
): Promise<WriteReviewProps> {
  const url = paths.product(product.productId, product.slug)
  return {
    variantId,
    product: { title: calmName(product.title), url, eshopName },
    isOwnShop,
    own: own === null ? null : { standing: own.standing, statement: own.statement },
    isSent,
    typed: own === null ? { ...EMPTY, nickname: await firstNickname(user, ownData) } : typedOfReview(own),
    photos:
      own === null || own.standing === 'removed'
        ? null
        : {
            photos: own.photos.map(({ path, isWaiting }) => ({
              path,
              isWaiting,
              url: site.imageUrl({ id: path, type: 'other', cropped: false }, THUMBNAIL),
            })),
            uploadUrl: reviewWriting.photoUpload({
              externalId: own.externalId,
              page: 'escrever',
              of: String(variantId),
            }),
            outcome,
          },
  }
}

const EMPTY: TypedReview = { stars: '', body: '', pluses: '', minuses: '', nickname: '' }

async function firstNickname(user: User, { forms }: WriteDependencies['ownData']): Promise<string> {
  const chosen = (await forms(user.id))?.publico.typed['nome-publico'] ?? ''
  return chosen === '' ? user.firstName : chosen
}

function typedOfReview({ said }: WrittenReview): TypedReview {
  return {
    stars: String(said.halfStars / 2),
    body: said.body ?? '',
    pluses: said.pluses.join('\n'),
    minuses: said.minuses.join('\n'),
    nickname: said.nickname ?? '',
  }
}

function typedOf(fields: URLSearchParams): TypedReview {
  return Object.fromEntries(
    Object.entries(reviewNames).map(([field, name]) => [field, fields.get(name) ?? '']),
  ) as unknown as TypedReview
}

function readId(text: string): number | null {
  return ID.test(text) && Number(text) <= MOST_ID ? Number(text) : null
}

function unknown(variantId: number | string): Refusal {
  return refusal('not_found', `variant ${variantId} does not exist`)
}

function ended(): Refusal {
  return refusal('unauthenticated', 'the session has ended')
}
