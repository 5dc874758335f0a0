import { Form } from 'react-router'
import type { FeedCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { TextField } from '../../../parts/Field.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-07: one decision for like items that have no category, and those made so far. */
export function CategoriesScreen({ data: { waiting, queue, rules } }: ScreenProps<FeedCategoriesAnswer>) {
  const may = useMay()
  return (
    <>
      <ScreenHead
        title="Categorias"
        lead={
          waiting.offers === 0
            ? 'Todas as ofertas têm categoria.'
            : `${countOf(waiting.offers, ['oferta', 'ofertas'])} sem categoria só se encontram por texto.`
        }
      />
      {queue.map(({ path, words, offers, examples, suggestions }) => (
        <Form key={`${path}|${words}`} method="post" className="form">
          <h2>{path === '' ? (words ?? 'Sem caminho') : path}</h2>
          <p className="soft">{`${countOf(offers, ['oferta', 'ofertas'])}: ${examples.map(({ title }) => title).join('; ')}`}</p>
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="words" value={words ?? ''} />
          <TextField
            name="categoryId"
            label="N.º da categoria"
            inputMode="numeric"
            defaultValue={suggestions[0]?.category.id ?? ''}
            hint={suggestions.map(({ category }) => `${category.id}: ${category.longName}`).join('; ')}
            required
          />
          {may('feed') && (
            <div className="actions">
              <button type="submit">Corrigir</button>
            </div>
          )}
        </Form>
      ))}
      {rules.length > 0 && <h2>Correções feitas</h2>}
      {rules.map(({ ruleId, path, words, category, movedOffers, madeAt, undoneAt }) => (
        <Form key={ruleId} method="post" className="form">
          <p>
            {`${path} ${words ?? ''} → ${category.longName}, ${countOf(movedOffers, ['oferta', 'ofertas'])}, ${momentWords(madeAt)}`}
            {undoneAt !== null && `; desfeita em ${momentWords(undoneAt)}`}
          </p>
          {undoneAt === null && may('feed') && (
            <div className="actions">
              <button type="submit" name="ruleId" value={ruleId}>
                Desfazer
              </button>
            </div>
          )}
        </Form>
      ))}
    </>
  )
}
