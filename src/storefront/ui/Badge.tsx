/** In a picture's upper corner: a proven reduction (`isDrop`), else in what condition the piece is. */
export function Badge({ isDrop = false, children }: { readonly isDrop?: boolean; readonly children: string }) {
  return <span className={isDrop ? 'badge-drop' : 'badge'}>{children}</span>
}
