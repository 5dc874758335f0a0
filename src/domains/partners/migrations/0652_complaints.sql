-- What a shop objects to of what was decided about it, and how that ended (G-04, Regulation (EU) 2019/1150, article 11).
create table partners.complaint (
  id bigint generated always as identity primary key,
  eshop_id integer not null,
  -- What was decided, as the notice that told it: 'suspension', 'offer' or 'reply', and which of them.
  about text not null check (about in ('suspension', 'offer', 'reply')),
  about_id text not null check (length(about_id) <= 100),
  body text not null check (length(body) between 20 and 2000),
  made_at timestamptz not null,
  -- Who wrote it for the shop; null: their account is gone.
  made_by bigint,
  -- null: nobody has answered yet.
  outcome text check (outcome in ('upheld', 'corrected')),
  answer text check (length(answer) between 20 and 2000),
  answered_at timestamptz,
  check ((outcome is null) = (answer is null) and (outcome is null) = (answered_at is null))
);
-- One complaint waits about one thing.
create unique index complaint_open on partners.complaint (eshop_id, about, about_id) where outcome is null;
create index complaint_eshop on partners.complaint (eshop_id, id desc);
create index complaint_waiting on partners.complaint (made_at) where outcome is null;
