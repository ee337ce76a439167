import type { FakeResponse } from './fakeHost';

/**
 * An answer that the test gives when it wants to. It may be given before it is asked for: a page that loads slowly asks late,
 * and what was given meanwhile must not be lost.
 */
export function deferred<Value = FakeResponse>(): {
  respond: () => Promise<Value>;
  resolve: (value: Value) => void;
} {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { respond: () => promise, resolve: settle };
}
