import { FETCH_PERIODS_MINUTES } from '#domains/feeds/rules/feed-times.ts'

/** Every so many minutes, as people say it: 'de 6 em 6 horas'. */
export function periodWords(minutes: number): string {
  if (minutes % 60 !== 0) return `de ${minutes} em ${minutes} minutos`
  const hours = minutes / 60
  return hours === 1 ? 'de hora a hora' : hours === 24 ? 'uma vez por dia' : `de ${hours} em ${hours} horas`
}

/** What a shop may choose. */
export const periodOptions: readonly (readonly [string, string])[] = FETCH_PERIODS_MINUTES.map((minutes) => [
  String(minutes),
  periodWords(minutes),
])
