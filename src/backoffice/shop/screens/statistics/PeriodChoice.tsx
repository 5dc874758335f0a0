import { Form, Link, useLocation } from 'react-router'
import { TextField } from '../../../parts/Field.tsx'
import { BREAKDOWNS, type Breakdown, type Statistics } from './load-statistics.ts'
import { PRESETS } from './period.ts'

const BY_ID = 'somar-por'

/** Which days, and summed up by what: links and a form whose address is the screen's. */
export function PeriodChoice({ period, by, today }: Pick<Statistics, 'period' | 'by' | 'today'>) {
  const { pathname, search } = useLocation()
  const byNow = by === 'day' ? {} : { por: by }
  const periodNow = periodQuery(period)
  return (
    <>
      <nav className="choice-links" aria-label="Período">
        {PRESETS.map(([preset, label]) => (
          <Link
            key={preset}
            to={pathname + queryOf({ periodo: preset, ...byNow })}
            aria-current={period.preset === preset || undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form key={search} className="filters" action={pathname}>
        <TextField name="de" type="date" label="De" defaultValue={period.from} max={today} />
        <TextField name="ate" type="date" label="Até" defaultValue={period.to} max={today} />
        {by !== 'day' && <input type="hidden" name="por" value={by} />}
        <button type="submit">Mostrar</button>
      </Form>
      <nav className="choice-links" aria-labelledby={BY_ID}>
        <span id={BY_ID}>Somar por</span>
        {BREAKDOWNS.map(([each, label]) => (
          <Link
            key={each}
            to={pathname + queryOf({ ...periodNow, ...(each === 'day' ? {} : { por: each }) })}
            aria-current={each === by || undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}

function periodQuery({ preset, from, to }: Statistics['period']): Readonly<Record<string, string>> {
  return preset === null ? { de: from, ate: to } : { periodo: preset }
}

function queryOf(pairs: Readonly<Record<string, string>> & { readonly por?: Breakdown }): string {
  return `?${new URLSearchParams(pairs)}`
}
