import type { ConsentName, ConsentRecord, ShownExport } from '#domains/identity/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { formatDay, formatMoment } from '../../copy/format.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { PersonalDataPage, type PersonalDataPageProps, type ShownConsent, type ShownCopy } from './PersonalDataPage.tsx'

/** The form says nothing but that it was sent. */
const FORM_BYTES = 1024
const NOTICES = ['pedida', 'limite'] as const

/** G-09: consents, a copy of everything, and the way to erasure. */
export const personalDataPage = definePage({
  id: 'G-09',
  name: 'personalData',
  access: 'user',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const notice = NOTICES.find((name) => name === query.get('copia')) ?? null
    return { canonical: notice === null ? paths.personalData() : `${paths.personalData()}?copia=${notice}`, notice }
  },
  load: async ({ notice }, { people, ownData }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const [consents, copy] = await Promise.all([ownData.consents(user.id), ownData.exports.last(user.id)])
    const props: PersonalDataPageProps = {
      email: user.email,
      consents: consents.map(presentConsent),
      copy: copy && presentCopy(copy),
      notice,
    }
    return { props }
  },
  head: ({ copy }) => ({
    title: 'Os seus dados',
    description: 'O que aceitou, uma cópia de tudo o que guardamos sobre si, e como apagar a conta.',
    canonical: null,
    robots: 'noindex',
    ...(copy?.state === 'waiting' && { refreshSeconds: 5 }),
  }),
  Page: PersonalDataPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (_fields, _asked, { people, ownData }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const asked = await ownData.exports.ask(user.id)
      return { seeOther: paths.personalData(asked === 'too_many' ? 'limite' : 'pedida') }
    },
  },
})

const CONSENTS: Readonly<Record<ConsentName, string>> = {
  terms: 'Termos de utilização',
  essential: 'Cookies essenciais',
  functional: 'Cookies de funcionalidade',
  analytics: 'Cookies de estatística',
  marketing: 'Cookies de publicidade',
  viewed: 'Guardar o que vi na conta',
}

function presentConsent({ what, isGiven, textVersion, decidedAt }: ConsentRecord): ShownConsent {
  return {
    what: CONSENTS[what],
    answer: isGiven ? 'Aceitou' : 'Recusou',
    textVersion,
    decidedAt: decidedAt.toISOString(),
    when: formatMoment(decidedAt.toISOString()),
  }
}

function presentCopy({ id, state, askedAt, keptUntil }: ShownExport): ShownCopy {
  return {
    state,
    askedWhen: formatMoment(askedAt.toISOString()),
    keptUntil: formatDay(keptUntil.toISOString()),
    url: paths.personalDataCopy(id),
  }
}
