import type { FastifyRequest } from 'fastify'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { DocumentFacts } from '../../layout/Document.tsx'
import { definePage, forNowAt } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { InvitationPage, type InvitationPageProps } from './InvitationPage.tsx'
import { ShopChoicePage, type ShopChoicePageProps } from './ShopChoicePage.tsx'

const FORM_BYTES = 1024
const CODE = /^[\w-]{1,64}$/
/** In the address: the choice is shown also to who has one shop alone. */
const CHOOSE = 'escolher'

function facts(title: string, description: string): DocumentFacts {
  return { title, description, canonical: null, robots: 'noindex' }
}

/** B-07: whose area is to be opened; somebody of one shop is led to it. */
export const shopChoicePage = definePage({
  id: 'B-07',
  name: 'shopChoice',
  service: 'lojas',
  access: 'user',
  cache: 'private',
  address: ({ query }) => ({
    canonical: query.has(CHOOSE) ? `${paths.shopChoice()}?${CHOOSE}` : paths.shopChoice(),
    isChosen: query.has(CHOOSE),
  }),
  load: async ({ isChosen }, { shopPeople, people }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended (shopChoice)')
    const shops = await shopPeople.shopsOf(user.id)
    const [only] = shops
    return only !== undefined && shops.length === 1 && !isChosen
      ? forNowAt(paths.shopArea(only.slug))
      : { props: { shops } satisfies ShopChoicePageProps }
  },
  head: () => facts('Área da loja', 'As lojas em nome de que pode agir.'),
  Page: ShopChoicePage,
})

/** P-04: what somebody was asked to by mail, and the button that takes it. */
export const invitationPage = definePage({
  id: 'P-04',
  name: 'shopInvitation',
  service: 'lojas',
  access: 'user',
  cache: 'private',
  secretAddress: true,
  address: ({ params: { code } }) =>
    CODE.test(code) ? { canonical: paths.shopInvitation(code), code } : noInvitation(),
  load: async ({ code }, { shopPeople, people }, request) => {
    const user = await people.current(request)
    const found = user === null ? null : await shopPeople.invitation(code, user)
    return user === null || found === null
      ? noInvitation()
      : { props: { ...found, email: user.email } satisfies InvitationPageProps }
  },
  head: ({ shop }: InvitationPageProps) => facts(`Convite da loja ${shop}`, 'Agir em nome de uma loja.'),
  Page: InvitationPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (_fields, { params: { code } }, dependencies, request) => accept(code, dependencies, request),
  },
})

async function accept(
  code: string,
  { shopPeople, people }: Pick<StorefrontDependencies, 'shopPeople' | 'people'>,
  request: FastifyRequest,
) {
  const user = await people.current(request)
  const slug = user === null ? null : await shopPeople.accept(code, user)
  return slug === null ? noInvitation() : { seeOther: paths.shopArea(slug) }
}

/** Withdrawn, taken, too late and somebody else's look alike. */
function noInvitation(): Refusal<'not_found'> {
  return refusal('not_found', 'there is no such invitation for who has signed in (shopInvitation)')
}
