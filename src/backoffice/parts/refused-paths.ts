/**
 * Where the values are that a call refused, from the detail of its problem: `parameter profile.name must …` of what has not the right
 * shape, `tariffs[0].priceCents: …; name: …` of what cannot stand. Indexes as steps: 'tariffs.0.priceCents'.
 */
export function refusedPaths(detail: string): readonly string[] {
  const named = /^(?:required )?parameter ([\w.[\]]+) /.exec(detail)?.[1]
  const found =
    named === undefined ? detail.split('; ').flatMap((part) => /^([\w.[\]]+): /.exec(part)?.[1] ?? []) : [named]
  return [...new Set(found.map((path) => path.replace(/\[(\d+)\]/g, '.$1').replace(/^(?:values|profile)\./, '')))]
}
