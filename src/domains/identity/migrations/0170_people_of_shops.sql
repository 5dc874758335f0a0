-- Who speaks for a shop is asked with each order that is told: few people have one.
create index person_eshops on identity.person using gin ((roles -> 'eshops')) where roles ? 'eshops';
