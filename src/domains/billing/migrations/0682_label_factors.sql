-- Factors of bids by the labels that shops give their items in feeds (custom_label_0 to 4; ADR 0120).
create table billing.bid_label_factor (
  eshop_id integer not null,
  label smallint not null check (label between 0 and 4),
  value text not null,
  percent integer not null check (percent between 0 and 300),
  primary key (eshop_id, label, value)
);
