-- Accounts: passwords, registrations that wait for their address to be confirmed, codes sent by mail, and who has tried too often.

-- null: nobody has chosen one (made by a command)
alter table identity.person add column password_hash text;

-- What a person sees of their sessions; the hash of the cookie is nobody's to see.
alter table identity.session
  add column id bigint generated always as identity,
  add column seen_at timestamptz,
  add column agent text check (length(agent) <= 400);
create unique index session_id on identity.session (id);

-- Nobody is a person before the address is confirmed: several may wait with one address, and none of them holds it.
create table identity.registration (
  -- of the person that it becomes
  id bigint primary key default nextval(pg_get_serial_sequence('identity.person', 'id')),
  email text not null,
  name text not null,
  password_hash text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  -- of the cookie of the browser that registered: another one is asked for the password
  browser_hash bytea not null check (length(browser_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registration_expiry on identity.registration (expires_at);

-- Known by its SHA-256: whoever reads this table can use no code.
create table identity.mail_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  person_id bigint not null references identity.person on delete cascade,
  purpose text not null check (purpose in ('set-password', 'change-email')),
  new_email text check ((new_email is not null) = (purpose = 'change-email')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_code_person on identity.mail_code (person_id);
create index mail_code_expiry on identity.mail_code (expires_at);

-- Turns of a key (an account, a network; kept as a keyed hash). All of them are free again at this moment.
create table identity.throttle (
  key bytea primary key check (length(key) = 32),
  free_at timestamptz not null
);
create index throttle_free on identity.throttle (free_at);
