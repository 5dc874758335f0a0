-- A shop's statistics ask for its purchases by the day on which they were made, and for the first of them.
create index purchase_of_shop on orders.purchase (eshop_id, ordered_at);
