/** How many stars are filled: rounded to 0.5 (7.3). */
export function ratingFill(value: number): number {
  return Math.round(within(value) * 2) / 2
}

/** "4,3": rounded to 0.1, with the comma of Portuguese (7.3). */
export function ratingLabel(value: number): string {
  return (Math.round(within(value) * 10) / 10).toFixed(1).replace('.', ',')
}

function within(value: number): number {
  return Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0
}
