import { Form, Link } from 'react-router'
import type { InspirationUpload } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { inspirationProblems } from './inspiration-problems.ts'

const STATES = { new: 'nova', changed: 'muda a que já cá está', refused: 'recusada' } as const

/** what a shop's file brings, line by line, before and after it was brought. */
export function UploadScreen({ data: upload }: ScreenProps<InspirationUpload>) {
  const { eshopName, sentAt, inspirations, refused } = upload
  return (
    <>
      <ScreenHead
        title={upload.fileName}
        lead={`De ${eshopName}, enviado ${momentWords(sentAt)}. ${summaryOf(upload)}`}
      >
        {upload.broughtAt === null ? (
          bringsAny(upload) && (
            <Form method="post">
              <button type="submit" className="primary">
                Trazer
              </button>
            </Form>
          )
        ) : (
          <Link to={`/registo?kind=content.inspiration-upload&thingId=${upload.id}`}>Ver no registo</Link>
        )}
      </ScreenHead>
      <PlainTable
        caption="Linhas recusadas"
        heads={['Linha', 'O que está errado']}
        rows={refused.map(({ line, problem }) => [line, inspirationProblems(problem)])}
      />
      <PlainTable
        caption="Inspirações"
        heads={['Nome', 'Linha', 'Nome no ficheiro', 'Peças', ...(upload.broughtAt === null ? ['O que acontece'] : [])]}
        rows={inspirations.map(({ name, line, ident, pieceCount, state }) => [
          name,
          line,
          ident,
          pieceCount,
          ...(upload.broughtAt === null ? [STATES[state]] : []),
        ])}
      />
      <p>
        <Link to="/inspiracoes/trazer">Enviar outro ficheiro</Link>
      </p>
    </>
  )
}

function bringsAny({ inspirations }: InspirationUpload): boolean {
  return inspirations.some(({ state }) => state !== 'refused')
}

/** '12 inspirações, 2 linhas recusadas.' */
function summaryOf(upload: InspirationUpload): string {
  const { inspirationCount, refused, takenCount, broughtAt } = upload
  const lines = new Set(refused.map(({ line }) => line)).size
  const said = [
    countOf(inspirationCount, ['inspiração', 'inspirações']),
    ...(lines === 0 ? [] : [countOf(lines, ['linha recusada', 'linhas recusadas'])]),
    ...(broughtAt === null
      ? [bringsAny(upload) ? 'nada ficou guardado ainda' : 'nenhuma pode ser trazida']
      : [`${countOf(takenCount ?? 0, ['trazida', 'trazidas'])} em ${momentWords(broughtAt)}`]),
  ]
  return `${said.join(', ')}.`
}
