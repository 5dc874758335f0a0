-- What comparing found keeps how sure it is, in thousandths, and a third list: what looks the same and is proposed, not merged
-- (ADR 0047). All offers are looked at once more, which fills them.
alter table offers.match_relation
  add column same_scores smallint[] not null default '{}',
  add column twin bigint[] not null default '{}',
  add column twin_scores smallint[] not null default '{}';
insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), id from offers.variant on conflict do nothing;

-- A shopper says whether two offers of two products are one article. Changes nothing by itself.
create table offers.twin_answer (
  variant_id bigint not null,
  other_id bigint not null check (other_id > variant_id),
  -- a hash of the address with the day: the same person is counted once
  answerer text not null,
  is_same boolean not null,
  answered_at timestamptz not null,
  primary key (variant_id, other_id, answerer)
);
create index twin_answer_other on offers.twin_answer (other_id);
