import { defineMail, type SentMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { INVITATION_DAYS } from '../members/member-calls.ts'
import { ROLE_WORDS } from '../rules/role-words.ts'
import { complaintAnswered as answered } from './complaint-notice.ts'
import { memberInvited as invited } from './invitation-notice.ts'

/** The site for shops, on the marketplace's host whatever its own is (ADR 0091). */
const SHOPS_SITE = '/lojas-site'

const memberInvited = defineMail({
  ...invited,
  subject: ({ shop }) => `Convite para a área da loja ${shop}`,
  reason: ({ shop }) => `há um convite com este endereço para a área da loja ${shop}.`,
  Body: ({ shop, inviter, role, code, site }) => (
    <>
      <MailHeading>{`Convite para a área da loja ${shop}`}</MailHeading>
      <MailText>{`${inviter} enviou-lhe um convite para agir pela loja ${shop} no ${site.name}.`}</MailText>
      <MailItem>
        <MailText>{`Função: ${ROLE_WORDS[role].name} (${ROLE_WORDS[role].may}).`}</MailText>
      </MailItem>
      <MailButton href={`${site.url}${SHOPS_SITE}/convite/${code}`}>Ver o convite</MailButton>
      <MailText>{`É preciso uma conta com este endereço de e-mail. O convite vale ${INVITATION_DAYS} dias.`}</MailText>
      <MailNote>Se não conhece a loja, não faça nada.</MailNote>
    </>
  ),
})

const complaintAnswered = defineMail({
  ...answered,
  subject: ({ number }) => `Resposta à reclamação n.º ${number}`,
  reason: ({ shop }) => `reclamou em nome da loja ${shop}.`,
  Body: ({ shop, slug, number, outcome, answer, site }) => (
    <>
      <MailHeading>{`Reclamação n.º ${number} da loja ${shop}`}</MailHeading>
      <MailText>{outcome === 'corrected' ? 'Demos razão à loja.' : 'A decisão mantém-se, pelo que se segue.'}</MailText>
      <MailItem>
        {answer.split(/\n+/).map((part, index) => (
          <MailText key={index}>{part}</MailText>
        ))}
      </MailItem>
      <MailButton href={`${site.url}${SHOPS_SITE}/loja/${slug}/avisos`}>Ver os avisos da loja</MailButton>
      <MailNote>Respondeu uma pessoa. Se o desacordo continuar, pode recorrer a um mediador ou aos tribunais.</MailNote>
    </>
  ),
})

export const mails: readonly SentMail[] = [memberInvited, complaintAnswered]
