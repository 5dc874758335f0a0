import { z } from 'zod'
import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { alertItem, alertSentence, alertSubject } from './alert-words.ts'

/** B-06: what was found since the last mail, in one. */
export const alertMail = defineMail({
  name: 'watchdog.alert',
  kind: 'subscription',
  data: z.object({ items: z.array(alertItem).min(1), unsubscribePath: z.string(), hasAccount: z.boolean() }),
  unsubscribePath: ({ unsubscribePath }) => unsubscribePath,
  subject: ({ items }) => alertSubject(items),
  reason: () => 'pediu para ser avisado de preços ou de stock.',
  Body: ({ items, hasAccount, site }) => (
    <>
      <MailHeading>{items.length === 1 ? 'O que esperava chegou' : 'O que esperava chegou, de uma vez'}</MailHeading>
      {items.map((item) => (
        <MailItem key={item.watchId}>
          <MailText>
            <b>{item.name}</b>
          </MailText>
          <MailText>{alertSentence(item)}</MailText>
          <MailButton href={site.url + item.path}>Ver o produto</MailButton>
          <MailNote>
            <MailLink href={site.url + item.endPath}>Deixar de acompanhar este produto</MailLink>
          </MailNote>
        </MailItem>
      ))}
      <MailNote>
        O preço e o stock são os que a loja indicava quando este e-mail foi escrito.
        {hasAccount && (
          <>
            {' '}
            <MailLink href={`${site.url}/user/watchdog`}>Ver todos os seus alertas</MailLink>
          </>
        )}
      </MailNote>
    </>
  ),
})
