import { Link } from 'react-router'
import type { ShowPersonAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { roleNames, roleWords } from './people-words.ts'

/** B-08: roles, sessions and requests of one person, in one form with one reason. */
export function PersonScreen({ data, outcome }: ScreenProps<ShowPersonAnswer>) {
  const { person, rolesVersion } = data
  return (
    <>
      <ScreenHead
        title={person.name}
        lead={`N.º ${person.id} · ${person.maskedEmail} · conta criada em ${momentWords(person.createdAt)}`}
      >
        <Link to={`/registo?${new URLSearchParams({ q: String(person.id) })}`}>Alterações</Link>
      </ScreenHead>
      <AnsweredForm outcome={outcome} className="form" key={rolesVersion}>
        <input type="hidden" name="versao" value={rolesVersion} />
        {/* Enter in the reason would press the first button, which gives a role. */}
        <button type="submit" disabled hidden>
          Nada
        </button>
        <TextField
          name="razao"
          label="Razão"
          hint="Fica no registo de alterações, com o seu nome."
          maxLength={500}
          autoComplete="off"
        />
        <Roles {...data} />
        <Sessions {...data} />
        <Requests {...data} />
      </AnsweredForm>
    </>
  )
}

function Roles({ person }: ShowPersonAnswer) {
  return (
    <section aria-labelledby="papeis">
      <h2 id="papeis">Papéis neste site</h2>
      <div className="table-frame" role="region" aria-label="Papéis, em tabela" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Papel</th>
              <th scope="col">Tem</th>
              <th scope="col">Mudar</th>
            </tr>
          </thead>
          <tbody>
            {roleNames.map((role) => {
              const has = person.roles.includes(role)
              return (
                <tr key={role}>
                  <th scope="row">{roleWords[role]}</th>
                  <td>{has ? 'sim' : 'não'}</td>
                  <td>
                    <button
                      name="ato"
                      value={`${has ? 'retirar' : 'dar'}:${role}`}
                      aria-label={`${has ? 'Retirar' : 'Atribuir'}: ${roleWords[role]}`}
                    >
                      {has ? 'Retirar' : 'Atribuir'}
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Sessions({ sessions, passkeys }: ShowPersonAnswer) {
  return (
    <section aria-labelledby="sessoes">
      <h2 id="sessoes">Sessões abertas</h2>
      <p className="soft">{passkeys === 0 ? 'Sem chaves de acesso.' : `Chaves de acesso: ${passkeys}.`}</p>
      {sessions.length === 0 ? (
        <p>Não há sessões abertas.</p>
      ) : (
        <>
          <div className="table-frame" role="region" aria-label="Sessões, em tabela" tabIndex={0}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">Navegador</th>
                  <th scope="col">Aberta</th>
                  <th scope="col">Último uso</th>
                  <th scope="col">Terminar</th>
                </tr>
              </thead>
              <tbody>
                {sessions.map(({ id, agent, openedAt, seenAt }) => (
                  <tr key={id}>
                    <th scope="row">{agent === '' ? 'desconhecido' : agent}</th>
                    <td>{momentWords(openedAt)}</td>
                    <td>{momentWords(seenAt)}</td>
                    <td>
                      <button
                        name="ato"
                        value={`sessao:${id}`}
                        aria-label={`Terminar a sessão de ${momentWords(openedAt)}`}
                      >
                        Terminar
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="actions">
            <button name="ato" value="sessoes">
              Terminar todas
            </button>
          </p>
        </>
      )}
    </section>
  )
}

const exportWords = { waiting: 'a ser feita', ready: 'pronta', failed: 'falhou' } as const

/** What people ask for who cannot sign in. */
function Requests({ erasure, lastExport }: ShowPersonAnswer) {
  return (
    <section aria-labelledby="pedidos">
      <h2 id="pedidos">Dados pessoais</h2>
      <p>
        {lastExport === null
          ? 'Nenhuma cópia nos últimos dias.'
          : `Última cópia: pedida em ${momentWords(lastExport.askedAt)}, ${exportWords[lastExport.state]}.`}
      </p>
      <p>
        {erasure === null
          ? 'A eliminação não foi pedida.'
          : `Eliminação pedida em ${momentWords(erasure.askedAt)}. Tudo é apagado em ${momentWords(erasure.dueAt)}.`}
      </p>
      <p className="actions">
        <button name="ato" value="copia">
          Fazer uma cópia dos dados
        </button>
        {erasure === null ? (
          <button name="ato" value="eliminar" className="danger">
            Eliminar a conta
          </button>
        ) : (
          <button name="ato" value="anular">
            Anular a eliminação
          </button>
        )}
      </p>
    </section>
  )
}
