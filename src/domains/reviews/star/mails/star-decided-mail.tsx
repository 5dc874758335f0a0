import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { starDecidedNotice } from './star-decided-notice.ts'

const decisionWords = { hold: 'está retida', refuse: 'não foi publicada', remove: 'foi retirada' } as const

/** G-05: tells who reviewed a purchase without an account what was decided about it, and why. */
export const starDecidedMail = defineMail({
  ...starDecidedNotice,
  subject: ({ decision }) => `A sua avaliação ${decisionWords[decision]}`,
  reason: ({ eshop }) => `avaliou uma compra na loja ${eshop}.`,
  Body: ({ eshop, decision, statement, casePath, site }) => (
    <>
      <MailHeading>{`A sua avaliação ${decisionWords[decision]}`}</MailHeading>
      <MailText>{`É sobre a compra que fez na loja ${eshop}.`}</MailText>
      {statement.split('\n\n').map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {casePath !== null && (
        <>
          <MailButton href={site.url + casePath}>Ver a decisão</MailButton>
          <MailNote>
            Se não concorda, pode reclamar nessa página durante seis meses, sem custo; uma pessoa volta a ler o caso.
            Pode também recorrer a um organismo certificado de resolução de litígios, à ANACOM ou aos tribunais.
          </MailNote>
        </>
      )}
    </>
  ),
})
