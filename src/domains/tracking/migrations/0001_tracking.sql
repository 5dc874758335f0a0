-- Impressions as sums, by hour: what pages showed, never to whom (ADR 0087).
create schema tracking;

-- One table a day (`impression_sum_20261126`), made ahead and dropped whole; there is none for what comes without one, whoever writes makes it.
create table tracking.impression_sum (
  -- in Lisbon, as all days that people read
  day date not null,
  -- when the hour began
  hour timestamptz not null,
  variant_id bigint not null,
  -- as clicks have it (X-05)
  source smallint not null,
  -- of the card in its listing; null where the page has none
  position integer,
  -- proven: by the signature of a rendering. Only these weigh
  kind text not null check (kind in ('proven', 'unproven', 'bot')),
  impressions integer not null,
  unique nulls not distinct (variant_id, day, hour, source, position, kind)
) partition by range (day);

-- Records that are not proven, or not kept at all, by the reason.
create table tracking.reason_sum (
  day date not null,
  hour timestamptz not null,
  reason text not null,
  records bigint not null,
  primary key (day, hour, reason)
);

-- What has been written: a batch whose answer was lost is not written twice.
create table tracking.batch (
  uid uuid primary key,
  at timestamptz not null
);
create index batch_at on tracking.batch (at);
