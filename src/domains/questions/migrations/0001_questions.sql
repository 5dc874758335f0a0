-- What people ask about products, and who answers (ADR 0098). Offers, shops and people are ids here (docs/domains.json, detachable).
create schema questions;

-- Asked in the name of an address that has not said yes: nobody reads it before.
create table questions.request (
  id bigint generated always as identity primary key,
  address text not null check (length(address) <= 254),
  nickname text check (length(nickname) between 1 and 60),
  variant_id bigint not null,
  body text not null check (length(body) between 1 and 1000),
  network text not null,
  created_at timestamptz not null
);
create index request_created on questions.request (created_at);
create index request_address on questions.request (lower(address));

create table questions.question (
  id bigint generated always as identity primary key,
  -- What it is called outside: random, so that nobody counts or guesses.
  external_id text not null unique check (external_id ~ '^q[0-9a-f]{16}$'),
  variant_id bigint not null,
  -- Who asked: an account, or a confirmed address alone; neither: it came ready, or its person has left.
  person_id bigint,
  address text check (length(address) <= 254),
  check (person_id is null or address is null),
  nickname text check (length(nickname) between 1 and 60),
  -- Null: taken away at its author's request, while answers of others stay.
  body text check (length(body) between 1 and 1000),
  state text not null check (state in ('waiting', 'published', 'refused', 'removed', 'erased')),
  check ((body is null) = (state = 'erased')),
  version integer not null default 1,
  -- The asker says that this answer solved it.
  resolved_by bigint,
  -- The asker hears of answers.
  wants_mails boolean not null default true,
  -- Shops and buyers have been written to: once, whatever is decided later.
  is_told boolean not null default false,
  written_at timestamptz not null,
  published_at timestamptz
);
create index question_of_variant on questions.question (variant_id, published_at desc, id desc) where state in ('published', 'erased');
create index question_of_person on questions.question (person_id) where person_id is not null;
create index question_of_address on questions.question (lower(address)) where address is not null;

-- Who was written to about a question, and may answer it by the token of that mail.
create table questions.addressee (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions.question on delete cascade,
  role text not null check (role in ('shop', 'buyer')),
  -- A shop's address is the shop's to change; a buyer's stands here.
  eshop_id integer,
  address text check (length(address) <= 254),
  check ((role = 'shop') = (eshop_id is not null)),
  check ((role = 'buyer') = (address is not null)),
  mailed_at timestamptz not null
);
create unique index addressee_once on questions.addressee (question_id, coalesce(eshop_id, 0), lower(coalesce(address, '')));
create index addressee_of_eshop on questions.addressee (eshop_id, mailed_at) where eshop_id is not null;
create index addressee_of_address on questions.addressee (lower(address), mailed_at) where address is not null;
create index addressee_mailed on questions.addressee (mailed_at);

create table questions.answer (
  id bigint generated always as identity primary key,
  external_id text not null unique check (external_id ~ '^a[0-9a-f]{16}$'),
  question_id bigint not null references questions.question on delete cascade,
  role text not null check (role in ('shop', 'buyer', 'somebody')),
  eshop_id integer,
  check ((role = 'shop') = (eshop_id is not null)),
  person_id bigint,
  addressee_id bigint references questions.addressee on delete set null,
  nickname text check (length(nickname) between 1 and 60),
  -- As it was last written, and as others read it (null: not yet, or no more): a change is shown once it is decided.
  body text not null check (length(body) between 1 and 2000),
  shown_body text check (length(shown_body) between 1 and 2000),
  state text not null check (state in ('waiting', 'published', 'refused', 'removed')),
  version integer not null default 1,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  written_at timestamptz not null,
  published_at timestamptz
);
-- One answer of a shop, of a buyer and of a person: writing again changes it.
create unique index answer_of_eshop on questions.answer (question_id, eshop_id) where eshop_id is not null;
create unique index answer_of_addressee on questions.answer (addressee_id) where addressee_id is not null;
create unique index answer_of_person on questions.answer (question_id, person_id) where person_id is not null;
create index answer_person on questions.answer (person_id) where person_id is not null;
create index answer_shown on questions.answer (question_id) where shown_body is not null;
alter table questions.question add foreign key (resolved_by) references questions.answer on delete set null;

-- 'Esta resposta ajudou?', one of a visitor; who it was is forgotten after the day (clicks, visitorOfDay), the sums stay.
create table questions.vote (
  answer_id bigint not null references questions.answer on delete cascade,
  visitor text not null,
  is_helpful boolean not null,
  at timestamptz not null,
  primary key (answer_id, visitor)
);
create index vote_at on questions.vote (at);

-- Who wants no mail about others' questions: a keyed hash of the address, so that it holds after the address is erased.
create table questions.muted (
  address_hash bytea primary key check (length(address_hash) = 16),
  at timestamptz not null
);
