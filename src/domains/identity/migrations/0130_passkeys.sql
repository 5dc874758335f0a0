-- Passkeys (ADR 0075): public keys alone, so that whoever reads these tables can sign in as nobody.
create table identity.passkey (
  -- base64url, as browsers name it
  credential_id text primary key check (length(credential_id) <= 1400),
  person_id bigint not null references identity.person on delete cascade,
  public_key bytea not null,
  -- of devices that count; one that comes back smaller is a copy
  counter bigint not null,
  transports text[] not null,
  -- 'Chrome em Windows': where it was made
  label text not null check (length(label) <= 80),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_person on identity.passkey (person_id);

-- What a device is asked to sign, once and within minutes; with a person: to add a passkey of theirs.
create table identity.passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  person_id bigint references identity.person on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on identity.passkey_challenge (expires_at);
create index passkey_challenge_person on identity.passkey_challenge (person_id);
