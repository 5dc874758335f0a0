import { shownDomain } from '#domains/partners/contract.ts'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { CheckResult } from './CheckResult.tsx'
import { DomainProofs } from './DomainProofs.tsx'
import type { StepView } from './join-view.ts'
import { proofWords, stepWords } from './join-words.ts'

/** Which domain the shop has, and how it is shown that it is theirs. */
export function DomainStep(view: StepView) {
  const { application, typed, complaint } = view
  const { domain, provenBy, check } = application
  const site = useSite()
  const action = shopsLink(site, paths.shopJoiningStep(application.id, stepWords.domain.slug))
  return (
    <>
      <form className="form" method="post" action={`${action}#erros`}>
        <Field
          id="campo-dominio"
          name="dominio"
          label="Domínio da loja"
          hint="O endereço em que as pessoas compram, por exemplo asualoja.pt. Inclui tudo o que esteja abaixo dele."
          error={complaint?.field === 'domain' ? complaint.text : null}
          type="text"
          inputMode="url"
          autoComplete="url"
          required
          defaultValue={typed ?? (domain === null ? '' : shownDomain(domain))}
        />
        <Button tone={domain === null ? 'primary' : 'secondary'} type="submit" name="fazer" value="dominio">
          {domain === null ? 'Guardar o domínio' : 'Mudar o domínio'}
        </Button>
      </form>
      {check !== null && provenBy === null && <CheckResult check={check} />}
      {domain !== null && provenBy !== null && (
        <div className="join-done" role="status">
          <p>
            <strong>{shownDomain(domain)}</strong>
            {` está provado (${proofWords[provenBy]}).`}
          </p>
          <LinkButton tone="primary" href={shopsLink(site, paths.shopJoiningStep(application.id, stepWords.feed.slug))}>
            Continuar
          </LinkButton>
        </div>
      )}
      {domain !== null && provenBy === null && (
        <>
          <DomainProofs {...view} domain={domain} action={action} />
          <p className="note">
            Falta tempo para isto?{' '}
            <a href={shopsLink(site, paths.shopJoiningStep(application.id, stepWords.feed.slug))}>
              Continue com o feed
            </a>{' '}
            e volte aqui depois.
          </p>
        </>
      )}
    </>
  )
}
