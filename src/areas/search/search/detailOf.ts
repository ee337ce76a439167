import type { Resource } from '../../../config/types';
import { secondaryText } from '../../../fields/recordTitle';

/** What tells records of the same title apart: what their resource says, else the e-mail of a person, else the code. */
export function detailOf(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  title: string,
  t: (text: string) => string,
): string | undefined {
  const own = secondaryText(resource, record, title, t);
  if (own !== '') return own;
  const { email, id } = record;
  const found = [email, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? undefined : String(found);
}
