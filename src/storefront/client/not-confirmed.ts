/** Said where exact totals cannot be had: the page's own stand. */
export function notConfirmed(code: string): string {
  return `Não foi possível confirmar a entrega em ${code}. Os totais são os da região.`
}
