import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailText } from '#platform/mail/mail-parts.tsx'
import * as notices from './accuracy-notices.ts'

const EXPLAINED = '/como-medimos-exatidao'

const accuracyFell = defineMail({
  ...notices.accuracyFell,
  subject: ({ shop, percent }) => `A exatidão da loja ${shop} desceu para ${percent} %`,
  reason: ({ shop }) => `é o contacto da loja ${shop}.`,
  Body: ({ shop, percent, price, stock, readings, site }) => (
    <>
      <MailHeading>{`A exatidão da loja ${shop} desceu para ${percent} %`}</MailHeading>
      <MailText>
        {`Comparámos o que o ${site.name} mostrou com as páginas da loja, depois de cliques de pessoas. Nas últimas semanas houve diferenças:`}
      </MailText>
      <MailItem>
        <MailText>{`${price} com outro preço e ${stock} já sem stock, em ${readings} verificações que disseram alguma coisa.`}</MailText>
      </MailItem>
      <MailText>
        A causa mais comum é um feed que chega atrasado em relação à página. A exatidão aparece ao lado das ofertas e
        conta para a ordem das pesquisas.
      </MailText>
      <MailText>
        Cada diferença tem a sua prova: o que mostrámos, o que lemos e quando. A loja pode vê-las e contestá-las;
        enquanto uma contestação espera, a diferença não conta.
      </MailText>
      <MailButton href={site.url + EXPLAINED}>Como medimos, e como contestar</MailButton>
    </>
  ),
})

export const mails = [accuracyFell] as const
