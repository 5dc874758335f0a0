import { parser } from '@prometheus-io/lezer-promql'

/** What a query asks for. */
export interface AskedOf {
  /** Names of series, each with the labels that it is chosen by. */
  readonly series: readonly { readonly name: string; readonly labels: readonly string[] }[]
  /** Labels that results are kept apart by. */
  readonly groupedBy: readonly string[]
}

/** Reads a query by PromQL's own grammar, Grafana's variables as Grafana fills them in. @throws SyntaxError with the place. */
export function readQuery(text: string): AskedOf {
  const query = text.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*')
  const series: { name: string; labels: string[] }[] = []
  const groupedBy: string[] = []
  const open: string[] = []
  parser.parse(query).iterate({
    enter: ({ type, from, to }) => {
      const word = query.slice(from, to)
      if (type.isError) throw new SyntaxError(`${query.slice(0, from)} ⚠ ${query.slice(from)}`)
      if (type.name === 'Identifier' && open.at(-1) === 'VectorSelector') series.push({ name: word, labels: [] })
      if (type.name === 'LabelName')
        (open.includes('LabelMatchers') ? (series.at(-1)?.labels ?? []) : groupedBy).push(word)
      open.push(type.name)
    },
    leave: () => void open.pop(),
  })
  return { series, groupedBy }
}
