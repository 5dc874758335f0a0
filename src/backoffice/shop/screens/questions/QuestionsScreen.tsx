import type { OpenQuestionsAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextAreaField } from '../../../parts/Field.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-07: each with a place for the shop's answer. */
export function QuestionsScreen({ data: { questions } }: ScreenProps<OpenQuestionsAnswer>) {
  const may = useMay()
  const { siteUrl } = usePlace()
  return (
    <>
      <ScreenHead title="Perguntas" lead="Sobre os seus produtos e ainda sem resposta sua, as mais antigas primeiro." />
      {questions.length === 0 && <p className="empty">Não há perguntas à espera de resposta.</p>}
      {questions.map(({ questionId, text, dateTime, variantId }) => (
        <article key={questionId} className="panel" aria-label={text}>
          <h2>{text}</h2>
          <p className="soft">
            {momentWords(dateTime)} · <a href={`${siteUrl}/produto/v/${variantId}`}>Ver o produto</a>
          </p>
          {may('replies') && (
            <AnsweredForm outcome={undefined} className="form">
              <input type="hidden" name="questionId" value={questionId} />
              <TextAreaField name="text" label="Resposta" maxLength={2000} required />
              <div className="actions">
                <button type="submit" className="primary">
                  Responder
                </button>
              </div>
            </AnsweredForm>
          )}
        </article>
      ))}
    </>
  )
}
