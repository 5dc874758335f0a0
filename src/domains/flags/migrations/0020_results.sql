-- What came of experiments. A visitor is a random number of a browser whose person agreed to analytics (cookie experiment-visitor); it is
-- tied to no account and no address. Forgotten with age (worker.ts).

-- Who has seen which variation, once each.
create table flags.exposure (
  experiment_key text not null references flags.experiment,
  visitor_id uuid not null,
  variation smallint not null check (variation between 0 and 9),
  at timestamptz not null,
  primary key (experiment_key, visitor_id, variation)
);
create index exposure_of_visitor on flags.exposure (visitor_id);
create index exposure_at on flags.exposure (at);

-- Who has reached a goal of an experiment after having seen it, once each.
create table flags.conversion (
  experiment_key text not null references flags.experiment,
  visitor_id uuid not null,
  goal text not null,
  at timestamptz not null,
  primary key (experiment_key, visitor_id, goal)
);
create index conversion_at on flags.conversion (at);
