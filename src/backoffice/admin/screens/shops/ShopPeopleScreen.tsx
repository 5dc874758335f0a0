import { Form, Link } from 'react-router'
import { ROLE_WORDS } from '#domains/partners/rules/role-words.ts'
import type { ShopPeopleOfSite } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-07: who acts for a shop. One that has an owner is left to them. */
export function ShopPeopleScreen({ data, outcome }: ScreenProps<ShopPeopleOfSite>) {
  const { eshopId, shop, members, invitations } = data
  const hasOwner = members.some(({ role }) => role === 'owner')
  return (
    <>
      <ScreenHead
        title={`Pessoas de ${shop}`}
        lead={
          hasOwner
            ? 'Quem responde pela loja convida e retira as outras pessoas.'
            : 'A loja não tem quem responda por ela.'
        }
      >
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
        <Link to={`/registo?kind=partners.member&q=${eshopId}/`}>Alterações</Link>
      </ScreenHead>
      {members.length === 0 && <p className="empty">Ainda ninguém age por esta loja.</p>}
      <People members={members} hasOwner={hasOwner} />
      <PlainTable
        caption="Convites por aceitar"
        isWordy
        heads={['E-mail', 'Função', 'Vale até']}
        rows={invitations.map(({ email, role, expiresAt }) => [email, ROLE_WORDS[role].name, momentWords(expiresAt)])}
      />
      {!hasOwner && (
        <AnsweredForm outcome={outcome} className="panel">
          <h2>Convidar quem responde pela loja</h2>
          <TextField
            name="email"
            type="email"
            label="E-mail"
            hint="Confirme com a loja de quem é: quem aceita vê as faturas e muda tudo o que é da loja."
            maxLength={254}
            required
          />
          <div className="actions">
            <button type="submit" className="primary">
              Convidar
            </button>
          </div>
        </AnsweredForm>
      )}
    </>
  )
}

function People({ members, hasOwner }: Pick<ShopPeopleOfSite, 'members'> & { hasOwner: boolean }) {
  const may = useMay()
  return (
    <PlainTable
      caption="Pessoas"
      isWordy
      heads={['Nome', 'Função', 'Desde', ...(hasOwner ? [] : ['Fazer'])]}
      rows={members.map(({ personId, name, role, since }) => [
        may('admin') ? (
          <Link key="n" to={`/pessoas/${personId}`}>
            {name}
          </Link>
        ) : (
          name
        ),
        ROLE_WORDS[role].name,
        momentWords(since),
        ...(hasOwner
          ? []
          : [
              <Form key="f" method="post">
                <input type="hidden" name="personId" value={personId} />
                <button type="submit" aria-label={`Nomear ${name} responsável`}>
                  Nomear responsável
                </button>
              </Form>,
            ]),
      ])}
    />
  )
}
