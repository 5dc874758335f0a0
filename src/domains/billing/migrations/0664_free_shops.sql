-- Shops whose clicks are free until a moment that is known, as it was when their offers were told what clicks cost (ADR 0128): then they are told anew.
create table billing.free_shop (
  eshop_id integer primary key,
  until timestamptz not null
);
