import { CONTACT_LIMITS, type ContactComplaints, type ContactField } from '#domains/contact/contract.ts'

export const contactLabels: Readonly<Record<ContactField, string>> = {
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  body: 'Mensagem',
}

/** The fields' names on the wire. */
export const contactNames: Readonly<Record<ContactField, string>> = {
  name: 'nome',
  email: 'email',
  subject: 'assunto',
  body: 'mensagem',
}

/** No name that a password manager knows. */
export const TRAP_NAME = 'confirmacao_extra'

type Kind = NonNullable<ContactComplaints[ContactField]>

function most(chars: number): string {
  return `Encurte para ${chars} carateres, no máximo.`
}

/** product.md: what is wrong and what to do, no codes. */
const texts: Readonly<Record<ContactField, Readonly<Partial<Record<Kind, string>>>>> = {
  name: { missing: 'Escreva o seu nome.', too_long: most(CONTACT_LIMITS.nameChars) },
  email: {
    missing: 'Escreva um e-mail para onde possamos responder.',
    malformed: 'Verifique o e-mail, por exemplo ana@exemplo.pt.',
  },
  subject: { missing: 'Escreva o assunto em poucas palavras.', too_long: most(CONTACT_LIMITS.subjectChars) },
  body: {
    missing: 'Escreva a mensagem.',
    too_short: 'Escreva um pouco mais, para percebermos o que precisa.',
    too_long: `A mensagem é demasiado longa. ${most(CONTACT_LIMITS.bodyChars)}`,
  },
}

export function complaintText(field: ContactField, kind: Kind | undefined): string | null {
  return kind === undefined ? null : (texts[field][kind] ?? null)
}
