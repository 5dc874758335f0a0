-- Who has been asked by mail to act for a shop, and has not answered yet (ADR 0123). Known by the hash of the code in the mail.
create table partners.invitation (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  address text not null check (length(address) <= 254),
  role text not null check (role in ('owner', 'manager', 'finance', 'viewer')),
  code_hash bytea not null unique check (length(code_hash) = 32),
  invited_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index invitation_address on partners.invitation (eshop_id, lower(address));
