import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { euroText } from './alert-words.ts'
import { confirmNotice } from './confirm-notice.ts'

/** An address says yes before it hears of anything. */
export const confirmMail = defineMail({
  ...confirmNotice,
  subject: () => 'Confirme o seu alerta',
  reason: () => 'alguém pediu um alerta para este endereço.',
  Body: ({ name, kind, targetCents, path, site }) => (
    <>
      <MailHeading>Falta confirmar o alerta</MailHeading>
      <MailText>{sentenceOf(kind, name, targetCents)}</MailText>
      <MailButton href={site.url + path}>Confirmar o alerta</MailButton>
      <MailNote>A ligação é válida durante dois dias. Se não foi você, ignore este e-mail: nada acontece.</MailNote>
    </>
  ),
})

function sentenceOf(kind: 'availability' | 'price' | 'listing', name: string, targetCents: number | null): string {
  if (kind === 'listing') return `Avisamos quando houver novos produtos em: ${name}.`
  return kind === 'price'
    ? `Avisamos quando ${name} custar ${euroText(targetCents ?? 0)} ou menos.`
    : `Avisamos quando ${name} estiver em stock.`
}
