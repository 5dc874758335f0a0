import { Form, Link } from 'react-router'
import type { BackofficeCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { makerWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

type Categories = BackofficeCategoriesAnswer & { readonly eshopId: number }

/** B-08: one decision for a shop's like items that have no category, and those made so far. */
export function CategoriesScreen({ data: { eshopId, waiting, queue, rules } }: ScreenProps<Categories>) {
  return (
    <>
      <ScreenHead
        title="Categorias da loja"
        lead={`${countOf(waiting.kinds, ['tipo de artigo', 'tipos de artigo'])} sem categoria, ${countOf(waiting.offers, ['oferta', 'ofertas'])}`}
      >
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
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
          <TextField name="reason" label="Motivo" maxLength={500} required />
          <div className="actions">
            <button type="submit">Corrigir</button>
          </div>
        </Form>
      ))}
      {rules.length > 0 && <h2>Correções feitas</h2>}
      {rules.map(({ ruleId, path, words, category, movedOffers, madeBy, madeAt, undoneAt }) => (
        <Form key={ruleId} method="post" className="form">
          <p>
            {`${path} ${words ?? ''} → ${category.longName}, ${countOf(movedOffers, ['oferta', 'ofertas'])}, ${momentWords(madeAt)}, ${makerWords(madeBy)}`}
            {undoneAt !== null && `; desfeita em ${momentWords(undoneAt)}`}
          </p>
          {undoneAt === null && (
            <div className="actions">
              <input type="hidden" name="ruleId" value={ruleId} />
              <TextField name="reason" label="Motivo" maxLength={500} required />
              <button type="submit" name="what" value="undo">
                Desfazer
              </button>
            </div>
          )}
        </Form>
      ))}
    </>
  )
}
