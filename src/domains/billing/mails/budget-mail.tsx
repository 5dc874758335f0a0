import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailText } from '#platform/mail/mail-parts.tsx'
import { budgetAlert as notice } from './budget-notice.ts'

export const budgetAlert = defineMail({
  ...notice,
  subject: ({ shop, percent, period }) =>
    percent >= 100
      ? `O orçamento ${ofPeriod(period)} da loja ${shop} acabou`
      : `A loja ${shop} já gastou ${percent} % do orçamento ${ofPeriod(period)}`,
  reason: ({ shop }) => `trata das contas da loja ${shop}.`,
  Body: ({ shop, slug, percent, period, capCents, site }) => (
    <>
      <MailHeading>
        {percent >= 100
          ? `O orçamento ${ofPeriod(period)} acabou`
          : `${percent} % do orçamento ${ofPeriod(period)} estão gastos`}
      </MailHeading>
      <MailText>{`O orçamento da loja ${shop} é de ${euros(capCents)} (${periodWords(period)}).`}</MailText>
      <MailText>
        {percent >= 100
          ? 'As peças continuam na lista e os cliques continuam a ir para a loja, sem custo e sem os pontos de pagamento, até o orçamento recomeçar ou ser aumentado.'
          : 'Quando acabar, as peças continuam na lista e os cliques deixam de ter custo; perdem só os pontos de pagamento.'}
      </MailText>
      <MailButton href={`${site.url}/lojas-site/loja${slug === undefined ? '' : `/${slug}/orcamento`}`}>
        Ver o orçamento
      </MailButton>
    </>
  ),
})

function ofPeriod(period: string): string {
  return period.length > 7 ? 'do dia' : 'do mês'
}

function periodWords(period: string): string {
  const day = new Intl.DateTimeFormat('pt-PT', {
    timeZone: 'UTC',
    ...(period.length > 7 ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' }),
  })
  return day.format(Date.parse(period.length > 7 ? period : `${period}-01`))
}

function euros(cents: number): string {
  return new Intl.NumberFormat('pt-PT', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
