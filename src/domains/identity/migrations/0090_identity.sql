-- People who can be signed in, and their sessions. Detachable: other domains keep ids only.
create schema identity;

create table identity.person (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  avatar_url text,
  -- {"admin": true | {"<site>": true}, "eshop": true}; a site's empty name means all of them (E-13)
  roles jsonb not null default '{}',
  date_of_birth date,
  gender smallint check (gender in (1, 2)),
  created_at timestamptz not null
);
create unique index person_email on identity.person (lower(email));

-- A session is known by the SHA-256 of its cookie: whoever reads this table can sign in as nobody.
create table identity.session (
  token_hash bytea primary key check (length(token_hash) = 32),
  person_id bigint not null references identity.person on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_person on identity.session (person_id);
