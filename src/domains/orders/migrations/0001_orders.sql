-- Purchases as shops tell of them. Shops, offers and clicks are ids here (docs/domains.json, detachable).
create schema orders;
