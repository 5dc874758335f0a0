-- Walls of what a shop's clicks may cost (ADR 0121). Without a row there are none. Money in micro-euros.
create table billing.budget (
  eshop_id integer primary key,
  -- days and months of Portugal; null: no such wall
  daily_micros bigint check (daily_micros >= 0),
  monthly_micros bigint check (monthly_micros >= 0),
  is_paused boolean not null default false,
  -- [{days: [1…7], from: minute, to: minute}]; empty: always
  hours jsonb not null default '[]',
  -- whether clicks are paid for now, as its offers were last told
  is_open boolean not null default true
);

-- What a shop has been told of a period, once: '2026-11-26' or '2026-11', 80 or 100 percent.
create table billing.budget_alert (
  eshop_id integer not null,
  period text not null,
  percent integer not null,
  told_at timestamptz not null,
  primary key (eshop_id, period, percent)
);
