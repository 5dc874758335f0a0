import type { z } from 'zod'
import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { euroText, inRegion } from './alert-words.ts'
import { confirmNotice } from './confirm-notice.ts'

/** An address says yes before it hears of anything. */
export const confirmMail = defineMail({
  ...confirmNotice,
  subject: () => 'Confirme o seu alerta',
  reason: () => 'alguém pediu um alerta para este endereço.',
  Body: ({ path, site, ...asked }) => (
    <>
      <MailHeading>Falta confirmar o alerta</MailHeading>
      <MailText>{sentenceOf(asked)}</MailText>
      <MailButton href={site.url + path}>Confirmar o alerta</MailButton>
      <MailNote>A ligação é válida durante dois dias. Se não foi você, ignore este e-mail: nada acontece.</MailNote>
    </>
  ),
})

function sentenceOf({ kind, name, targetCents, region }: Omit<z.infer<typeof confirmNotice.data>, 'path'>): string {
  if (kind === 'listing') return `Avisamos quando houver novos produtos em: ${name}.`
  if (kind === 'total' && region !== null)
    return `Avisamos quando ${name}, entregue ${inRegion[region]}, custar ${euroText(targetCents ?? 0)} ou menos no total.`
  return kind === 'price'
    ? `Avisamos quando ${name} custar ${euroText(targetCents ?? 0)} ou menos.`
    : `Avisamos quando ${name} estiver em stock.`
}
