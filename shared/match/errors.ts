/** It is not on disk, and nobody has seen it. The cause's text may hold secrets. */
export class Unwritten extends Error {}

/** The log has gone on without whoever wrote this: another writer has the table. */
export class OutOfStep extends Error {}

/** What is kept of a table makes no sense. */
export class Damaged extends Error {}
