import { CodeText, isLongCode } from '../display/CodeText';
import { readValue } from '../core/readValue';
import type { Resource } from '../../config/types';

interface TextWithCodesProps {
  /** Text about the record, such as the question of a dialog. */
  text: string;
  resource: Pick<Resource, 'fields'> | undefined;
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A text about a record; the first code of the record in it (its id, or the value of a field with a copy button) is shown as one. */
export const TextWithCodes = ({ text, resource, record }: TextWithCodesProps) => {
  const code = record && findCodes(resource, record).find((value) => text.includes(value));
  if (code === undefined) return <span>{text}</span>;
  const start = text.indexOf(code);
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <CodeText text={code} className="inline-code" />
      <span>{text.slice(start + code.length)}</span>
    </>
  );
};

const findCodes = (
  resource: Pick<Resource, 'fields'> | undefined,
  record: Readonly<Record<string, unknown>>,
): string[] => {
  const copiedFields = Object.values(resource?.fields ?? {}).filter(({ copyButton }) => copyButton);
  return [record['id'], ...copiedFields.map((field) => readValue(field, record))]
    .map(String)
    .filter(isLongCode);
};
