-- How much products are asked for (ADR 0071): sums that decay by themselves, so that no click is kept here.
create table search.popularity (
  product_id bigint primary key,
  -- weighed by the places where people clicked, as of scored_at; half of it is left after each half-life
  score double precision not null,
  -- people a day, unweighed, decaying alike
  visitors double precision not null,
  scored_at timestamptz not null,
  -- as it was last told to the offers
  step smallint not null default 0,
  -- when somebody must look at it again: it was clicked on, or time alone lowers its step; then it is forgotten
  due_at timestamptz not null
);
create index popularity_due on search.popularity (due_at);
create index popularity_stepped on search.popularity (product_id) where step > 0;

-- How much of what a shop sends is right: its last imports, the newest counting most.
create table search.shop_accuracy (
  eshop_id integer primary key,
  accuracy double precision not null,
  imports integer not null
);
