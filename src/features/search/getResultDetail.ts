import type { Resource } from '../../config/types';
import { secondaryText } from '../../fields/titles/recordTitle';

/**
 * Returns the text that distinguishes records of the same title: the one that their resource declares, else the e-mail of a
 * person, else the type, else the code.
 */
export function getResultDetail(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  title: string,
  t: (text: string) => string,
): string | undefined {
  // The page of results has loaded what titles need, not the lists.
  const { fields } = resource;
  for (const template of [resource.secondaryText, ['email'], ['type'], ['id']]) {
    const text = secondaryText({ fields, secondaryText: template }, record, title, t);
    if (text !== '') return text;
  }
  return undefined;
}
