import { defineMail } from '#platform/mail/define-mail.ts'
import {
  MailButton,
  MailCode,
  MailHeading,
  MailItem,
  MailLink,
  MailNote,
  MailText,
} from '#platform/mail/mail-parts.tsx'
import { REFUSAL_REASONS } from '../rules/refusal-reasons.ts'
import * as notices from './joining-notices.ts'

/** Below the site's own host: with a host of its own the shops' site leads on from there (ADR 0091). */
const SHOPS = '/lojas-site'
const TERMS = '/termos/lojas'

function applicationPath(id: number, step = ''): string {
  return `${SHOPS}/register/${id}${step}`
}

const domainCode = defineMail({
  ...notices.domainCode,
  subject: ({ code }) => `${code} é o código para inscrever a loja`,
  reason: ({ domain }) => `alguém quer inscrever a loja ${domain} e indicou esta caixa de correio do domínio.`,
  Body: ({ domain, code, minutes, site }) => (
    <>
      <MailHeading>{`A loja ${domain} no ${site.name}`}</MailHeading>
      <MailText>Para mostrar que o domínio é seu, escreva este código na página de adesão:</MailText>
      <MailCode>{code}</MailCode>
      <MailNote>{`Vale durante ${minutes} minutos. Se não foi a sua empresa que o pediu, não faça nada: sem o código, ninguém inscreve a loja.`}</MailNote>
    </>
  ),
})

const domainProven = defineMail({
  ...notices.domainProven,
  subject: ({ domain }) => `O domínio ${domain} está provado`,
  reason: () => 'está a inscrever uma loja com esta conta.',
  Body: ({ applicationId, domain, site }) => (
    <>
      <MailHeading>{`O domínio ${domain} está provado`}</MailHeading>
      <MailText>Encontrámos o registo de DNS. Pode apagá-lo: não volta a ser preciso.</MailText>
      <MailButton href={site.url + applicationPath(applicationId)}>Continuar o pedido</MailButton>
    </>
  ),
})

const applicationReceived = defineMail({
  ...notices.applicationReceived,
  subject: ({ shop }) => `Recebemos o pedido da loja ${shop}`,
  reason: () => 'pediu a adesão de uma loja com esta conta.',
  Body: ({ applicationId, shop, site }) => (
    <>
      <MailHeading>{`Recebemos o pedido da loja ${shop}`}</MailHeading>
      <MailText>
        Uma pessoa vai ler o pedido e responder por e-mail. Até lá, nada da loja aparece no site, e pode retirar o
        pedido para corrigir alguma coisa.
      </MailText>
      <MailButton href={site.url + applicationPath(applicationId)}>Ver o pedido</MailButton>
    </>
  ),
})

const applicationWaits = defineMail({
  ...notices.applicationWaits,
  subject: ({ applicationId, shop }) => `Pedido de adesão n.º ${applicationId}: ${shop}`,
  reason: () => 'os pedidos de adesão de lojas são anunciados neste endereço.',
  Body: ({ applicationId, shop, domain, site }) => (
    <>
      <MailHeading>{`${shop} quer entrar`}</MailHeading>
      <MailText>{`Domínio ${domain}, já provado. O pedido n.º ${applicationId} espera por uma decisão.`}</MailText>
      <MailButton href={`${site.url}/admin/parceiros/${applicationId}`}>Ver o pedido</MailButton>
    </>
  ),
})

const shopApproved = defineMail({
  ...notices.shopApproved,
  subject: ({ shop }) => `A loja ${shop} foi aceite`,
  reason: () => 'pediu a adesão de uma loja com esta conta.',
  Body: ({ shop, slug, site }) => (
    <>
      <MailHeading>{`Boas-vindas à loja ${shop}`}</MailHeading>
      <MailText>
        O pedido foi aprovado e a primeira leitura do feed já começou. As ofertas aparecem no site assim que estiverem
        lidas; o relatório diz o que entrou, o que ficou de fora e porquê.
      </MailText>
      <MailText>Entra-se na área da loja com esta mesma conta. Aí pode dar acesso a outras pessoas.</MailText>
      <MailButton href={`${site.url}${SHOPS}/loja/${slug}`}>Abrir a área da loja</MailButton>
    </>
  ),
})

const shopRefused = defineMail({
  ...notices.shopRefused,
  subject: ({ shop }) => `O pedido da loja ${shop} não foi aceite`,
  reason: () => 'pediu a adesão de uma loja com esta conta.',
  Body: ({ applicationId, shop, reasons, note, site }) => (
    <>
      <MailHeading>{`O pedido da loja ${shop} não foi aceite`}</MailHeading>
      <MailItem>
        {reasons.map((reason) => (
          <MailText key={reason}>{`Motivo: ${REFUSAL_REASONS[reason]}.`}</MailText>
        ))}
        {(note ?? '').split(/\n+/).map((line, index) => line !== '' && <MailText key={index}>{line}</MailText>)}
      </MailItem>
      <MailText>
        Pode corrigir o pedido e enviá-lo outra vez. Se não concorda, responda pelo{' '}
        <MailLink href={`${site.url}/contacto`}>formulário de contacto</MailLink>: outra pessoa lê o caso.
      </MailText>
      <MailButton href={site.url + applicationPath(applicationId)}>Corrigir o pedido</MailButton>
      <MailNote>Quem decidiu foi uma pessoa.</MailNote>
    </>
  ),
})

const dayFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

const termsChanged = defineMail({
  ...notices.termsChanged,
  subject: ({ holdsFrom }) => `Os termos das lojas mudam a ${dayFormat.format(new Date(holdsFrom))}`,
  reason: ({ shop }) => `é responsável pela loja ${shop}.`,
  Body: ({ applicationId, shop, version, holdsFrom, site }) => (
    <>
      <MailHeading>Os termos das lojas vão mudar</MailHeading>
      <MailText>
        {`A versão ${version} vale para a loja ${shop} a partir de ${dayFormat.format(new Date(holdsFrom))}. A página diz o que muda.`}
      </MailText>
      <MailText>Até lá, a loja pode aceitar a nova versão ou sair sem custo.</MailText>
      <MailButton href={site.url + applicationPath(applicationId, '/condicoes')}>Ler e aceitar</MailButton>
      <MailNote>
        <MailLink href={site.url + TERMS}>O texto completo</MailLink>
      </MailNote>
    </>
  ),
})

export const mails = [
  domainCode,
  domainProven,
  applicationReceived,
  applicationWaits,
  shopApproved,
  shopRefused,
  termsChanged,
] as const
