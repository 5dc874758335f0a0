import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { starNotice } from './star-notice.ts'

/** Named in full; the others are counted. */
const MOST_NAMES = 3

/** asks somebody who bought what they think of the shop and of each thing. */
export const starMail = defineMail({
  ...starNotice,
  unsubscribePath: ({ unsubscribePath }) => unsubscribePath,
  subject: ({ eshop, isAgain }) =>
    isAgain ? `Já chegou a encomenda da ${eshop}?` : `Como correu a compra na ${eshop}?`,
  reason: ({ eshop }) => `fez uma compra na loja ${eshop}, que pede avaliações por nosso intermédio.`,
  Body: ({ eshop, products, isAgain, path, delayedPath, site }) => (
    <>
      <MailHeading>{isAgain ? 'Já chegou a encomenda?' : 'Como correu a compra?'}</MailHeading>
      <MailText>
        {`Comprou na loja ${eshop}. A sua opinião, boa ou má, ajuda quem está a escolher móveis, e a loja não a pode alterar nem retirar.`}
      </MailText>
      {products.length > 0 && <MailText>{`Perguntamos pela loja e por: ${namesOf(products)}.`}</MailText>}
      <MailButton href={site.url + path}>Avaliar a compra</MailButton>
      <MailNote>
        Demora cerca de dois minutos e não precisa de conta.{' '}
        <MailLink href={site.url + delayedPath}>Ainda não chegou?</MailLink>
      </MailNote>
    </>
  ),
})

function namesOf(products: readonly string[]): string {
  const more = products.length - MOST_NAMES
  const named = products.slice(0, MOST_NAMES).join('; ')
  if (more <= 0) return named
  return more === 1 ? `${named}; e mais um produto` : `${named}; e mais ${more} produtos`
}
