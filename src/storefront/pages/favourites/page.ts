import { refusal } from '#platform/errors/refusal.ts'
import { type Address, definePage } from '../../page/page.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { paths } from '../../paths.ts'
import { type FavouritesChoice, favouritesAddress, readFavouritesChoice } from './favourites-address.ts'
import { FavouritesPage, type FavouritesPageProps } from './FavouritesPage.tsx'
import { presentFavourite, presentFavourites } from './present-favourites.ts'
import { SharedFavouritesPage, type SharedFavouritesProps } from './SharedFavouritesPage.tsx'
import { type ListTrouble, takeFavouritesForm } from './take-favourites-form.ts'

/** Names and notes of lists, and a choice of thirty of them. */
const FORM_BYTES = 16_384
const FORM_RATE = { perSecond: 1, burst: 60, retrySeconds: 10, of: 'changes of favourites' } as const

type FavouritesAddress = Address & { readonly choice: FavouritesChoice }

/** what is liked. Signed in, it is the account's, sorted and shared by forms; signed out, this browser's, which an island fills in. */
export const favouritesPage = definePage<'favourites', 'private', FavouritesAddress, FavouritesPageProps>({
  id: 'R-10',
  name: 'favourites',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const choice = readFavouritesChoice(query)
    return { choice, canonical: favouritesAddress(choice) }
  },
  load: async ({ choice }, dependencies, request) => {
    const user = await dependencies.people.current(request)
    return { props: user === null ? SIGNED_OUT : await propsOf(user.id, choice, dependencies) }
  },
  head: () => ({
    title: 'Favoritos',
    description: 'Os produtos que guardou.',
    canonical: paths.favourites(),
    robots: 'noindex, follow',
  }),
  Page: FavouritesPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: FORM_RATE,
    take: async (fields, { query }, dependencies, request) => {
      const user = await dependencies.people.current(request)
      if (user === null) return refusal('unauthenticated', 'favourites are changed by who is signed in')
      const choice = readFavouritesChoice(query)
      const { favourites } = dependencies
      const outcome = await takeFavouritesForm(fields, { choice, personId: user.id, favourites })
      if ('seeOther' in outcome) return outcome
      return { status: 422, props: await propsOf(user.id, choice, dependencies, outcome.trouble) }
    },
  },
})

const SIGNED_OUT: FavouritesPageProps = { own: null }

async function propsOf(
  personId: number,
  choice: FavouritesChoice,
  { favourites, site }: Pick<StorefrontDependencies, 'favourites' | 'site'>,
  trouble: ListTrouble | null = null,
): Promise<FavouritesPageProps> {
  const all = await favourites.load(personId, choice.sort)
  const lists = await favourites.lists(personId)
  const link = await favourites.sharing.linkOf(personId)
  const removed = all.some(({ variant }) => variant.id === choice.removed) ? null : choice.removed
  return {
    own: {
      view: presentFavourites(all, lists, choice, removed),
      shareUrl: site.url + paths.sharedFavourites(link),
      trouble,
    },
  }
}

/** The newest of a link: a page, not a catalogue. */
const SHARED_AT_MOST = 200

type SharedAddress = Address & { readonly share: string }

/** favourites that somebody shows by a link. Nothing can be changed there, nobody finds it by searching, and it ends when its owner says so. */
export const sharedFavouritesPage = definePage<'sharedFavourites', 'private', SharedAddress, SharedFavouritesProps>({
  id: 'R-10',
  name: 'sharedFavourites',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ params: { share } }) => ({ share, canonical: paths.sharedFavourites(share) }),
  load: async ({ share }, { favourites }) => {
    const owner = await favourites.sharing.ownerOf(share)
    if (owner === null) return refusal('not_found', 'there is no such link to favourites')
    const all = await favourites.load(owner, 'recent', 'favouritesShared')
    return {
      props: {
        total: all.length,
        shown: all.slice(0, SHARED_AT_MOST).map((favourite) => presentFavourite({ ...favourite, note: null }, [])),
      },
    }
  },
  head: () => ({
    title: 'Favoritos partilhados',
    description: 'Uma lista de produtos que alguém partilhou consigo.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: SharedFavouritesPage,
})
