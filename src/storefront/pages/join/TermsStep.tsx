import type { ReactNode } from 'react'
import { type JoiningStep, shownDomain } from '#domains/partners/contract.ts'
import { paths } from '../../paths.ts'
import { marketLink, shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { CostWords } from './CostWords.tsx'
import type { StepView } from './join-view.ts'
import { stepWords } from './join-words.ts'

/** What is handed in, the terms by their version, and the trader's own word. */
export function TermsStep({ application, termsVersion, complaint }: StepView) {
  const site = useSite()
  const { id, company, domain, provenBy, feedUrl, lab } = application
  const error = complaint?.field === 'accepts' ? complaint.text : null
  return (
    <>
      <dl className="join-values">
        <Line id={id} name="Empresa" step="company" value={company && `${company.legalName}, ${company.taxNumber}`} />
        <Line id={id} name="Loja" step="company" value={company && company.tradeName} />
        <Line
          id={id}
          name="Domínio"
          step="domain"
          value={domain && shownDomain(domain)}
          missing={provenBy === null ? 'mostrar que é seu' : null}
        />
        <Line id={id} name="Feed" step="feed" value={feedUrl} />
        <Line id={id} name="Artigos que entram" step="feed" value={lab && String(lab.accepted)} />
      </dl>
      {application.state === 'draft' && <CostWords />}
      <form
        className="form"
        method="post"
        action={`${shopsLink(site, paths.shopJoiningStep(id, stepWords.terms.slug))}#erros`}
      >
        <input type="hidden" name="versao" value={termsVersion} />
        <Box name="aceito" isWrong={error !== null}>
          Li e aceito os{' '}
          <a href={marketLink(site, paths.termsOfShops())}>{`termos das lojas, versão ${termsVersion}`}</a>.
        </Box>
        <Box name="garanto" isWrong={error !== null}>
          Declaro que a empresa só oferece produtos que cumprem as regras da União Europeia.
        </Box>
        {error !== null && (
          <p className="complaint" id="erros" tabIndex={-1} role="alert">
            {error}
          </p>
        )}
        <Button tone="primary" type="submit">
          {application.state === 'draft' ? 'Enviar o pedido' : 'Aceitar esta versão'}
        </Button>
      </form>
    </>
  )
}

/** What is not there yet leads to the step where it is given. `missing`: what has still to be done about what is there. */
function Line({
  id,
  name,
  step,
  value,
  missing = null,
}: {
  readonly id: number
  readonly name: string
  readonly step: JoiningStep
  readonly value: string | null
  readonly missing?: string | null
}) {
  const site = useSite()
  const address = shopsLink(site, paths.shopJoiningStep(id, stepWords[step].slug))
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {value !== null && missing !== null && <br />}
        {value !== null && missing !== null && <a href={address}>{`Falta ${missing}`}</a>}
        {value === null && <a href={address}>{`Falta: ir para ${stepWords[step].title}`}</a>}
      </dd>
    </div>
  )
}

function Box({ name, isWrong, children }: { name: string; isWrong: boolean; children: ReactNode }) {
  return (
    <label className="join-choice" htmlFor={`campo-${name}`}>
      <input
        id={`campo-${name}`}
        type="checkbox"
        name={name}
        value="sim"
        required
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'erros' : undefined}
      />
      <span>{children}</span>
    </label>
  )
}
