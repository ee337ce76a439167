import type { Resource } from '../../config/types';
import { secondaryText } from '../../fields/titles/recordTitle';

type RecordMembers = Readonly<Record<string, unknown>>;

/** Texts that distinguish records of the same title. */
interface ResultDetail {
  text: string | undefined;
  /** Id of the record, if people pass it on and neither title nor text has it. */
  code: string | undefined;
}

/** True if people pass the id on: its field has a button that copies it. */
const hasCodeAsId = ({ fields }: Resource): boolean => fields['id']?.copyButton === true;

/** True if the title of a record is its code alone. */
export const isTitledByCode = (resource: Resource, record: RecordMembers, title: string): boolean =>
  hasCodeAsId(resource) && title === record['id'];

/**
 * Returns the texts that distinguish records of the same title: those that their resource declares, else the e-mail of a
 * person, else the type, else the id.
 */
export function getResultDetail(
  resource: Resource,
  record: RecordMembers,
  title: string,
  t: (text: string) => string,
): ResultDetail {
  // The page of results has loaded what titles need, not the lists.
  const { fields } = resource;
  const isCode = hasCodeAsId(resource);
  const declared = isCode
    ? resource.secondaryText.filter((template) => template !== 'id')
    : resource.secondaryText;
  const code = isCode && title !== record['id'] ? String(record['id']) : undefined;
  for (const template of [declared, ['email'], ['type'], ...(isCode ? [] : [['id']])]) {
    const text = secondaryText({ fields, secondaryText: template }, record, title, t);
    if (text !== '') return { text, code };
  }
  return { text: undefined, code };
}
