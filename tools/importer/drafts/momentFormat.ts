import { asString } from '../spec/json.ts';
import type { SchemaShape } from '../spec/schemaShape.ts';

/** How a member stores a moment, and why it is taken for one if the file does not say it. */
interface MomentFormat {
  wireFormat: 'seconds' | 'ms' | 'iso' | 'iso-local';
  /** undefined if the format of the member says it. */
  reason?: string;
}

/** `createdAt`, `updated_at`, `last_login_timestamp`; and `created`, `dateCreated`, which are only texts that are moments. */
const MOMENT_NAME = /[a-z](?:At|_at|Timestamp|_timestamp)$|^timestamp$/;
const MOMENT_TEXT_NAME =
  /^(?:created|updated|modified|deleted)(?:_?(?:on|time))?$|^(?:date_?(?:created|updated|modified)|(?:created|updated|modified)_?date)$/i;
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/;
/** Seconds of the year 5138; larger numbers are milliseconds. */
const MAX_SECONDS = 1e11;

/** Returns how a member stores a moment: by its format, else guessed by its example or its name; undefined if it is none. */
export function momentFormat(member: string, { type, node }: SchemaShape): MomentFormat | undefined {
  const format = asString(node.format) ?? '';
  const example = node.example ?? (Array.isArray(node.examples) ? (node.examples[0] as unknown) : undefined);
  if (type === 'string') return textMoment(member, format, asString(example));
  return type === 'integer' || type === 'number'
    ? numberMoment(member, format, type, example, node)
    : undefined;
}

function textMoment(member: string, format: string, example: string | undefined): MomentFormat | undefined {
  if (/^date-?time$/i.test(format)) return { wireFormat: 'iso' };
  if (/^timestamp/i.test(format)) return { wireFormat: /without/i.test(format) ? 'iso-local' : 'iso' };
  if (format !== '') return undefined;
  if (example !== undefined && ISO_MOMENT.test(example))
    return {
      wireFormat: HAS_ZONE.test(example) ? 'iso' : 'iso-local',
      reason: `by its example "${example}"`,
    };
  const hasName = MOMENT_NAME.test(member) || MOMENT_TEXT_NAME.test(member);
  return hasName && example === undefined ? { wireFormat: 'iso', reason: 'by its name' } : undefined;
}

function numberMoment(
  member: string,
  format: string,
  type: string,
  example: unknown,
  { description }: SchemaShape['node'],
): MomentFormat | undefined {
  if (/^(?:unix-?time|timestamp|epoch)-?(?:ms|milli)/i.test(format)) return { wireFormat: 'ms' };
  if (/^(?:unix-?time|timestamp|epoch)/i.test(format)) return { wireFormat: 'seconds' };
  if (!MOMENT_NAME.test(member)) return undefined;
  const isMs =
    /\bmilli|\bms\b/i.test(asString(description) ?? '') ||
    (typeof example === 'number' && example > MAX_SECONDS);
  if (isMs) return { wireFormat: 'ms', reason: 'by its name and its description or example' };
  return type === 'integer' ? { wireFormat: 'seconds', reason: 'by its name' } : undefined;
}
