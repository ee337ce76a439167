import type { FakeResponse } from './fakeHost';

/**
 * A response that the test holds back. The test may resolve it before the request: a page that loads slowly requests late, and
 * the response must not be lost.
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
