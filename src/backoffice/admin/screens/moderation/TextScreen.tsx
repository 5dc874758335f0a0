import { Link, useLocation } from 'react-router'
import type { ShowTextAnswer } from '#platform/api-client/calls.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { authorText, decisionText, noticeText, reasonsText, stateNames, titleOfText } from './text-words.ts'

/** G-05: one text, all that speaks for and against it, and the decision. */
export function TextScreen({ data, outcome }: ScreenProps<ShowTextAnswer>) {
  const { search } = useLocation()
  const { siteUrl } = usePlace()
  const { texts, shown, version, variantId, eshopId, reasons } = data
  return (
    <>
      <ScreenHead
        title={titleOfText(data)}
        lead={`${stateNames[data.state]}. Escrito em ${momentWords(data.writtenAt)}. ${authorText(data.history)}`}
      >
        <Link to={`/moderacao${search}`}>Textos por decidir</Link>
        {variantId !== null && <a href={`${siteUrl}/produto/v/${variantId}`}>Ver o produto</a>}
        {eshopId !== null && <Link to={`/lojas/${eshopId}`}>Loja</Link>}
      </ScreenHead>
      <Quoted texts={texts} />
      <Pictures urls={data.pictureUrls} />
      {shown !== null && shown.version !== version && (
        <section aria-label="Publicado agora">
          <h2>Publicado agora</h2>
          <Quoted texts={shown.texts} />
        </section>
      )}
      <Lines title="Regras" lines={reasons.length === 0 ? [] : [reasonsText(reasons)]} />
      <Lines title="Denúncias" lines={data.notices.map(noticeText)} />
      <Lines
        title="Reclamações"
        lines={data.complaints.map(
          ({ isOfAuthor, words, at }) =>
            `${isOfAuthor ? 'Quem escreveu' : 'Quem denunciou'}, ${momentWords(at)}: ${words}`,
        )}
      />
      <DecisionForm text={data} outcome={outcome} />
      <PlainTable
        caption="Decisões"
        heads={['Quando', 'Versão', 'O que foi decidido']}
        rows={data.decisions.map((each) => [momentWords(each.at), each.version, decisionText(each)])}
      />
    </>
  )
}

function Quoted({ texts }: { texts: readonly string[] }) {
  return (
    <blockquote className="panel moderated">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </blockquote>
  )
}

function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <div className="moderated-pictures">
      {urls.map((url, index) => (
        <img key={url} src={url} alt={`Fotografia ${index + 1}`} width={180} height={180} loading="lazy" />
      ))}
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="moderated">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
