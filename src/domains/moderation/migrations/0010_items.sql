-- Texts that others read, as they were handed over, with what was decided about them. Their domains, shops, offers and people are ids here.
create table moderation.item (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('review', 'reply', 'question', 'answer')),
  -- What its domain calls it outside.
  item_id text not null check (item_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  version integer not null,
  texts text[] not null,
  half_stars smallint,
  eshop_id integer,
  variant_id bigint,
  -- Who wrote it: an account, or without one a hash of the address.
  person_id bigint,
  address_hash text,
  network text,
  is_verified boolean not null,
  pictures text[] not null default '{}',
  written_at timestamptz not null,
  submitted_at timestamptz not null,
  state text not null check (state in ('waiting', 'published', 'refused', 'removed')),
  -- What others read: it may be an older version, while a change of it waits or was refused.
  shown_version integer,
  shown_texts text[],
  check ((shown_version is null) = (shown_texts is null)),
  -- Codes of the rules that spoke against this version.
  reasons text[] not null default '{}',
  -- Why a person has to look at it; null: nobody has to.
  queued_because text check (queued_because in ('rules', 'burst', 'notice', 'complaint')),
  queued_at timestamptz,
  check ((queued_because is null) = (queued_at is null)),
  -- Of the text's shingles: what texts are compared by, and what they are found by (rules/fingerprint.ts). Null: too short to be a copy.
  signature integer[],
  bands bigint[] not null default '{}',
  unique (kind, item_id)
);
create index item_queue on moderation.item (queued_at) where queued_because is not null;
create index item_network on moderation.item (network, written_at) where network is not null;
create index item_eshop on moderation.item (eshop_id, written_at) where eshop_id is not null;
create index item_person on moderation.item (person_id) where person_id is not null;
create index item_address on moderation.item (address_hash) where address_hash is not null;
-- No pending list: what has come a moment ago is what a copy is compared with.
create index item_bands on moderation.item using gin (bands) with (fastupdate = off);

-- Every decision there was: nothing here is changed, and nothing goes before its item does.
create table moderation.decision (
  id bigint generated always as identity primary key,
  item_id bigint not null references moderation.item on delete cascade,
  version integer not null,
  decision text not null check (decision in ('publish', 'hold', 'refuse', 'remove')),
  -- Codes of rules, or of the reasons that a person named.
  reasons text[] not null default '{}',
  -- What the person who decided wrote for the author; null: the rules decided, or it was published.
  words text check (length(words) between 1 and 2000),
  decided_by text not null check (decided_by in ('rules', 'person', 'operator')),
  person_id bigint,
  at timestamptz not null
);
create index decision_of_item on moderation.decision (item_id, id);
create index decision_person on moderation.decision (person_id) where person_id is not null;
