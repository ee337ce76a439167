import { Fragment } from 'react';

/** A text that may be an address: a line that is too short for it ends after its @, not in the middle of a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
