import { defineMail } from '#platform/mail/define-mail.ts'
import { MailHeading, MailItem, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import * as notices from './contact-notices.ts'

/** To the operator: what somebody wrote, as text and nothing else. */
const messageArrived = defineMail({
  ...notices.messageArrived,
  subject: ({ id, subject }) => `Mensagem n.º ${id}: ${subject}`,
  replyTo: ({ email }) => email,
  reason: () => 'as mensagens do formulário de contacto vêm para este endereço.',
  Body: ({ id, place, name, email, subject, body }) => (
    <>
      <MailHeading>{`Mensagem n.º ${id}`}</MailHeading>
      <MailText>
        {`De ${name}, `}
        <MailLink href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</MailLink>
        {place === 'shops' ? ', no site para lojas.' : ', no site.'}
      </MailText>
      <MailItem>
        <MailText>{subject}</MailText>
        <Paragraphs of={body} />
      </MailItem>
      <MailNote>
        O endereço é o que foi escrito no formulário: ninguém o confirmou. A resposta a este e-mail vai para lá.
      </MailNote>
    </>
  ),
})

/** To who was signed in, at the account's own address (ADR 0091). */
const messageReceived = defineMail({
  ...notices.messageReceived,
  subject: ({ id }) => `Recebemos a sua mensagem n.º ${id}`,
  reason: () => 'nos escreveu com a sessão iniciada.',
  Body: ({ subject, body }) => (
    <>
      <MailHeading>Recebemos a sua mensagem</MailHeading>
      <MailText>Respondemos para este endereço. Para seu registo, foi isto que escreveu:</MailText>
      <MailItem>
        <MailText>{subject}</MailText>
        <Paragraphs of={body} />
      </MailItem>
    </>
  ),
})

function Paragraphs({ of }: { of: string }) {
  return of
    .split(/\n{2,}/)
    .map((paragraph, index) => (
      <MailText key={index}>
        {paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
      </MailText>
    ))
}

export const mails = [messageArrived, messageReceived] as const
