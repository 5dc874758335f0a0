import { Link } from 'react-router'
import { SUSPENSION_LABELS } from '#domains/eshops/rules/suspension-reasons.ts'
import type { ShopComplaint, ShopNoticesAnswer, ShopSuspension } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { aboutWords, complaintState } from '../../../parts/complaint-words.ts'
import { TextAreaField } from '../../../parts/Field.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const labels: Readonly<Record<string, string>> = SUSPENSION_LABELS

type Notices = ShopNoticesAnswer & {
  /** What is to be complained about. */
  readonly asked: { readonly about: string | null; readonly aboutId: string | null }
}

/** G-04: decisions with reasons and how to object, complaints with their answers. */
export function NoticesScreen({ data, outcome }: ScreenProps<Notices>) {
  const { suspensions, hiddenOffers, complaints, asked } = data
  const may = useMay()
  const about = (Object.keys(aboutWords) as (keyof typeof aboutWords)[]).find((each) => each === asked.about)
  return (
    <>
      <ScreenHead title="Avisos" lead="O que decidimos sobre a loja e as suas ofertas, porquê, e como reclamar." />
      {suspensions.length + hiddenOffers.length === 0 && (
        <p className="empty">Não há decisões nossas sobre a loja nem sobre as suas ofertas.</p>
      )}
      {suspensions.map((suspension) => (
        <Suspension key={suspension.suspensionId} {...suspension} />
      ))}
      <PlainTable
        caption="Ofertas escondidas"
        isWordy
        heads={['Oferta', 'Artigo', 'Motivo', 'Desde', 'Reclamar']}
        rows={hiddenOffers.map(({ variantId, itemId, title, reason, since }) => [
          title,
          itemId,
          reason,
          momentWords(since),
          <ComplainLink key={variantId} about="offer" aboutId={String(variantId)} />,
        ])}
      />
      {about !== undefined && asked.aboutId !== null && may('profile') && (
        <AnsweredForm outcome={outcome} className="form" id="reclamar">
          <h2>{`Reclamar: ${aboutWords[about]} ${asked.aboutId}`}</h2>
          <input type="hidden" name="about" value={about} />
          <input type="hidden" name="aboutId" value={asked.aboutId} />
          <TextAreaField
            name="body"
            label="Porque não está certo"
            hint="De 20 a 2000 letras. Lê-a outra pessoa, e não quem decidiu."
            rows={6}
            maxLength={2000}
            required
          />
          <div className="actions">
            <button type="submit" className="primary">
              Enviar reclamação
            </button>
          </div>
        </AnsweredForm>
      )}
      {complaints.length > 0 && <h2>Reclamações</h2>}
      {complaints.map((complaint) => (
        <Complaint key={complaint.complaintId} {...complaint} />
      ))}
    </>
  )
}

function Suspension({ suspensionId, reasons, facts, toldAt, beginsAt, endedAt, endFacts }: ShopSuspension) {
  return (
    <article className="panel" aria-label={`Suspensão n.º ${suspensionId}`}>
      <h2>{`Suspensão n.º ${suspensionId}`}</h2>
      <p className="soft">
        {`Avisada em ${momentWords(toldAt)}, a partir de ${momentWords(beginsAt)}${endedAt === null ? '' : `, acabou em ${momentWords(endedAt)}`}`}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{labels[reason] ?? reason}</li>
        ))}
      </ul>
      <p>{facts}</p>
      {endFacts !== null && <p>{`Fim: ${endFacts}`}</p>}
      <ComplainLink about="suspension" aboutId={String(suspensionId)} />
    </article>
  )
}

function ComplainLink({ about, aboutId }: { about: ShopComplaint['about']; aboutId: string }) {
  return (
    <Link
      to={`/avisos?${new URLSearchParams({ about, aboutId })}#reclamar`}
      aria-label={`Reclamar: ${aboutWords[about]} ${aboutId}`}
    >
      Reclamar
    </Link>
  )
}

function Complaint(complaint: ShopComplaint) {
  const { complaintId, about, aboutId, body, madeAt, answer, answeredAt } = complaint
  return (
    <article className="panel" aria-label={`Reclamação n.º ${complaintId}`}>
      <h3>{`N.º ${complaintId} · ${aboutWords[about]} ${aboutId} · ${complaintState(complaint)}`}</h3>
      <p className="soft">{`Enviada em ${momentWords(madeAt)}`}</p>
      <p>{body}</p>
      {answer !== null && <p>{`Resposta de ${momentWords(answeredAt)}: ${answer}`}</p>}
    </article>
  )
}
