import { type Application, REFUSAL_REASONS, shownDomain } from '#domains/partners/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { StateTag } from './StateTag.tsx'

/** R-20 /register/{id}: an application that was handed in. */
export function ApplicationPage({ application, slug }: { application: Application; slug: string | null }) {
  const site = useSite()
  const { state, company, domain, submittedAt } = application
  return (
    <div className="wrap">
      <div className="info">
        <p>
          <a href={shopsLink(site, paths.shopRegister())}>Os seus pedidos</a>
        </p>
        <h1>{company?.tradeName ?? 'O pedido da loja'}</h1>
        <p>
          <StateTag state={state} />
        </p>
        <p className="fine">
          {domain !== null && shownDomain(domain)}
          {submittedAt !== null && `, enviado a ${formatDay(submittedAt.toISOString())}`}
        </p>
        {state === 'submitted' && <Waiting id={application.id} />}
        {state === 'refused' && <Refused application={application} />}
        {state === 'approved' && <Approved slug={slug} />}
      </div>
    </div>
  )
}

function Waiting({ id }: { id: number }) {
  const site = useSite()
  return (
    <>
      <p className="lead">Uma pessoa vai ler o pedido e responder para o e-mail da sua conta.</p>
      <p>
        Até lá, nada da loja aparece no site. Se precisar de corrigir alguma coisa, retire o pedido: fica tudo guardado.
      </p>
      <form method="post" action={shopsLink(site, paths.shopApplication(id))}>
        <Button type="submit" name="fazer" value="abrir">
          Retirar e corrigir
        </Button>
      </form>
    </>
  )
}

function Refused({ application: { id, reasons, note } }: { application: Application }) {
  const site = useSite()
  return (
    <>
      <h2>Porque não foi aceite</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{REFUSAL_REASONS[reason]}</li>
        ))}
      </ul>
      {note !== null && <p>{note}</p>}
      <form method="post" action={shopsLink(site, paths.shopApplication(id))}>
        <Button tone="primary" type="submit" name="fazer" value="abrir">
          Corrigir e pedir outra vez
        </Button>
      </form>
      <p className="note">
        Não concorda? <a href={shopsLink(site, paths.shopsContact())}>Escreva-nos</a>: outra pessoa lê o caso.
      </p>
    </>
  )
}

/** Who has left the shop meanwhile has no area of it: `slug` is null. */
function Approved({ slug }: { slug: string | null }) {
  const site = useSite()
  return (
    <>
      <p className="lead">
        A loja foi aceite. O feed está a ser lido, e as ofertas aparecem assim que a leitura acabar.
      </p>
      <p>
        <LinkButton tone="primary" href={shopsLink(site, slug === null ? paths.shopChoice() : paths.shopArea(slug))}>
          Ir para a área da loja
        </LinkButton>
      </p>
    </>
  )
}
