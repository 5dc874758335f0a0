/** A person's picture, or initials: beside the name, which says who it is. */
export function Avatar({ url, initials }: { readonly url: string | null; readonly initials: string }) {
  return url === null ? (
    <b className="own-avatar" aria-hidden="true">
      {initials}
    </b>
  ) : (
    <img className="own-avatar" src={url} width="96" height="96" alt="" />
  )
}
