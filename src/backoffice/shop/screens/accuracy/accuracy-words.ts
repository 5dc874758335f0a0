import type { AccuracyReading } from '#platform/api-client/calls.ts'

export const outcomeWords: Readonly<Record<AccuracyReading['outcome'], string>> = {
  right: 'Certo',
  price: 'Preço diferente',
  stock: 'Stock diferente',
  unknown: 'Não se sabe',
}

export function percentText(percent: number | null): string {
  return percent === null ? 'desconhecida' : `${String(percent).replace('.', ',')} %`
}
