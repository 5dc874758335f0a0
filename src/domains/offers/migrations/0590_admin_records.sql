-- What an admin was shown of an offer (GET /v1/data), once a day and category, so that the next one sees what has changed.
create table offers.admin_record (
  variant_id bigint not null,
  -- whose listing the place is of; 0: the whole catalogue's
  category_id integer not null,
  -- in Lisbon
  day date not null,
  data jsonb not null,
  primary key (variant_id, category_id, day)
);
create index admin_record_day on offers.admin_record (day);
