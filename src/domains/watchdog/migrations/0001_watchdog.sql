-- Who waits for what (ADR 0077): watches, what they have found, and when their mail is due.
create schema watchdog;

-- Whom mails go to: a person, or an address alone.
create table watchdog.watcher (
  id bigint generated always as identity primary key,
  -- their address is identity's to know
  person_id bigint unique,
  address text,
  -- asked for mails as they come; otherwise one a day
  is_frequent boolean not null default false,
  last_mail_at timestamptz,
  -- there is something to tell, from this moment on
  mail_due_at timestamptz,
  created_at timestamptz not null,
  check ((person_id is null) <> (address is null))
);
create unique index watcher_address on watchdog.watcher (lower(address)) where address is not null;
create index watcher_due on watchdog.watcher (mail_due_at) where mail_due_at is not null;

create table watchdog.watch (
  id bigint generated always as identity primary key,
  watcher_id bigint not null references watchdog.watcher on delete cascade,
  kind text not null check (kind in ('availability', 'price')),
  variant_id bigint not null,
  target_cents integer check ((target_cents is not null) = (kind = 'price')),
  created_at timestamptz not null,
  -- what it waits for has been found and told, and has not been gone for long enough since
  is_told boolean not null,
  -- since when it is not so
  away_since timestamptz,
  -- how often it has been found; the last of them waits to be told, or null
  crossings integer not null default 0,
  found_at timestamptz
);
create unique index watch_of_watcher on watchdog.watch (watcher_id, variant_id);
create index watch_variant on watchdog.watch (variant_id);
create index watch_found on watchdog.watch (watcher_id) where found_at is not null;

-- What somebody asked for in the name of an address that has not said yes: it touches nothing before.
create table watchdog.request (
  id bigint generated always as identity primary key,
  address text not null,
  kind text not null check (kind in ('availability', 'price')),
  variant_id bigint not null,
  target_cents integer check ((target_cents is not null) = (kind = 'price')),
  created_at timestamptz not null
);
create index request_created on watchdog.request (created_at);
