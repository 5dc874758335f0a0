import { Form, Link } from 'react-router'
import type { BackOfficeComplaint, ListComplaintsAnswer } from '#platform/api-client/calls.ts'
import { aboutWords, complaintState } from '../../../parts/complaint-words.ts'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField, TextAreaField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** G-04: complaints of shops, the longest waiting first. */
export function ComplaintsScreen({ data }: ScreenProps<ListComplaintsAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead title="Reclamações de lojas" lead="Quem decide não deve ser quem tomou a decisão.">
        <ExportLink path="/v1/backoffice/complaints.csv" />
      </ScreenHead>
      <FilterForm search={null}>
        <SelectField
          name="state"
          label="Estado"
          options={[
            ['', 'À espera'],
            ['ended', 'Com resposta'],
          ]}
          defaultValue={asked('state')}
        />
      </FilterForm>
      {data.rows.length === 0 && <p className="empty">Nenhuma reclamação.</p>}
      {data.rows.map((complaint) => (
        <Complaint key={complaint.complaintId} {...complaint} />
      ))}
      <Pagination {...data} />
    </>
  )
}

function Complaint(complaint: BackOfficeComplaint) {
  const { complaintId, eshopId, eshopName, about, aboutId, body, madeAt, outcome, answer } = complaint
  return (
    <article className="panel" aria-label={`Reclamação n.º ${complaintId}`}>
      <h2>
        {`N.º ${complaintId}, `}
        <Link to={`/lojas/${eshopId}`}>{eshopName}</Link>
      </h2>
      <p className="soft">{`${aboutWords[about]} ${aboutId} · ${momentWords(madeAt)} · ${complaintState(complaint)}`}</p>
      <p>{body}</p>
      {about === 'offer' && <Link to={`/ofertas/${aboutId}/info`}>Ver a oferta</Link>}
      {answer !== null && <p>{`Resposta: ${answer}`}</p>}
      {outcome === null && (
        <Form method="post" className="form">
          <input type="hidden" name="complaintId" value={complaintId} />
          <SelectField
            name="outcome"
            label="Fim"
            options={[
              ['upheld', 'A decisão mantém-se'],
              ['corrected', 'A loja tem razão'],
            ]}
          />
          <TextAreaField name="answer" label="Resposta à loja" maxLength={2000} required />
          <div className="actions">
            <button type="submit" className="primary">
              Responder
            </button>
          </div>
        </Form>
      )}
    </article>
  )
}
