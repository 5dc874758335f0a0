/** Beside the best of several: 'Melhor total'. In the browser client/delivered-totals.ts moves it to another row. */
export function BestMark({ children }: { readonly children: string }) {
  return <span className="best-mark">{children}</span>
}
