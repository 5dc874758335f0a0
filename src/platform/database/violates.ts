/** Whether a statement has failed at a unique index, so that of two who wrote the same at once the other was first. */
export function violates(error: unknown, index: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === index
}
