// A lint rule for the journeys in e2e: what they read has to be waited for. Each message says what to write instead.

/** Reads the page as it is at this moment. */
const reads = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'url',
]);

/** Resolves with what comes after it was called, never with what was there before. */
const listeners = new Set(['waitForEvent', 'waitForRequest', 'waitForResponse']);

const calls =
  'Calls may still be to come: expect.poll(() => guard.calls()), guard.expectCalls or guard.expectNone.';
const once =
  'The page is read once, perhaps too early: expect.poll(() => …), or an expectation of the locator.';
const late = 'It listens after the cause: const x = page.waitFor…(…) before it, await x after it.';
const sleep = 'Time is no cause: wait for what is seen, or guard.settled().';
const day = 'A day may have 23 or 25 hours, and midnight may fall into the test: atNoon in e2e/clock.ts.';

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Whether something is read as often as a function is called that does nothing else: one that a poll can be given. */
function isLazy(node) {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return !at.async;
  return false;
}

/** Whether something is the subject of `expect(…)`, awaited there. */
function isExpected(node) {
  let at = node;
  while (at.parent && !isFunction(at) && at.parent.type !== 'CallExpression') at = at.parent;
  const { parent } = at;
  return parent?.type === 'CallExpression' && parent.callee.name === 'expect' && parent.arguments[0] === at;
}

const forTheCause = {
  create: (context) => ({
    CallExpression(node) {
      const { callee, parent } = node;
      const name = nameOf(callee);
      const report = (message) => context.report({ node, message });
      const isOf = (owner) => callee.type === 'MemberExpression' && callee.object.name === owner;
      const isAwaited = parent.type === 'AwaitExpression';
      if (name === 'calls' && isOf('guard') && !isLazy(node)) report(calls);
      if (reads.has(name) && isAwaited && callee.type === 'MemberExpression' && isExpected(parent))
        report(once);
      if (listeners.has(name) && isAwaited) report(late);
      if (name === 'waitForTimeout' || callee.name === 'setTimeout') report(sleep);
    },
    Literal(node) {
      if (node.value === 'networkidle') context.report({ node, message: sleep });
      if (node.value === 86_400_000 || node.value === 86_400) context.report({ node, message: day });
    },
  }),
};

export default { meta: { name: 'waits' }, rules: { 'for-the-cause': forTheCause } };
