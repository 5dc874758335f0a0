import { type JoiningStep, joiningSteps, missingSteps } from '#domains/partners/contract.ts'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { DomainStep } from './DomainStep.tsx'
import { FeedStep } from './FeedStep.tsx'
import type { StepView } from './join-view.ts'
import { stepWords } from './join-words.ts'
import { TermsStep } from './TermsStep.tsx'

const bodies = { company: CompanyStep, domain: DomainStep, feed: FeedStep, terms: TermsStep } as const

/** R-20 /register/{id}/{step} */
export function StepPage(view: StepView) {
  const { step, application, complaint } = view
  const Body = bodies[step]
  const site = useSite()
  return (
    <div className="wrap">
      <div className="info">
        <p>
          <a href={shopsLink(site, paths.shopRegister())}>Os seus pedidos</a>
        </p>
        <h1>{`Inscrever a loja: ${stepWords[step].title}`}</h1>
        {application.state === 'draft' && <Steps view={view} />}
        {complaint?.field === 'form' && (
          <p className="complaint" role="alert" id="erros" tabIndex={-1}>
            {complaint.text}
          </p>
        )}
        <Body {...view} />
        {application.state === 'draft' && <GiveUp id={application.id} />}
      </div>
    </div>
  )
}

function Steps({ view: { step: current, application } }: { view: StepView }) {
  const site = useSite()
  const missing = missingSteps(application)
  return (
    <nav aria-label="Passos da adesão">
      <ol className="join-steps">
        {joiningSteps.map((step) => (
          <li key={step} data-done={missing.includes(step) ? undefined : ''}>
            <a
              href={shopsLink(site, paths.shopJoiningStep(application.id, stepWords[step].slug))}
              aria-current={step === current ? 'step' : undefined}
            >
              {stepWords[step].title}
              <span className="fine">{stateOf(step, missing)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stateOf(step: JoiningStep, missing: readonly JoiningStep[]): string {
  return missing.includes(step) ? 'por fazer' : 'feito'
}

function GiveUp({ id }: { id: number }) {
  const site = useSite()
  return (
    <details className="join-give-up">
      <summary>Apagar este pedido</summary>
      <p>Nada do que escreveu fica guardado.</p>
      <form method="post" action={shopsLink(site, paths.shopApplication(id))}>
        <Button type="submit" name="fazer" value="apagar">
          Apagar o pedido
        </Button>
      </form>
    </details>
  )
}
