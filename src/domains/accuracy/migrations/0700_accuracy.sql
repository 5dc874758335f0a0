-- Accuracy: say what stands here and why it is kept.
create schema accuracy;
