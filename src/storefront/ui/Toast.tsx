import type { ReactNode, Ref } from 'react'

/** A line at the foot of the window; it says what has happened without taking the focus. Without children the region stands empty. */
export function Toast({ children, ref }: { readonly children?: ReactNode; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div className="toast" role="status" ref={ref}>
      {children !== undefined && children !== null && children !== false && <div>{children}</div>}
    </div>
  )
}
