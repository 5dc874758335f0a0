const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, as a note says it: "há 2 horas". */
export function ageWords(ageMs: number): string {
  const unit = UNITS.find(([, lengthMs]) => ageMs >= lengthMs)
  if (unit === undefined) return 'há menos de um minuto'
  return new Intl.RelativeTimeFormat('pt-PT', { numeric: 'always' }).format(-Math.floor(ageMs / unit[1]), unit[0])
}
