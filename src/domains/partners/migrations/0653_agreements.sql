-- From when clicks may cost a shop something (ADR 0128): terms by which they cost hold for it from a moment of its own.
-- An accepted version holds from its own day at the earliest. The default is for a build that does not say it yet: version 2 is of 2026-12-15.
alter table partners.terms_acceptance
  add column holds_from timestamptz not null default greatest(now(), timestamptz '2026-12-15T00:00:00Z');
update partners.terms_acceptance
  set holds_from = case when version >= 2 then greatest(accepted_at, timestamptz '2026-12-15T00:00:00Z') else accepted_at end;

-- Shops that have no application, by the operator's word: an agreement was made with them elsewhere.
create table partners.agreement (
  eshop_id integer primary key,
  holds_from timestamptz not null,
  set_at timestamptz not null
);
