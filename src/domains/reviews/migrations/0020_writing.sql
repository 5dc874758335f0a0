-- What a published review goes on saying while a change of it waits is what stands in reviews.review and reviews.photo. What waits stands here.

alter table reviews.review
  -- The version of the words that others read; null: none have been read yet.
  add column shown_version integer,
  -- What the author was told of the last decision, and its reasons by their codes; null: published, or not decided yet.
  add column statement text,
  add column reasons text[] not null default '{}',
  -- A reply, or a change of one, that is not decided yet; `reply` goes on being shown.
  add column waiting_reply text check (length(waiting_reply) between 1 and 2000),
  add column reply_version integer not null default 0,
  add column reply_statement text;
update reviews.review set shown_version = version where state in ('published', 'removed');

-- A change of a published review, until it is decided. Another change takes its place.
create table reviews.change (
  review_id bigint primary key references reviews.review on delete cascade,
  nickname text check (length(nickname) between 1 and 60),
  half_stars smallint not null check (half_stars between 1 and 10),
  delivery_half_stars smallint check (delivery_half_stars between 1 and 10),
  packaging_half_stars smallint check (packaging_half_stars between 1 and 10),
  service_half_stars smallint check (service_half_stars between 1 and 10),
  body text check (length(body) between 1 and 5000),
  pluses text[] not null default '{}',
  minuses text[] not null default '{}',
  at timestamptz not null
);

-- Pictures that were sent and that nobody has decided on yet: publishing moves them to reviews.photo, behind those that are there.
create table reviews.waiting_photo (
  path text primary key,
  review_id bigint not null references reviews.review on delete cascade,
  width integer not null,
  height integer not null,
  sent_at timestamptz not null
);
create index waiting_photo_of_review on reviews.waiting_photo (review_id);

-- Files of the image store that no review has: one is written down here before it is kept, and again when it is taken off, until it is removed.
create table reviews.loose_photo (
  path text primary key,
  remove_after timestamptz not null
);
create index loose_photo_due on reviews.loose_photo (remove_after);
