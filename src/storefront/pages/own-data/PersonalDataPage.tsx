import { EXPORT_KEPT_DAYS, EXPORTS_A_DAY, UNDO_DAYS } from '#domains/identity/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ACCOUNT_CRUMBS } from '../user/account-crumbs.ts'
import { OwnSection } from './OwnSection.tsx'

export interface ShownConsent {
  readonly what: string
  readonly answer: string
  readonly textVersion: string
  readonly decidedAt: string
  readonly when: string
}

export interface ShownCopy {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly askedWhen: string
  readonly keptUntil: string
  readonly url: string
}

export interface PersonalDataPageProps {
  readonly email: string
  readonly consents: readonly ShownConsent[]
  readonly copy: ShownCopy | null
  /** What came of asking for one. */
  readonly notice: 'pedida' | 'limite' | null
}

/** G-09 /user/dados: what was agreed to, a copy of everything, and the way to have it all erased. */
export function PersonalDataPage({ email, consents, copy, notice }: PersonalDataPageProps) {
  return (
    <div className="wrap">
      <div className="info own">
        <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
        <h1>Os seus dados</h1>
        <p className="lead">
          O que guardamos da conta de <bdi>{email}</bdi>, e o que pode fazer com isso.
        </p>
        <CopySection copy={copy} notice={notice} />
        <OwnSection id="consentimentos" title="Consentimentos" lead="O que aceitou ou recusou, e o texto que viu.">
          {consents.length === 0 ? (
            <p className="note">Ainda não há nenhum registo.</p>
          ) : (
            <Consents consents={consents} />
          )}
        </OwnSection>
        <OwnSection
          id="apagar"
          title="Apagar a conta"
          lead={`Apagamos tudo o que guardamos sobre si. Tem ${UNDO_DAYS} dias para voltar atrás.`}
        >
          <p>
            <LinkButton href={paths.eraseAccount()}>Apagar a conta</LinkButton>
          </p>
        </OwnSection>
      </div>
    </div>
  )
}

function CopySection({ copy, notice }: Pick<PersonalDataPageProps, 'copy' | 'notice'>) {
  const isWaiting = copy?.state === 'waiting'
  return (
    <OwnSection
      id="copia"
      title="Cópia de tudo"
      lead={`Um ficheiro zip com tudo o que guardamos sobre si, em JSON e em CSV. Só esta conta o pode descarregar, durante ${EXPORT_KEPT_DAYS} dias.`}
      saved={notice === 'pedida' ? 'Pedido recebido. A cópia fica pronta dentro de instantes.' : null}
    >
      {notice === 'limite' && (
        <p className="complaint" role="alert">
          {`Já pediu ${EXPORTS_A_DAY} cópias num dia. Peça outra amanhã.`}
        </p>
      )}
      {isWaiting && (
        <p>A cópia pedida em {copy.askedWhen} está a ser preparada. Volte a abrir esta página daqui a pouco.</p>
      )}
      {copy?.state === 'failed' && (
        <p className="complaint">A cópia pedida em {copy.askedWhen} não foi feita. Peça outra.</p>
      )}
      {copy?.state === 'ready' && (
        <p>
          <LinkButton tone="primary" href={copy.url}>
            Descarregar a cópia
          </LinkButton>{' '}
          <span className="fine">{`Pedida em ${copy.askedWhen}; fica aqui até ${copy.keptUntil}.`}</span>
        </p>
      )}
      {!isWaiting && (
        <form method="post" action={paths.personalData()}>
          <Button type="submit">{copy === null ? 'Pedir uma cópia' : 'Pedir outra cópia'}</Button>
        </form>
      )}
    </OwnSection>
  )
}

function Consents({ consents }: { consents: readonly ShownConsent[] }) {
  return (
    <div className="own-table" role="region" aria-label="Tabela dos consentimentos" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">O quê</th>
            <th scope="col">Resposta</th>
            <th scope="col">Quando</th>
            <th scope="col">Texto</th>
          </tr>
        </thead>
        <tbody>
          {consents.map((each, index) => (
            <tr key={index}>
              <th scope="row">{each.what}</th>
              <td>{each.answer}</td>
              <td>
                <time dateTime={each.decidedAt}>{each.when}</time>
              </td>
              <td>{each.textVersion}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
