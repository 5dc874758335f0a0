-- Who may act for a shop (ADR 0123). Detachable: shops and people are kept by their ids only.
create table partners.member (
  eshop_id integer not null,
  person_id bigint not null,
  role text not null check (role in ('owner', 'manager', 'finance', 'viewer')),
  since timestamptz not null,
  -- The person who let them in; null: a command of the operator, or somebody whose account is gone.
  added_by bigint,
  primary key (eshop_id, person_id)
);
create index member_person on partners.member (person_id);
