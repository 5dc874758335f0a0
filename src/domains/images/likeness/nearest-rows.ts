/** The best of many sums, kept in a heap whose root is the worst of them: most candidates fail one comparison. */
export class NearestRows {
  private readonly most: number
  private readonly sums: number[] = []
  private readonly rows: number[] = []

  constructor(most: number) {
    this.most = most
  }

  /** What a sum must exceed to come in. */
  get least(): number {
    return this.sums.length < this.most ? -Infinity : (this.sums[0] as number)
  }

  add(sum: number, row: number): void {
    if (this.sums.length < this.most) this.rise(sum, row)
    else if (isBehind(this.sums[0] as number, this.rows[0] as number, sum, row)) this.sink(sum, row)
  }

  /** Best first; of equal sums the earlier row. */
  sorted(): { readonly sum: number; readonly row: number }[] {
    return this.sums
      .map((sum, at) => ({ sum, row: this.rows[at] as number }))
      .sort((one, other) => other.sum - one.sum || one.row - other.row)
  }

  private rise(sum: number, row: number): void {
    let at = this.sums.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!isBehind(sum, row, this.sums[above] as number, this.rows[above] as number)) break
      this.place(at, this.sums[above] as number, this.rows[above] as number)
      at = above
    }
    this.place(at, sum, row)
  }

  private sink(sum: number, row: number): void {
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= this.sums.length) break
      if (
        below + 1 < this.sums.length &&
        isBehind(
          this.sums[below + 1] as number,
          this.rows[below + 1] as number,
          this.sums[below] as number,
          this.rows[below] as number,
        )
      )
        below += 1
      if (!isBehind(this.sums[below] as number, this.rows[below] as number, sum, row)) break
      this.place(at, this.sums[below] as number, this.rows[below] as number)
      at = below
    }
    this.place(at, sum, row)
  }

  private place(at: number, sum: number, row: number): void {
    this.sums[at] = sum
    this.rows[at] = row
  }
}

function isBehind(sum: number, row: number, otherSum: number, otherRow: number): boolean {
  return sum < otherSum || (sum === otherSum && row > otherRow)
}
