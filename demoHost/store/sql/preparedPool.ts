import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements that a connection keeps prepared; each one takes some ten kilobytes on the server. */
const MAX_STATEMENTS = 200;

/**
 * A plan for any value suits statements that find rows by keys. One with a pattern depends on how many rows it matches, so the
 * server plans it each time.
 */
const dependsOnValues = / like \$/;

/** Names of the prepared statements by their text, which is the same in each call of a kind. */
class StatementNames {
  private readonly names = new Map<string, string>();

  /** Returns the name of a statement; undefined if it is not to be prepared. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MAX_STATEMENTS || dependsOnValues.test(text)) return known;
    const name = `console_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}

/** The pool of `pg` for Kysely, with statements that the server parses once a connection. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query: unknown = (text: string, values: unknown[]) => {
      const name = values.length > 0 ? names.nameOf(text) : undefined;
      return client.query(name === undefined ? { text, values } : { name, text, values });
    };
    return {
      // Without a cursor in its options, Kysely passes texts only.
      query: query as PostgresPoolClient['query'],
      release: (...args) => client.release(...args),
    };
  };
  return { connect: async () => wrap(await pool.connect()), end: () => pool.end() };
}
