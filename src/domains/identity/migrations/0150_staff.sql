-- People as the back office finds them (ADR 0103): by the hash of an address, by a part of a name, and those with a role.

-- SHA-256 of the trimmed, lower-case address, as pages know it (E-13). What it calls is declared to depend on a setting of the
-- database that is settled when it is made.
create function identity.email_hash(email text) returns bytea language sql immutable strict parallel safe
  as $$ select sha256(convert_to(lower(btrim(email)), 'UTF8')) $$;
create index person_email_hash on identity.person (identity.email_hash(email));
create index person_name on identity.person using gin (name gin_trgm_ops);
create index person_with_roles on identity.person (id) where roles ? 'admin' or roles ? 'staff';

-- When this session was opened by a passkey; null: by a password or a code.
alter table identity.session add column passkey_at timestamptz;
