import { isLongCode } from '../display/CodeText';
import { TextWithCode } from '../display/TextWithCode';
import { readValue } from '../core/readValue';
import type { Resource } from '../../config/types';

interface TextAboutRecordProps {
  /** Text about the record, such as the question of a dialog. */
  text: string;
  resource: Pick<Resource, 'fields'> | undefined;
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A text about a record; the first code of the record in it (its id, or the value of a field with a copy button) is shown as one. */
export const TextAboutRecord = ({ text, resource, record }: TextAboutRecordProps) => (
  <TextWithCode
    text={text}
    code={record && findCodes(resource, record).find((value) => text.includes(value))}
  />
);

const findCodes = (
  resource: Pick<Resource, 'fields'> | undefined,
  record: Readonly<Record<string, unknown>>,
): string[] => {
  const copiedFields = Object.values(resource?.fields ?? {}).filter(({ copyButton }) => copyButton);
  return [record['id'], ...copiedFields.map((field) => readValue(field, record))]
    .map(String)
    .filter(isLongCode);
};
