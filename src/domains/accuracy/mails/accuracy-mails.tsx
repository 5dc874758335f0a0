import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import * as notices from './accuracy-notices.ts'

const EXPLAINED = '/como-medimos-exatidao'
const CONTACT = '/contacto'

/** Of the shop's area, on the marketplace's host whatever the shops' site's own is (ADR 0091). */
function accuracyPath(slug: string | undefined, step = ''): string {
  return slug === undefined ? '/lojas-site/loja' : `/lojas-site/loja/${slug}/exatidao${step}`
}

/** "6 com outro preço e 1 já sem stock", without what there is none of. */
function differences(price: number, stock: number): string {
  return [price > 0 ? `${price} com outro preço` : '', stock > 0 ? `${stock} já sem stock` : '']
    .filter(Boolean)
    .join(' e ')
}

const accuracyFell = defineMail({
  ...notices.accuracyFell,
  subject: ({ shop, percent }) => `A exatidão da loja ${shop} desceu para ${percent} %`,
  reason: ({ shop }) => `é o contacto da loja ${shop}.`,
  Body: ({ shop, slug, percent, price, stock, readings, site }) => (
    <>
      <MailHeading>{`A exatidão da loja ${shop} desceu para ${percent} %`}</MailHeading>
      <MailText>
        {`Comparámos o que o ${site.name} mostrou com as páginas da loja, depois de cliques de pessoas. Nas últimas semanas houve diferenças:`}
      </MailText>
      <MailItem>
        <MailText>{`${differences(price, stock)}, em ${readings} verificações que disseram alguma coisa.`}</MailText>
      </MailItem>
      <MailText>
        A causa mais comum é um feed que chega atrasado em relação à página. A exatidão aparece ao lado das ofertas e
        conta para a ordem das pesquisas.
      </MailText>
      <MailText>
        Cada diferença tem a sua prova: o que mostrámos, o que lemos e quando. A loja pode vê-las e contestá-las;
        enquanto uma contestação espera, a diferença não conta (dez de cada vez, no máximo).
      </MailText>
      <MailButton href={site.url + accuracyPath(slug)}>Ver as diferenças</MailButton>
      <MailNote>
        <MailLink href={site.url + EXPLAINED}>Como medimos, e como contestar</MailLink>
      </MailNote>
    </>
  ),
})

const contestDecided = defineMail({
  ...notices.contestDecided,
  subject: ({ readingId, isAccepted }) =>
    isAccepted ? `Demos razão à loja na leitura ${readingId}` : `A leitura ${readingId} continua a contar`,
  reason: ({ shop }) => `é o contacto da loja ${shop}.`,
  Body: ({ slug, readingId, isAccepted, decision, site }) => (
    <>
      <MailHeading>
        {isAccepted ? `Demos razão à loja na leitura ${readingId}` : `A leitura ${readingId} continua a contar`}
      </MailHeading>
      <MailText>
        {isAccepted
          ? 'A diferença que a loja contestou deixou de contar para a exatidão.'
          : 'Lemos a contestação e a prova. A diferença continua a contar para a exatidão.'}
      </MailText>
      <MailItem>
        {decision.split(/\n+/).map((line, index) => (
          <MailText key={index}>{line}</MailText>
        ))}
      </MailItem>
      <MailButton href={site.url + accuracyPath(slug, `/${readingId}`)}>Ver a leitura</MailButton>
      <MailText>
        {'Se não concordar, escreva-nos pelo '}
        <MailLink href={site.url + CONTACT}>formulário de contacto</MailLink>
        {' com o número da leitura. Se o desacordo continuar, pode recorrer a um mediador ou aos tribunais.'}
      </MailText>
      <MailNote>Quem decidiu foi uma pessoa.</MailNote>
    </>
  ),
})

export const mails = [accuracyFell, contestDecided] as const
