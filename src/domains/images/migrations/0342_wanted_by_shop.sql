-- What pages wait for is taken shop by shop, by jobs (ADR 0055).
drop index images.source_wanted;
