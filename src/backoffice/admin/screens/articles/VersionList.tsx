import { Form } from 'react-router'
import { formatMoment } from '#storefront/copy/format.ts'
import type { ArticleData } from './article-data.ts'

/** The versions that are kept, and going back to one of them. */
export function VersionList({ versions, present }: { versions: ArticleData['versions']; present: number }) {
  if (versions.length < 2) return null
  return (
    <details>
      <summary>{`Versões (${versions.length})`}</summary>
      <Form method="post">
        <input type="hidden" name="version" value={present} readOnly />
        <ul>
          {versions.map(({ version, savedAt, isAutosave, isPublished, title }) => (
            <li key={version}>
              {`Versão ${version}, ${formatMoment(savedAt)}: ${title === '' ? 'sem título' : title}`}
              {isPublished && ' (publicada)'}
              {isAutosave && ' (guardada automaticamente)'}{' '}
              {version !== present && (
                <button type="submit" name="do" value={`restore.${version}`} aria-label={`Voltar à versão ${version}`}>
                  Voltar a esta
                </button>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
