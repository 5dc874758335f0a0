-- The currency of a feed's prices that name none, as the shop has said it (ADR 0044); null: it has not. Only euros are sold.
alter table feeds.feed add column currency text check (currency = 'EUR');
