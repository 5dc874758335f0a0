/** Where something will stand: seen after 200 ms, never announced. Whoever shows it says `aria-busy` on what it fills. */
export function Skeleton({
  shape = 'lines',
  count = 3,
}: {
  readonly shape?: 'lines' | 'card'
  readonly count?: number
}) {
  return (
    <div className="skeleton" aria-hidden="true">
      {shape === 'card' && <span className="skeleton-picture" />}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
