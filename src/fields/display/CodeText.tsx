import { withSoftBreaks } from './withSoftBreaks';

interface CodeTextProps {
  /** Not empty. */
  text: string;
  className: string;
}

/** Capital letters and digits, too many to read at a glance. Letters alone may be a word; few words have five consonants in a row. */
const LONG_CODE = /^(?=.*(?:\d|[^AEIOUY]{5}))[A-Z\d]{8,}$/;

/** True for a text that is shown in groups of four. */
export const isLongCode = (text: string): boolean => LONG_CODE.test(text);

/**
 * A code that people pass on, in the face of codes. A long one is in groups of four, spaced by margins, without a
 * last group of one: its text has no spaces,
 * so that it is copied and found as the host sent it.
 */
export const CodeText = ({ text, className }: CodeTextProps) => (
  <span className={`${className} code-text`}>
    {isLongCode(text)
      ? text.match(/.{4}.$|.{1,4}/g)?.map((group, index) => <span key={index}>{group}</span>)
      : withSoftBreaks(text)}
  </span>
);
