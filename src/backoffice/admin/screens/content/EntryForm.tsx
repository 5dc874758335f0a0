import { Link, useLocation } from 'react-router'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'
import { type EditedKind, type Entry, type EntryField, fieldsOf, sortOfEntry } from './edited-kinds.ts'
import { valueOf } from './entry-values.ts'
import type { ContentData } from './content-data.ts'

/** One entry in its fields. */
export function EntryForm({
  edited,
  data,
  outcome,
}: {
  edited: EditedKind
  data: ContentData
  outcome: ScreenProps<unknown>['outcome']
}) {
  const { pathname, search } = useLocation()
  const { editing, version, entries } = data
  const entry: Entry = (editing === 'new' ? undefined : entries[editing ?? -1]) ?? {}
  const sort = editing === 'new' ? data.sort : sortOfEntry(edited, entry)
  const sortLabel = sort === null ? '' : (edited.sorts?.[sort]?.label ?? sort)
  return (
    <AnsweredForm outcome={outcome} action={pathname + search} className="panel" key={version + search}>
      <h2>{`${editing === 'new' ? 'Nova entrada' : `Editar ${String(entry['ident'])}`}${sortLabel && ` · ${sortLabel}`}`}</h2>
      <HiddenField name="version" value={version} />
      <input type="hidden" name="entrada" value={editing === 'new' ? 'nova' : (editing ?? '')} />
      {sort !== null && <input type="hidden" name="kind" value={sort} />}
      <div className="form-grid">
        {fieldsOf(edited, sort).map((field) => (
          <ValueField key={field.name} field={field} value={valueOf(entry, field)} />
        ))}
        <TextField name="reason" label="Porquê" hint="Facultativo: fica no registo de alterações." maxLength={500} />
      </div>
      <div className="actions">
        <button type="submit" name="acto" value="guardar" className="primary">
          Guardar
        </button>
        <Link to={pathname} className="button">
          Cancelar
        </Link>
      </div>
    </AnsweredForm>
  )
}

function ValueField({ field, value }: { field: EntryField; value: string }) {
  const { name, label, hint, type = 'text', maxLength, isOptional = false } = field
  const facts = { name, label, ...(hint !== undefined && { hint }), defaultValue: value, required: !isOptional }
  if (type === 'pairs') return <TextAreaField {...facts} />
  return (
    <TextField
      {...facts}
      type={type === 'number' ? 'number' : type === 'moment' ? 'datetime-local' : 'text'}
      {...(maxLength !== undefined && { maxLength })}
      {...(type === 'moment' && { hint: 'Hora de Lisboa.' })}
    />
  )
}
