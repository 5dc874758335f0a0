import type { Client, Connection, Submittable } from 'pg'

export interface DescribedColumn {
  readonly name: string
  readonly oid: number
}

/** The columns that a statement would give, and of which types, without running it: the server reads and plans its names. Rejects with what is wrong. */
export function describeStatement(client: Client, text: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => client.query(new Description(text, resolve, reject)))
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** Asks by the protocol's Parse and Describe. It owns state over one question. */
class Description implements Submittable {
  #columns: DescribedColumn[] = []
  readonly #text: string
  readonly #resolve: (columns: readonly DescribedColumn[]) => void
  readonly #reject: (error: Error) => void

  constructor(text: string, resolve: (columns: readonly DescribedColumn[]) => void, reject: (error: Error) => void) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }))
  }

  /** The driver asks no more of a statement that failed. */
  handleError(error: Error): void {
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#columns)
  }
}
