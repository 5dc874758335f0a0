-- What a person tells of themselves beyond name and e-mail (ADR 0081). Lengths in millimetres; null: not said.
create table identity.profile (
  person_id bigint primary key references identity.person on delete cascade,
  nickname text,
  -- Switched on by the person alone: /user/{id} is 404 otherwise.
  is_public boolean not null default false,
  postal_code text,
  door_width_mm integer,
  door_height_mm integer,
  lift_width_mm integer,
  lift_depth_mm integer,
  lift_height_mm integer,
  room_width_mm integer,
  room_length_mm integer,
  check (not is_public or nickname is not null)
);

-- Which mails a person wants, and when. Without a row: what mail-preferences.ts says.
create table identity.mail_preference (
  person_id bigint primary key references identity.person on delete cascade,
  -- {"watchdog": true, …}: only what was chosen; a kind that is not named has its own default.
  kinds jsonb not null default '{}',
  pace text not null check (pace in ('daily', 'at-once')),
  -- Hours of Lisbon; both null: mails come at any hour.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  check ((quiet_from is null) = (quiet_to is null))
);

-- What was agreed to or refused, one row for each time: never changed, only added to.
create table identity.consent_record (
  id bigint generated always as identity primary key,
  person_id bigint not null references identity.person on delete cascade,
  what text not null,
  is_given boolean not null,
  text_version text not null,
  decided_at timestamptz not null
);
create index consent_record_person on identity.consent_record (person_id, what, id desc);

-- A copy of everything that is kept of a person, made by a job. It lies here and not in a file, so that it is gone with the person.
create table identity.export (
  id uuid primary key,
  person_id bigint not null references identity.person on delete cascade,
  asked_at timestamptz not null,
  made_at timestamptz,
  zip bytea,
  check ((made_at is null) = (zip is null))
);
create index export_person on identity.export (person_id, asked_at desc);
create index export_asked on identity.export (asked_at);

-- Accounts that are to be erased. Nothing is removed before due_at: to undo it, the row goes.
create table identity.erasure (
  person_id bigint primary key references identity.person on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- SHA-256 of the code in the mail's link.
  undo_hash bytea not null unique check (length(undo_hash) = 32)
);
create index erasure_due on identity.erasure (due_at);

-- What a person looked at last, the latest first: only while they have agreed to it ('viewed'). One row, rewritten: it is no history.
create table identity.viewed (
  person_id bigint primary key references identity.person on delete cascade,
  variant_ids bigint[] not null check (cardinality(variant_ids) <= 50)
);
