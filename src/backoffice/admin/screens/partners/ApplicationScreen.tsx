import { Link } from 'react-router'
import { REFUSAL_REASONS } from '#domains/partners/rules/refusal-reasons.ts'
import type { ShopApplication } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { billingWords, proofWords, registerWords, stateWords } from './application-words.ts'
import { DecisionForm } from './DecisionForm.tsx'

/** one application, all that speaks for and against it, and the decision. */
export function ApplicationScreen({ data, outcome }: ScreenProps<ShopApplication>) {
  const { company, state, submittedAt, eshopId, others } = data
  return (
    <>
      <ScreenHead title={company.tradeName} lead={`${stateWords[state]}. Enviado em ${momentWords(submittedAt)}.`}>
        <Link to="/parceiros">Pedidos</Link>
        {eshopId !== null && <Link to={`/lojas/${eshopId}`}>Loja</Link>}
      </ScreenHead>
      <Company company={company} />
      <Evidence application={data} />
      <PlainTable
        caption="Outros pedidos da mesma empresa"
        heads={['N.º', 'Domínio', 'Estado']}
        rows={others.map(({ applicationId, domain, state: of }) => [
          <Link key="n" to={`/parceiros/${applicationId}`}>
            {applicationId}
          </Link>,
          domain,
          stateWords[of],
        ])}
      />
      {state === 'submitted' ? <DecisionForm application={data} outcome={outcome} /> : <Decided application={data} />}
    </>
  )
}

function Company({ company }: Pick<ShopApplication, 'company'>) {
  return (
    <PlainTable
      caption="Empresa"
      heads={['Dado', 'O que a loja disse']}
      rows={[
        ['Nome legal', company.legalName],
        ['NIF', company.taxNumber],
        ['Registo comercial', company.register === '' ? '–' : company.register],
        ['Morada', `${company.street}, ${company.postalCode} ${company.city}`],
        ['País', company.country],
        ['Contacto', company.contactName],
        ['Telefone', company.phone],
        ['E-mail', company.mail],
      ]}
    />
  )
}

/** Digits of a tax number are checked; whether it has been given to somebody is VIES' to say, which is asked when the application is handed in. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/'

function Evidence({ application }: { application: ShopApplication }) {
  const { siteUrl } = usePlace()
  const { shownDomain, domainOf, provenBy, provenAt, feedUrl, lab, billingProblems } = application
  const { accountSince, termsVersion, termsAcceptedAt } = application
  return (
    <PlainTable
      caption="Provas"
      heads={['Prova', 'O que se sabe']}
      rows={[
        [
          'NIF',
          <>
            {`Algarismos certos. ${registerWords(application.register)} `}
            <a href={VIES}>Consultar o VIES</a>
          </>,
        ],
        [
          'Domínio',
          <>
            <bdi>{shownDomain}</bdi>
            {provenBy === null ? ', por provar' : `, provado por ${proofWords[provenBy]} em ${momentWords(provenAt)}`}
            {domainOf !== null && (
              <>
                {'; '}
                <Link to={`/lojas/${domainOf}`}>loja que o tem</Link>
              </>
            )}
          </>,
        ],
        ['Feed', <bdi key="feed">{feedUrl}</bdi>],
        [
          'Laboratório',
          lab === null ? 'sem resultado' : <Lab key="lab" lab={lab} url={`${siteUrl}/commercial/e-shop/${lab.id}`} />,
        ],
        ['Faturação', <Billing key="billing" problems={billingProblems} />],
        ['Conta', accountSince === null ? 'já não existe' : `desde ${momentWords(accountSince)}`],
        ['Termos', termsVersion === null ? '–' : `versão ${termsVersion}, aceite em ${momentWords(termsAcceptedAt)}`],
      ]}
    />
  )
}

/** What billing does not take keeps no shop out. */
function Billing({ problems }: { problems: ShopApplication['billingProblems'] }) {
  return problems.length === 0
    ? 'Os dados chegam para faturar.'
    : `Não se pode faturar assim: ${problems.map((field) => billingWords[field]).join(', ')}. Depois de aprovar, corrija os dados na conta da loja.`
}

function Lab({ lab, url }: { lab: NonNullable<ShopApplication['lab']>; url: string }) {
  const left = lab.rejected === 0 ? '' : `, ${formatCount(lab.rejected)} ficam de fora (${lab.errors.join(', ')})`
  return (
    <>
      {`${formatCount(lab.read)} lidos, ${formatCount(lab.accepted)} entram${left}; ${lab.warnings} avisos. `}
      <a href={url}>Ver o resultado</a> (guarda-se por um dia)
    </>
  )
}

function Decided({ application: { state, decidedAt, decidedBy, reasons, note } }: { application: ShopApplication }) {
  return (
    <section className="outcome" aria-label="Decisão">
      <h2>{`${stateWords[state]} em ${momentWords(decidedAt)}`}</h2>
      <p>{decidedBy === null ? 'Pela regra.' : `Pela pessoa ${decidedBy}.`}</p>
      {reasons.map((reason) => (
        <p key={reason}>{`${REFUSAL_REASONS[reason]}.`}</p>
      ))}
      {note !== null && <p>{note}</p>}
    </section>
  )
}
