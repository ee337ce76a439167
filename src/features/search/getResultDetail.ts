import type { Resource } from '../../config/types';
import { secondaryText } from '../../fields/titles/recordTitle';

/**
 * Returns the text that distinguishes records of the same title: the one that their resource declares, else the e-mail of a
 * person, else the first column of their list that the result has a value for, else the code.
 */
export function getResultDetail(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  title: string,
  t: (text: string) => string,
): string | undefined {
  const columns = (resource.list?.columns ?? []).map(({ field }) => field.name);
  for (const template of [resource.secondaryText, ['email'], ...columns.map((name) => [name]), ['id']]) {
    const text = secondaryText({ ...resource, secondaryText: template }, record, title, t);
    if (text !== '') return text;
  }
  return undefined;
}
