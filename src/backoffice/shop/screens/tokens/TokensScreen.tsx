import { Form } from 'react-router'
import { RIGHT_WORDS } from '#domains/partners/rules/right-words.ts'
import type { ShopToken, ShopTokensAnswer } from '#platform/api-client/calls.ts'
import { TOKEN_RIGHTS } from '#platform/http/access/shop-rights.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckGroup } from '../../../parts/CheckGroup.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useShopsSite } from '../../use-shops-site.ts'

/** Who acts for a shop is decided by people alone. */
const rightOptions = TOKEN_RIGHTS.map((right) => {
  const { name, may } = RIGHT_WORDS[right]
  return [right, `${name}: ${may}`] as const
})

/** B-07: what the shop's programs are let in with; a new one is shown once. */
export function TokensScreen({ data: { tokens }, outcome }: ScreenProps<ShopTokensAnswer>) {
  const shopsSite = useShopsSite()
  return (
    <>
      <ScreenHead
        title="Chaves"
        lead="Para programas da loja. Uma chave que alguém possa ter visto deve ser revogada: deixa de valer já."
      >
        <a href={`${shopsSite}/api`}>Documentação da API</a>
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
        <CheckGroup name="rights" legend="O que pode fazer" options={rightOptions} checked={['read']} />
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
      <p>{own.map((right) => RIGHT_WORDS[right].name).join(', ')}</p>
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
