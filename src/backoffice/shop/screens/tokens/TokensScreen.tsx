import { Form } from 'react-router'
import type { ShopToken, ShopTokensAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckGroup } from '../../../parts/CheckGroup.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const rightWords: Readonly<Record<ShopToken['rights'][number], string>> = {
  read: 'Ler: relatórios, ofertas, estatísticas, avaliações e perguntas',
  feed: 'Feed: pedir leituras, aceitar importações, corrigir categorias',
  profile: 'Condições: portes, políticas e vales',
  orders: 'Compras: enviar e ler',
  replies: 'Respostas a avaliações e perguntas',
  bids: 'Licitações e orçamentos',
  billing: 'Faturas e saldo',
}

/** B-07: what the shop's programs are let in with; a new one is shown once. */
export function TokensScreen({ data: { tokens }, outcome }: ScreenProps<ShopTokensAnswer>) {
  const { siteUrl } = usePlace()
  return (
    <>
      <ScreenHead
        title="Chaves"
        lead="Para programas da loja. Uma chave que alguém possa ter visto deve ser revogada: deixa de valer já."
      >
        <a href={`${siteUrl}/lojas-site/api`}>Documentação da API</a>
      </ScreenHead>
      {tokens.length === 0 && (
        <p className="empty">A loja não tem chaves. Só precisa de uma se um programa seu falar com o nosso.</p>
      )}
      {tokens.map((token) => (
        <Token key={token.tokenId} {...token} />
      ))}
      <h2>Criar uma chave</h2>
      <AnsweredForm outcome={outcome} className="form">
        <TextField name="name" label="Nome" hint="Para a reconhecer: «ERP», «site»." maxLength={100} required />
        <CheckGroup name="rights" legend="O que pode fazer" options={Object.entries(rightWords)} checked={['read']} />
        <div className="actions">
          <button type="submit" className="primary">
            Criar chave
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

function Token({ tokenId, name, rights: own, createdAt, lastUsedOn }: ShopToken) {
  return (
    <Form method="post" className="panel">
      <h2>{name === '' ? 'Sem nome' : name}</h2>
      <p>{own.map((right) => rightWords[right].split(':')[0]).join(', ')}</p>
      <p className="soft">
        {`Criada em ${momentWords(createdAt)} · ${lastUsedOn === null ? 'nunca usada' : `usada pela última vez a ${dayWords(lastUsedOn)}`}`}
      </p>
      <input type="hidden" name="tokenId" value={tokenId} />
      <div className="actions">
        <button type="submit" aria-label={`Revogar ${name}`}>
          Revogar
        </button>
      </div>
    </Form>
  )
}
