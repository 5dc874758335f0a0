import type { LabEvidence } from '#domains/partners/contract.ts'
import { countOf } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { marketLink, shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { StepView } from './join-view.ts'
import { stepWords } from './join-words.ts'

/** The feed, read by the same lab that anybody may try theirs in. */
export function FeedStep({ application, reading, hasLab, typed, complaint }: StepView) {
  const site = useSite()
  const { id, feedUrl, lab, labId } = application
  return (
    <>
      <form
        className="form"
        method="post"
        action={`${shopsLink(site, paths.shopJoiningStep(id, stepWords.feed.slug))}#erros`}
      >
        <Field
          id="campo-feed"
          name="feed"
          label="Endereço do feed"
          hint="O mesmo que já usa noutros sites: Google, KuantoKusta, Shopify, WooCommerce e outros."
          error={complaint?.field === 'feed' ? complaint.text : null}
          type="text"
          inputMode="url"
          autoComplete="off"
          required
          maxLength={2_000}
          defaultValue={typed ?? feedUrl ?? ''}
        />
        <Button tone={feedUrl === null ? 'primary' : 'secondary'} type="submit">
          {feedUrl === null ? 'Ler o feed' : 'Ler outra vez'}
        </Button>
      </form>
      {reading !== null && (
        <p role="status">{`Estamos a ler o feed: ${countOf(reading, ['artigo', 'artigos'])} até agora. Esta página atualiza-se sozinha.`}</p>
      )}
      {feedUrl !== null && reading === null && lab === null && (
        <p className="complaint">Este resultado já foi apagado. Leia o feed outra vez.</p>
      )}
      {lab !== null && (
        <Result lab={lab} id={id} labUrl={hasLab && labId !== null ? marketLink(site, paths.labRun(labId)) : null} />
      )}
    </>
  )
}

function Result({ lab, id, labUrl }: { lab: LabEvidence; id: number; labUrl: string | null }) {
  const site = useSite()
  const enters = lab.fatal.length === 0 && lab.accepted > 0
  return (
    <div className={enters ? 'join-done' : 'complaint'} role="status">
      <p>
        {enters
          ? `${countOf(lab.read, ['artigo lido', 'artigos lidos'])}: ${lab.accepted} entram, ${lab.rejected} ficam de fora.`
          : 'Assim o feed ainda não entra: nenhum artigo foi aceite.'}
      </p>
      {labUrl !== null && (
        <p>
          <a href={labUrl}>Ver tudo o que encontrámos, linha a linha</a>
        </p>
      )}
      {enters && (
        <LinkButton tone="primary" href={shopsLink(site, paths.shopJoiningStep(id, stepWords.terms.slug))}>
          Continuar
        </LinkButton>
      )}
    </div>
  )
}
