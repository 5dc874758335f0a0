import { useState } from 'react'

/**
 * The small picture beside a line of an island's own list. Its place stands from the beginning and is the quiet one of every picture that is not there
 * (styles/pictures.css): what does not come leaves that, and no mark of the browser's.
 */
export function ListPicture({ src, px }: { src: string | null; px: number }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className="list-picture no-picture">
      {src !== null && src !== failed && (
        <img src={src} alt="" width={px} height={px} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
