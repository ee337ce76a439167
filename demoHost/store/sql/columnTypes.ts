import type { CustomTypesConfig } from 'pg';
import pg from 'pg';
import { decodeText, ESCAPE } from './textCodec';

/** Numbers of the types in PostgreSQL. */
const oids = { bigint: 20, text: 25, json: 114, texts: 1009 } as const;

const decodeJson = (text: string): unknown =>
  text.includes(ESCAPE)
    ? JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? decodeText(value) : value))
    : JSON.parse(text);

const parseTexts = pg.types.getTypeParser(oids.texts as number, 'text') as (
  text: string,
) => (string | null)[];

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Counts, which no double is too small for.
  [oids.bigint]: Number,
  [oids.text]: decodeText,
  [oids.json]: decodeJson,
  [oids.texts]: (text) => parseTexts(text).map((item) => (item === null ? item : decodeText(item))),
};

/** Parsers of the values that the database sends as text. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};
