import { missingSteps } from '#domains/partners/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import type { UserId } from '#platform/ids.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { DocumentFacts } from '../../layout/Document.tsx'
import { definePage, forNowAt } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ApplicationPage } from './ApplicationPage.tsx'
import { applicationIdOf, isWaiting, type StepView, stepView } from './join-view.ts'
import { stepOf, stepWords } from './join-words.ts'
import { RegisterPage, type RegisterProps } from './RegisterPage.tsx'
import { StepPage } from './StepPage.tsx'
import { takeStep } from './take-step.ts'

const FORM_BYTES = 16 * 1024
/** Before anything is looked at; what each step may be sent is the domain's (JOINING_TURNS). */
const POSTS = { perSecond: 1 / 3, burst: 40, retrySeconds: 30, of: 'forms of shops' }
/** How often a page asks again while a proof is looked for or a feed is read. */
const REFRESH_SECONDS = 2
const LAB_ID = /^[0-9a-f]{32}$/

/** how a shop joins, and the applications of who is signed in. */
export const shopRegisterPage = definePage({
  id: 'R-20',
  name: 'shopRegister',
  service: 'lojas',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  address: ({ path, query }) => {
    const labId = labIdIn(query)
    return { canonical: labId === null ? path : `${path}?laboratorio=${labId}`, labId }
  },
  load: async ({ labId }, { people, shopJoining }, request) => {
    const user = await people.current(request)
    return { props: { applications: user === null ? null : await shopJoining.list(user), labId } as RegisterProps }
  },
  head: ({ tooMany, labId }: RegisterProps, { name }) => ({
    title: 'Inscrever a loja',
    description: `Como uma loja entra no ${name}: empresa, domínio, feed e condições, passo a passo e sem custos.`,
    canonical: paths.shopRegister(),
    robots: tooMany === undefined && labId === null ? 'index, follow' : 'noindex',
  }),
  Page: RegisterPage,
  sitemap: () => [paths.shopRegister()],
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, _asked, { people, shopJoining }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'an application is a signed-in person’s (shopRegister)')
      const labId = labIdIn(fields)
      const id = await shopJoining.begin(user, labId)
      return id === null
        ? { status: 409, props: { applications: await shopJoining.list(user), labId, tooMany: true } }
        : { seeOther: paths.shopJoiningStep(id, stepWords.company.slug) }
    },
  },
})

/** The run of the lab that somebody comes from, or null. */
function labIdIn(fields: Pick<URLSearchParams, 'get'>): string | null {
  const labId = fields.get('laboratorio') ?? ''
  return LAB_ID.test(labId) ? labId : null
}

const own = { id: 'R-20', service: 'lojas', access: 'user', cache: 'private' } as const

function ownHead(title: string): DocumentFacts {
  return { title, description: 'A adesão da sua loja.', canonical: null, robots: 'noindex' }
}

/** how an application stands. */
export const shopApplicationPage = definePage({
  ...own,
  name: 'shopApplication',
  address: ({ path, params }) => {
    const id = applicationIdOf(params.applicationId)
    return id === null ? unknown(params.applicationId) : { canonical: path, id }
  },
  load: async ({ id }, { people, shopJoining, shopPeople }, request) => {
    const user = await people.current(request)
    const found = user === null ? null : await shopJoining.find(user, id)
    if (user === null || found === null) return unknown(id)
    const { application } = found
    if (application.state === 'draft')
      return forNowAt(paths.shopJoiningStep(id, stepWords[missingSteps(application)[0] ?? 'terms'].slug))
    const shops = application.eshopId === null ? [] : await shopPeople.shopsOf(user.id)
    return {
      props: { application, slug: shops.find(({ eshopId }) => eshopId === application.eshopId)?.slug ?? null },
    }
  },
  head: () => ownHead('O pedido da loja'),
  Page: ApplicationPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params }, { people, shopJoining }, request) => {
      const user = await people.current(request)
      const id = applicationIdOf(params.applicationId)
      if (user === null || id === null) return unknown(params.applicationId)
      if (fields.get('fazer') === 'apagar') {
        const gone = await shopJoining.giveUp(user, id)
        return gone.kind === 'done' ? { seeOther: paths.shopRegister() } : unknown(id)
      }
      const opened = await shopJoining.reopen(user, id)
      return opened.kind === 'unknown' ? unknown(id) : { seeOther: paths.shopApplication(id) }
    },
  },
})

/** one step of an application. Every step can be left and come back to. */
export const shopJoiningStepPage = definePage({
  ...own,
  name: 'shopJoiningStep',
  address: ({ path, params }) => {
    const [id, step] = [applicationIdOf(params.applicationId), stepOf(params.step)]
    return id === null || step === null ? unknown(params.applicationId) : { canonical: path, id, step }
  },
  load: async ({ id, step }, dependencies, request) => {
    const user = await dependencies.people.current(request)
    const view = user === null ? null : await stepView(dependencies, user, id, step)
    if (user === null || view === null) return unknown(id)
    const isOpen = await isOpenTo(user.id, view, dependencies)
    return isOpen ? { props: view } : forNowAt(paths.shopApplication(id))
  },
  head: (view: StepView) => ({
    ...ownHead(`Inscrever a loja: ${stepWords[view.step].title}`),
    ...(isWaiting(view) && { refreshSeconds: REFRESH_SECONDS }),
  }),
  Page: StepPage,
  form: { maxBytes: FORM_BYTES, rate: POSTS, take: takeStep },
})

/** Steps are a draft's; of a shop that has joined an owner comes back for later terms. */
async function isOpenTo(
  personId: UserId,
  { application: { state, eshopId }, step }: StepView,
  { shopPeople }: Pick<StorefrontDependencies, 'shopPeople'>,
): Promise<boolean> {
  if (state === 'draft') return true
  if (state !== 'approved' || step !== 'terms') return false
  return (await shopPeople.shopsOf(personId)).some((shop) => shop.eshopId === eshopId && shop.role === 'owner')
}

function unknown(id: number | string) {
  return refusal('not_found', `there is no application ${String(id).slice(0, 20)} of theirs`)
}
