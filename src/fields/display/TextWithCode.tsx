import { CodeText, isLongCode } from './CodeText';

interface TextWithCodeProps {
  text: string;
  /** Code that the text may contain, such as the id of its record. */
  code: string | undefined;
}

/** A text in which a long code is shown as one: in the face of codes and in groups of four. */
export const TextWithCode = ({ text, code }: TextWithCodeProps) => {
  const start = code !== undefined && isLongCode(code) ? text.indexOf(code) : -1;
  if (code === undefined || start < 0) return <span>{text}</span>;
  const end = start + code.length;
  return (
    <>
      {start > 0 && <span>{text.slice(0, start)}</span>}
      <CodeText text={code} className="inline-code" />
      {end < text.length && <span>{text.slice(end)}</span>}
    </>
  );
};
