import type { FakeAnswer } from './fakeRequest';

/**
 * An answer that the test gives when it wants to. It may be given before it is asked for: a page that loads slowly asks late,
 * and what was given meanwhile must not be lost.
 */
export function later<Value = FakeAnswer>(): { answer: () => Promise<Value>; give: (value: Value) => void } {
  let give: (value: Value) => void = () => undefined;
  const given = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { answer: () => given, give };
}
