import { kindWords, NOTICE_LIMITS, reasonWords, type ShownCase } from '#domains/moderation/contract.ts'
import { formatMoment } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'

export interface CasePageProps extends ShownCase {
  readonly token: string
  readonly typed?: string
  readonly error?: string
}

/** G-05: what was reported or written, what was decided and why, and the complaint about that. */
export function CasePage(shown: CasePageProps) {
  const { kind, notice, texts, token, seenBy } = shown
  return (
    <div className="wrap">
      <div className="info">
        <h1>{notice === null ? `A sua ${kindWords[kind]}` : `Denúncia n.º ${notice.number}`}</h1>
        {notice !== null && (
          <>
            <p className="lead">{`Recebemos uma denúncia de uma ${kindWords[kind]} em ${formatMoment(notice.at.toISOString())}.`}</p>
            {notice.explanation !== null && <p>{`${reasonWords(notice.reason)}: ${notice.explanation}`}</p>}
          </>
        )}
        {texts.length > 0 && (
          <blockquote>
            {texts.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </blockquote>
        )}
        {seenBy === 'confirm' ? (
          <Confirmation token={token} isDone={notice?.isAddressConfirmed === true} />
        ) : (
          <Decided {...shown} />
        )}
      </div>
    </div>
  )
}

function Confirmation({ token, isDone }: { token: string; isDone: boolean }) {
  if (isDone)
    return (
      <p role="status">
        O e-mail está confirmado. Escrevemos-lhe quando houver decisão; não precisa de fazer mais nada.
      </p>
    )
  return (
    <form method="post" action={paths.moderationCase(token)}>
      <p>Confirme que o e-mail é seu, e dizemos-lhe lá o que decidirmos.</p>
      <Button tone="primary" type="submit" name="acto" value="confirmar">
        Confirmar o e-mail
      </Button>
    </form>
  )
}

function Decided({ decided, notice, isShown, kind, complaint, ...rest }: CasePageProps) {
  if (decided === null)
    return (
      <p role="status">
        Uma pessoa vai ler o texto e decidir. Guarde o endereço desta página: a decisão e a razão dela ficam aqui.
      </p>
    )
  return (
    <section>
      <h2>{`Decisão de ${formatMoment(decided.at.toISOString())}`}</h2>
      {notice !== null && (
        <p>{isShown ? `A ${kindWords[kind]} continua publicada.` : `A ${kindWords[kind]} não está publicada.`}</p>
      )}
      {decided.statement.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {notice !== null && <p>Quem decidiu foi uma pessoa.</p>}
      {complaint === 'waiting' && <p role="status">Recebemos a sua reclamação. Uma pessoa volta a ler o caso.</p>}
      {complaint === 'open' && <Complaint {...rest} />}
    </section>
  )
}

/** Digital Services Act, article 20. */
function Complaint({ token, typed, error }: Pick<CasePageProps, 'token' | 'typed' | 'error'>) {
  return (
    <form className="form" method="post" action={`${paths.moderationCase(token)}#reclamacao`}>
      <h2 id="reclamacao" tabIndex={-1}>
        Não concorda?
      </h2>
      <p>
        Pode reclamar durante seis meses, sem custo: uma pessoa volta a ler o caso. Pode também recorrer a um organismo
        certificado de resolução de litígios, à ANACOM ou aos tribunais.
      </p>
      <TextArea
        id="campo-reclamacao"
        name="reclamacao"
        label="Porque devemos decidir de outra forma"
        rows={6}
        required
        maxLength={NOTICE_LIMITS.explanationChars}
        defaultValue={typed ?? ''}
        error={error ?? null}
      />
      <Button tone="primary" type="submit" name="acto" value="reclamar">
        Enviar a reclamação
      </Button>
    </form>
  )
}
