import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { kindWords } from '../statement.ts'
import * as notices from './decision-notices.ts'

const confirmNotice = defineMail({
  ...notices.confirmNotice,
  subject: ({ number }) => `Confirme o seu e-mail para a denúncia n.º ${number}`,
  reason: () => 'alguém fez uma denúncia e indicou este endereço.',
  Body: ({ kind, number, path, site }) => (
    <>
      <MailHeading>{`Recebemos a denúncia n.º ${number}`}</MailHeading>
      <MailText>
        {`É sobre uma ${kindWords[kind]} no ${site.name}. Vamos lê-la de qualquer forma; para receber a decisão aqui, confirme que este e-mail é seu.`}
      </MailText>
      <MailButton href={site.url + path}>Confirmar o e-mail</MailButton>
      <MailNote>Se não foi você, ignore este e-mail: não enviamos mais nenhum.</MailNote>
    </>
  ),
})

const noticeReceived = defineMail({
  ...notices.noticeReceived,
  subject: ({ number }) => `Recebemos a sua denúncia n.º ${number}`,
  reason: () => 'fez uma denúncia com a sessão iniciada.',
  Body: ({ kind, path, site }) => (
    <>
      <MailHeading>Recebemos a sua denúncia</MailHeading>
      <MailText>{`É sobre uma ${kindWords[kind]} no ${site.name}. Uma pessoa vai lê-la, e dizemos-lhe o que decidirmos e porquê.`}</MailText>
      <MailButton href={site.url + path}>Ver a denúncia</MailButton>
    </>
  ),
})

const noticeDecided = defineMail({
  ...notices.noticeDecided,
  subject: ({ number, isAgain }) =>
    isAgain ? `Voltámos a ver a denúncia n.º ${number}` : `Decidimos sobre a denúncia n.º ${number}`,
  reason: ({ number }) => `fez a denúncia n.º ${number}.`,
  Body: ({ kind, outcome, reasons, isAgain, path, site }) => (
    <>
      <MailHeading>{isAgain ? 'Voltámos a ver a sua denúncia' : 'Decidimos sobre a sua denúncia'}</MailHeading>
      <MailText>
        {outcome === 'acted'
          ? `A ${kindWords[kind]} que denunciou foi retirada.`
          : `A ${kindWords[kind]} que denunciou continua publicada.`}
      </MailText>
      {reasons.length > 0 && (
        <MailItem>
          {reasons.map((reason) => (
            <MailText key={reason}>{reason}</MailText>
          ))}
        </MailItem>
      )}
      <MailText>Quem decidiu foi uma pessoa.</MailText>
      <MailButton href={site.url + path}>Ver a decisão</MailButton>
      <Redress />
    </>
  ),
})

const textDecided = defineMail({
  ...notices.textDecided,
  subject: ({ kind, decision }) =>
    decision === 'publish' ? `A sua ${kindWords[kind]} está publicada` : `Sobre a sua ${kindWords[kind]}`,
  reason: ({ kind }) => `escreveu uma ${kindWords[kind]}.`,
  Body: ({ kind, decision, statement, path, site }) => (
    <>
      <MailHeading>{`Sobre a sua ${kindWords[kind]}`}</MailHeading>
      {statement.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {decision !== 'publish' && (
        <>
          <MailButton href={site.url + path}>Ver a decisão</MailButton>
          <Redress />
        </>
      )}
    </>
  ),
})

/** What may be done about a decision (Digital Services Act, articles 17 and 20). */
function Redress() {
  return (
    <MailNote>
      Se não concorda, pode reclamar nessa página durante seis meses, sem custo; uma pessoa volta a ler o caso. Pode
      também recorrer a um organismo certificado de resolução de litígios, à ANACOM ou aos tribunais.
    </MailNote>
  )
}

export const mails = [confirmNotice, noticeReceived, noticeDecided, textDecided] as const
