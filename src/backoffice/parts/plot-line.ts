/** A line of a plot. */
export interface PlotLine {
  readonly label: string
  readonly tone: 'first' | 'second' | 'wrong'
  /** One a day. */
  readonly values: readonly number[]
}
