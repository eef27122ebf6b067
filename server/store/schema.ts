/** What brings a store from each version to the next. Never changed once published: a new version is a new line. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    public INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    phase TEXT NOT NULL,
    host TEXT NOT NULL,
    chairs TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_in_the_open ON tables (touched) WHERE public = 1 AND phase <> 'over';
  CREATE INDEX tables_to_forget ON tables (touched) WHERE phase <> 'running';
  CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY ("table", n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sitters (
    person TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_of_table ON sitters ("table");
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;
  `,
  // Who is at a table is known to the rooms alone, and so is what is open.
  'DROP INDEX tables_in_the_open',
  // Rules have versions; what a list tells of a table, and what waking it takes, stands ready; guests can be forgotten.
  `
  ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN due TEXT;
  ALTER TABLE tables ADD COLUMN retired INTEGER;
  ALTER TABLE entries ADD COLUMN record TEXT;
  CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    n INTEGER NOT NULL,
    match TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE people ADD COLUMN renewed INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen = unixepoch() * 1000;
  CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  DROP INDEX tables_to_forget;
  CREATE INDEX tables_by_age ON tables (created);
  CREATE INDEX people_by_age ON people (seen);
  `,
  // What each viewer saw of a match that is over: it outlives the rules.
  `
  CREATE TABLE films (
    "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    reels BLOB NOT NULL
  ) STRICT;
  `,
  // What is over can be kept by who played, and watched by all where its table was open; what somebody did there
  // outlives it.
  `
  ALTER TABLE sitters ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX sitters_who_keep ON sitters ("table") WHERE kept = 1;
  CREATE TABLE archive (
    "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    ended INTEGER NOT NULL,
    watched INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX archive_by_end ON archive (ended);
  CREATE INDEX archive_by_watched ON archive (watched, ended);
  CREATE TABLE records (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    seat TEXT NOT NULL,
    won INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    feats TEXT NOT NULL,
    PRIMARY KEY (person, match)
  ) STRICT, WITHOUT ROWID;
  `,
  // What opens the commitment to a deal.
  'ALTER TABLE tables ADD COLUMN nonce TEXT',
  // What watchers said and guessed, beside the log.
  `
  CREATE TABLE audience (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY ("table", n)
  ) STRICT, WITHOUT ROWID;
  `,
  // By which keys a table is filmed, and what the desk has chosen.
  `
  CREATE TABLE streams (
    key TEXT PRIMARY KEY,
    desk TEXT NOT NULL UNIQUE,
    "table" TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE,
    host TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Which process plays a table, and the number that it writes with: whoever has been overtaken has an old one.
  `
  ALTER TABLE tables ADD COLUMN owner TEXT;
  ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
  CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Tables of days: until when each chair has time, and how often it was played for; which of them may have to be woken.
  `
  CREATE TABLE runs (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    player INTEGER NOT NULL,
    ends INTEGER,
    missed INTEGER NOT NULL,
    PRIMARY KEY ("table", player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_of_days ON tables (id) WHERE seconds >= 86400 AND phase = 'running';
  `,
  // Who wants to be called, on which devices, and what is still to be said.
  `
  CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    added INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_of_people ON devices (person);
  CREATE TABLE wishes (
    person TEXT PRIMARY KEY,
    wishes TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE calls (
    person TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX calls_of_tables ON calls ("table");
  CREATE INDEX calls_by_time ON calls (at);
  `,
  // By which guests come back.
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of_people ON passkeys (person);
  `,
]
