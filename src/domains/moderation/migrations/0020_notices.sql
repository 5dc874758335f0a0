-- Notices that something published should not be (Digital Services Act, article 16), and complaints about decisions (article 20).
create table moderation.notice (
  id bigint generated always as identity primary key,
  item_id bigint not null references moderation.item on delete cascade,
  -- What the text was when it was reported.
  version integer not null,
  reason text not null,
  explanation text not null check (length(explanation) between 1 and 3000),
  -- Who wants to be told says where; both may be left out.
  name text check (length(name) between 1 and 100),
  email text check (length(email) <= 254),
  -- Somebody has shown that the address is theirs: nothing is mailed to another, but the question whether it is.
  is_address_confirmed boolean not null,
  person_id bigint,
  -- A keyed hash of who reports: the same one's second notice of a text is the first.
  reporter text not null,
  created_at timestamptz not null,
  -- kept: the text stays. acted: it was taken off.
  outcome text check (outcome in ('kept', 'acted')),
  decision_id bigint references moderation.decision,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index notice_reporter on moderation.notice (item_id, reporter) where outcome is null;
create index notice_of_item on moderation.notice (item_id);
create index notice_person on moderation.notice (person_id) where person_id is not null;
create index notice_email on moderation.notice (lower(email)) where email is not null;

create table moderation.complaint (
  id bigint generated always as identity primary key,
  item_id bigint not null references moderation.item on delete cascade,
  -- Of who reported; null: of the text's author.
  notice_id bigint references moderation.notice on delete cascade,
  -- What is complained of.
  decision_id bigint not null references moderation.decision,
  words text not null check (length(words) between 1 and 3000),
  created_at timestamptz not null,
  -- What was decided then.
  answer_id bigint references moderation.decision
);
-- One complaint of each about one decision.
create unique index complaint_once on moderation.complaint (decision_id, coalesce(notice_id, 0));
create index complaint_open on moderation.complaint (item_id) where answer_id is null;
