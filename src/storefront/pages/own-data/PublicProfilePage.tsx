import { Avatar } from './Avatar.tsx'

/** R-10 /user/{userId}: nickname and picture. Reviews come with the reviews. */
export function PublicProfilePage({ nickname, avatar }: { readonly nickname: string; readonly avatar: string | null }) {
  return (
    <div className="wrap">
      <div className="info own">
        <div className="own-picture">
          <Avatar url={avatar} initials={[...nickname][0]?.toUpperCase() ?? ''} />
          <h1>
            <bdi>{nickname}</bdi>
          </h1>
        </div>
        <p className="note">Ainda não há avaliações.</p>
      </div>
    </div>
  )
}
