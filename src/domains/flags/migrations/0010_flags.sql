-- Feature flags and experiments (A-07, E-16). What a program needs of them is compiled into one payload for each environment.
create schema flags;

-- One row at most; none: nobody has set a flag yet. Counted up with every change, so that a process sees with one small read whether its copy is
-- the present one. No migration writes rows here: an export is imported into an empty database.
create table flags.revision (
  only_row boolean primary key default true check (only_row),
  n bigint not null,
  changed_at timestamptz not null
);

-- Where flags are asked for, and under which key: it stands in pages and is no secret.
create table flags.environment (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,31}$'),
  client_key text not null unique check (client_key ~ '^sdk-[A-Za-z0-9]{16,64}$')
);

create table flags.feature (
  feature_key text primary key check (feature_key ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  description text not null check (length(description) <= 300),
  -- Its rules are evaluated here for each who asks; the payload that anybody may read has its default value only.
  is_remote_only boolean not null default false
);

-- A feature may have another value, and other rules, in each environment; none: it has what the product begins with.
create table flags.feature_value (
  feature_key text not null references flags.feature,
  environment text not null references flags.environment,
  default_value jsonb not null,
  primary key (environment, feature_key)
);

create table flags.experiment (
  experiment_key text primary key check (experiment_key ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  status text not null check (status in ('draft', 'running', 'stopped')),
  -- name, variations, weights, coverage, hash attribute, namespace, goals: checked by the code (definitions/)
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  started_at timestamptz,
  stopped_at timestamptz,
  check (status = 'draft' or started_at is not null)
);

-- Of the rules of a feature the first that holds decides.
create table flags.rule (
  environment text not null,
  feature_key text not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('force', 'rollout', 'experiment')),
  experiment_key text references flags.experiment,
  -- value or values, condition, prerequisites, share
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  primary key (environment, feature_key, position),
  foreign key (environment, feature_key) references flags.feature_value (environment, feature_key),
  check ((kind = 'experiment') = (experiment_key is not null))
);

-- Lists of whom rules are about, by one attribute or by a condition. They never leave.
create table flags.saved_group (
  group_id text primary key check (group_id ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  settings jsonb not null check (jsonb_typeof(settings) = 'object')
);

-- Every change: who, when, from what to what. null: it was not there before.
create table flags.change (
  change_id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null check (length(who) between 1 and 100),
  subject text not null check (subject in ('feature', 'experiment', 'savedGroup', 'environment')),
  subject_key text not null,
  environment text,
  before jsonb,
  after jsonb not null
);
create index change_of_subject on flags.change (subject_key, change_id desc);
