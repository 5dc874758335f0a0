import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { SUSPENSION_REASONS } from '../rules/suspension-reasons.ts'
import * as notices from './suspension-notices.ts'

const TERMS = '/termos/lojas'
const CONTACT = '/contacto'

/** The statement of reasons for a shop (Regulation (EU) 2019/1150, articles 4 and 11): facts, rule, beginning, how to complain. */
const shopSuspended = defineMail({
  ...notices.shopSuspended,
  subject: ({ shop, beginsAt }) =>
    beginsAt === null ? `A loja ${shop} está suspensa` : `A loja ${shop} vai ser suspensa a ${dayOf(beginsAt)}`,
  reason: ({ shop }) => `é o contacto da loja ${shop}.`,
  Body: ({ shop, number, reasons, facts, beginsAt, site }) => (
    <>
      <MailHeading>
        {beginsAt === null ? `A loja ${shop} está suspensa` : `Aviso de suspensão da loja ${shop}`}
      </MailHeading>
      <MailText>
        {beginsAt === null
          ? `As ofertas da loja deixaram de aparecer no ${site.name}. Voltam quando a suspensão acabar.`
          : `A partir de ${dayOf(beginsAt)}, as ofertas da loja deixam de aparecer no ${site.name}. Se até lá a situação ficar resolvida, não há suspensão.`}
      </MailText>
      <MailItem>
        {reasons.map((reason) => (
          <MailText key={reason}>{`Motivo: ${SUSPENSION_REASONS[reason].words}.`}</MailText>
        ))}
        {facts.split(/\n+/).map((fact, index) => (
          <MailText key={index}>{fact}</MailText>
        ))}
      </MailItem>
      <MailText>As regras estão nas condições para lojas, em «Suspensão e fim».</MailText>
      <MailButton href={site.url + TERMS}>Ler as condições</MailButton>
      <MailText>
        {'Para contestar, responda pelo '}
        <MailLink href={site.url + CONTACT}>formulário de contacto</MailLink>
        {` com o assunto «Reclamação de loja» e o número ${number}. Uma pessoa lê o caso e responde por escrito, sem custos. Se o desacordo continuar, pode recorrer a um mediador ou aos tribunais.`}
      </MailText>
      <MailNote>Quem decidiu foi uma pessoa.</MailNote>
    </>
  ),
})

const suspensionEnded = defineMail({
  ...notices.suspensionEnded,
  subject: ({ shop, wasBegun }) =>
    wasBegun ? `A suspensão da loja ${shop} acabou` : `A loja ${shop} já não vai ser suspensa`,
  reason: ({ shop }) => `é o contacto da loja ${shop}.`,
  Body: ({ shop, number, facts, wasBegun, site }) => (
    <>
      <MailHeading>
        {wasBegun ? `A suspensão da loja ${shop} acabou` : `A loja ${shop} já não vai ser suspensa`}
      </MailHeading>
      <MailText>
        {wasBegun
          ? `As ofertas da loja voltam a aparecer no ${site.name} dentro de minutos.`
          : `O aviso de suspensão fica sem efeito: as ofertas da loja continuam no ${site.name}.`}
      </MailText>
      <MailItem>
        {facts.split(/\n+/).map((fact, index) => (
          <MailText key={index}>{fact}</MailText>
        ))}
      </MailItem>
      <MailNote>{`Suspensão n.º ${number}.`}</MailNote>
    </>
  ),
})

const dayFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

function dayOf(iso: string): string {
  return dayFormat.format(new Date(iso))
}

export const mails = [shopSuspended, suspensionEnded] as const
