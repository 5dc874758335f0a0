-- Shops that want to join (issue 34, ADR 0122). One row from the first step to the decision; after an approval it stays as what
-- the shop said of itself (Regulation (EU) 2022/2065, article 30: for as long as it is a partner).
create table partners.application (
  id bigint generated always as identity primary key,
  -- Who applies; null: they have erased their account, and the shop is a partner.
  person_id bigint,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'refused')),
  -- The company, whole or not at all: {legalName, tradeName, country, taxNumber, street, postalCode, city, contactName, phone, mail, register}
  company jsonb,
  -- A host as shop-domain.ts reads it, and what its owner puts there.
  domain text check (domain ~ '^[a-z0-9.-]{1,253}$'),
  proof_text text not null check (proof_text ~ '^[a-z0-9]{20,40}$'),
  -- The last try of a proof: {method, host, askedAt, at, outcome, seen}; at null: it is under way.
  check_run jsonb,
  proven_by text check (proven_by in ('dns', 'file', 'mail')),
  proven_at timestamptz,
  -- Code of a mail to the domain.
  code_hash bytea,
  code_until timestamptz,
  code_tries smallint not null default 0,
  -- The feed, and what the lab found in it: {id, url, at, read, accepted, rejected, fatal, errors, warnings}; null: not read whole yet.
  feed_url text,
  lab_id text,
  lab jsonb,
  terms_version integer,
  terms_accepted_at timestamptz,
  submitted_at timestamptz,
  -- The decision; decided_by null beside decided_at: by the rule.
  decided_at timestamptz,
  decided_by bigint,
  reasons text[] not null default '{}',
  -- What the applicant is told beside the reasons.
  note text,
  eshop_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'approved' or eshop_id is not null),
  check ((proven_by is null) = (proven_at is null))
);
create index application_person on partners.application (person_id) where person_id is not null;
create index application_waiting on partners.application (submitted_at) where state = 'submitted';
-- Of two that send the same domain at once the other is refused; a draft holds nothing.
create unique index application_domain on partners.application (domain) where state in ('submitted', 'approved');

-- Who has accepted which version of the terms for shops. Rows stay as long as the shop is a partner.
create table partners.terms_acceptance (
  id bigint generated always as identity primary key,
  application_id bigint not null references partners.application on delete cascade,
  -- null: erased
  person_id bigint,
  version integer not null,
  accepted_at timestamptz not null,
  unique (application_id, version)
);

-- Which shops have been told of a later version, and from when it holds for them (G-04: 15 days at least).
create table partners.terms_notice (
  eshop_id integer not null,
  version integer not null,
  told_at timestamptz not null,
  holds_from timestamptz not null,
  primary key (eshop_id, version)
);
