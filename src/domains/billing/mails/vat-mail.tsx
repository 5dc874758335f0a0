import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailText } from '#platform/mail/mail-parts.tsx'
import { vatInvalid as notice } from './vat-invalid-notice.ts'

export const vatInvalid = defineMail({
  ...notice,
  subject: ({ shop, vatNumber }) => `O VIES não conhece o número ${vatNumber} da loja ${shop}`,
  reason: () => 'trata das contas do site.',
  Body: ({ shop, eshopId, vatNumber, wasValid, site }) => (
    <>
      <MailHeading>{`O número ${vatNumber} não está válido no VIES`}</MailHeading>
      <MailText>
        {wasValid
          ? `Até agora as faturas da loja ${shop} iam sem IVA, por autoliquidação. As próximas levam o IVA português.`
          : `As faturas da loja ${shop} levam o IVA português enquanto o número não estiver válido.`}
      </MailText>
      <MailText>Confirme o número com a loja. As faturas que já existem ficam como estão.</MailText>
      <MailButton href={`${site.url}/admin/contas/${eshopId}`}>Ver a conta</MailButton>
    </>
  ),
})
