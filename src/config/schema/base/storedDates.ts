import * as z from 'zod/mini';

/** Formats of moments on the wire. A file of its own: the fields need it without the schema of dialects. */
export const storedDatesSchema = z.enum([
  'seconds',
  'ms',
  'iso',
  'iso-local',
  'iso-date',
  'sql',
  'day-first',
  'month-first',
]);
