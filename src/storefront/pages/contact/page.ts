import type { FastifyRequest } from 'fastify'
import { type ContactPlace, readMessage } from '#domains/contact/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { DocumentFacts } from '../../layout/Document.tsx'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import type { ContactFormProps, ContactTyped } from './ContactForm.tsx'
import { ContactPage, ShopsContactPage } from './ContactPage.tsx'
import { ContactReceivedPage, ShopsContactReceivedPage } from './ContactReceivedPage.tsx'
import { contactNames, TRAP_NAME } from './contact-words.ts'

/** The longest message, all of it four bytes a character, each written as %XX. */
const FORM_BYTES = 96 * 1024
/** Before anything is looked at; what a person may send is the domain's (CONTACT_TURNS). */
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'messages' }

/** writing to us. Each form that is shown has a key of its own, by which a second sending is known. */
export const contactPage = definePage({
  id: 'R-15',
  name: 'contact',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  load: (_at, { contact }) => ({ props: { formKey: contact.newFormKey() } as ContactFormProps }),
  head: (props: ContactFormProps, { name }) => ({
    title: 'Contacto',
    description: `Escreva à equipa do ${name}: dúvidas, erros e ideias. Responde uma pessoa.`,
    canonical: paths.contact(),
    robots: props.typed === undefined ? 'index, follow' : 'noindex',
  }),
  Page: ContactPage,
  sitemap: () => [paths.contact()],
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: (fields, _asked, dependencies, request) =>
      takeMessage(fields, { place: 'site', received: paths.contactReceived() }, dependencies, request),
  },
})

/** */
export const shopsContactPage = definePage({
  id: 'R-20',
  name: 'shopsContact',
  service: 'lojas',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  load: (_at, { contact }) => ({ props: { formKey: contact.newFormKey() } as ContactFormProps }),
  head: (props: ContactFormProps, { name }) => ({
    title: 'Contacto',
    description: `Escreva à equipa do ${name} sobre o seu feed, as suas ofertas ou a adesão da sua loja.`,
    canonical: paths.shopsContact(),
    robots: props.typed === undefined ? 'index, follow' : 'noindex',
  }),
  Page: ShopsContactPage,
  sitemap: () => [paths.shopsContact()],
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: (fields, _asked, dependencies, request) =>
      takeMessage(fields, { place: 'shops', received: paths.shopsContactReceived() }, dependencies, request),
  },
})

const received = {
  access: 'anyone',
  cache: 'private',
  head: (): DocumentFacts => ({
    title: 'Mensagem recebida',
    description: 'A sua mensagem foi recebida.',
    canonical: null,
    robots: 'noindex',
  }),
} as const

export const contactReceivedPage = definePage({
  ...received,
  id: 'R-15',
  name: 'contactReceived',
  Page: ContactReceivedPage,
})

export const shopsContactReceivedPage = definePage({
  ...received,
  id: 'R-20',
  name: 'shopsContactReceived',
  service: 'lojas',
  Page: ShopsContactReceivedPage,
})

async function takeMessage(
  fields: URLSearchParams,
  to: { readonly place: ContactPlace; readonly received: string },
  { contact, people }: Pick<StorefrontDependencies, 'contact' | 'people'>,
  request: FastifyRequest,
) {
  const typed = Object.fromEntries(
    Object.entries(contactNames).map(([field, name]) => [field, fields.get(name) ?? '']),
  ) as ContactTyped
  const formKey = fields.get('formulario') ?? ''
  const { message, complaints } = readMessage(typed)
  if (Object.keys(complaints).length > 0)
    return { status: 422, props: { formKey: contact.keyFor(formKey), typed, complaints } }
  const outcome = await contact.send({
    message,
    place: to.place,
    formKey,
    trap: fields.get(TRAP_NAME) ?? '',
    ip: request.ip,
    sender: await people.current(request),
  })
  if (outcome === 'received') return { seeOther: to.received }
  return outcome === 'stale'
    ? { status: 409, props: { formKey: contact.newFormKey(), typed, notSent: 'stale' as const } }
    : {
        status: 429,
        props: {
          formKey: contact.keyFor(formKey),
          typed,
          notSent: { waitMinutes: Math.ceil(outcome.waitSeconds / 60) },
        },
      }
}
