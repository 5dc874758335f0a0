import type { Application } from '#domains/partners/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { below, marketLink, SHOPS_BASE, shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { CostWords } from './CostWords.tsx'
import { StateTag } from './StateTag.tsx'

export interface RegisterProps {
  /** Of who is signed in; null: nobody is. */
  readonly applications: readonly Application[] | null
  /** The run of the lab that somebody comes from. */
  readonly labId: string | null
  /** Another one was asked for. */
  readonly tooMany?: boolean
}

/** R-20 /register: what joining takes, and where one's own applications are. */
export function RegisterPage({ applications, labId, tooMany }: RegisterProps) {
  const site = useSite()
  return (
    <div className="wrap">
      <div className="info">
        <h1>Inscrever a loja</h1>
        <p className="lead">Quatro passos. Pode parar a meio e continuar noutro dia.</p>
        <ol className="join-steps-told">
          <li>
            <strong>Empresa.</strong> Nome, morada, contacto e número de contribuinte.
          </li>
          <li>
            <strong>Domínio.</strong> Mostre que a loja é sua: um registo de DNS, um ficheiro ou um e-mail do domínio.
          </li>
          <li>
            <strong>Feed.</strong> Lemo-lo e dizemos, linha a linha, o que entra e o que não entra.
          </li>
          <li>
            <strong>Condições.</strong> Leia-as, aceite-as e envie o pedido. As ofertas só aparecem depois de o
            aprovarmos.
          </li>
        </ol>
        <CostWords />
        {tooMany === true && (
          <p className="complaint" role="alert">
            Já tem vários pedidos abertos. Acabe ou apague um deles antes de começar outro.
          </p>
        )}
        {labId !== null && (
          <p className="note">
            Vem do laboratório: <a href={marketLink(site, paths.labRun(labId))}>ver o resultado</a>. Um feed lido de um
            endereço fica já no pedido.
          </p>
        )}
        {applications === null ? <SignIn labId={labId} /> : <Own applications={applications} labId={labId} />}
        <p className="note">
          Antes de começar pode{' '}
          <a href={`${marketLink(site, paths.commercialEshop())}#laboratorio`}>experimentar o feed</a> sem conta.
        </p>
      </div>
    </div>
  )
}

function SignIn({ labId }: Pick<RegisterProps, 'labId'>) {
  const { url } = useSite()
  const next = below(SHOPS_BASE, paths.shopRegister(labId ?? undefined))
  return (
    <>
      <h2>Primeiro, a sua conta</h2>
      <p>Quem inscreve a loja entra com a sua própria conta; depois pode dar acesso a colegas.</p>
      <p className="best-links">
        <LinkButton tone="primary" href={url + paths.register({ next })}>
          Criar conta
        </LinkButton>
        <LinkButton href={url + paths.login({ next })}>Já tenho conta</LinkButton>
      </p>
    </>
  )
}

function Own({ applications, labId }: { applications: readonly Application[]; labId: string | null }) {
  const site = useSite()
  return (
    <>
      {applications.length > 0 && (
        <>
          <h2>Os seus pedidos</h2>
          <ul className="join-list">
            {applications.map((application) => (
              <li key={application.id}>
                <a href={shopsLink(site, paths.shopApplication(application.id))}>{nameOf(application)}</a>{' '}
                <StateTag state={application.state} />{' '}
                <span className="fine">{formatDay(application.updatedAt.toISOString())}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={shopsLink(site, paths.shopRegister())}>
        {labId !== null && <input type="hidden" name="laboratorio" value={labId} />}
        <Button tone="primary" type="submit">
          {applications.length === 0 ? 'Começar' : 'Inscrever outra loja'}
        </Button>
      </form>
    </>
  )
}

function nameOf({ company, domain, id }: Application): string {
  return company?.tradeName ?? domain ?? `Pedido n.º ${id}`
}
