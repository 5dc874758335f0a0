-- Clicks as they came, one row each, append-only; what they are worth is decided afterwards (decisions.md, Clicks and login).
create schema clicks;

create table clicks.click (
  -- made by the server for each request: draining a spool file twice changes nothing
  uid uuid primary key,
  -- the visitor's page may name a click to find it again; made by the server when absent
  click_id text not null,
  at timestamptz not null,
  variant_id bigint not null,
  product_id bigint not null,
  eshop_id integer not null,
  -- of the offer at the click
  price_cents integer not null,
  -- per click at the click; 0 until bids exist
  cpc_cents integer not null default 0,
  source smallint not null,
  position integer,
  rendering text,
  -- good, stale, missing or forged
  rendering_state text not null check (rendering_state in ('good', 'stale', 'missing', 'forged')),
  -- the click host's cookie, shown by the browser or given to it with this answer
  visitor text not null,
  visitor_shown boolean not null,
  -- daily-keyed hash of address and agent, for browsers that keep no cookie; never an address
  visitor_day text not null,
  user_agent text,
  -- HEAD, prefetch and the like, as the request said it
  purpose text,
  extra jsonb,
  -- null until classified
  classified_at timestamptz,
  billable boolean,
  reason text
);
create index click_unclassified on clicks.click (at) where classified_at is null;
create index click_visitor on clicks.click (variant_id, visitor, at);
create index click_visitor_day on clicks.click (variant_id, visitor_day, at);
create index click_eshop on clicks.click (eshop_id, at);
create index click_click_id on clicks.click (click_id, at);
