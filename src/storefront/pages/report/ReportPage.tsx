import { kindWords, type ModeratedKind } from '#domains/moderation/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ReportForm, type ReportFormProps } from './ReportForm.tsx'

export interface ReportPageProps extends ReportFormProps {
  readonly kind: ModeratedKind
  /** What is reported, as others read it. */
  readonly texts: readonly string[]
}

/** G-05 /denunciar: notice and action (Digital Services Act, article 16). */
export function ReportPage({ kind, texts, ...form }: ReportPageProps) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={[{ name: 'Início', url: paths.homepage() }]} />
        <h1>{`Denunciar uma ${kindWords[kind]}`}</h1>
        <p className="lead">
          Uma pessoa lê o que escrever e decide. Dizemos a decisão, e porquê, a quem denunciou e a quem escreveu.
        </p>
        <blockquote>
          {texts.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </blockquote>
        <ReportForm {...form} />
        <p className="note">
          Como decidimos e como contestar: <a href={paths.digitalServices()}>contactos dos serviços digitais</a> e{' '}
          <a href={paths.reviewPolicy()}>política de avaliações</a>.
        </p>
      </div>
    </div>
  )
}
