import type { Resource } from '../../config/types';
import { secondaryText } from '../../fields/titles/recordTitle';

/**
 * Returns the text that distinguishes records of the same title: the one that their resource declares, else the e-mail of a
 * person, else the code.
 */
export function getResultDetail(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  title: string,
  t: (text: string) => string,
): string | undefined {
  const secondary = secondaryText(resource, record, title, t);
  if (secondary !== '') return secondary;
  const { email, id } = record;
  const identifier = [email, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return identifier === undefined ? undefined : String(identifier);
}
