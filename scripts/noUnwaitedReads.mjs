// A lint rule for the journeys in e2e: what they read has to be waited for. Each message says what to write instead.

/** Reads the page as it is at this moment. */
const instantReads = new Set([
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
const lateListeners = new Set(['waitForEvent', 'waitForRequest', 'waitForResponse']);

const callsMessage =
  'Calls may still be to come: expect.poll(() => guard.calls()), guard.expectCalls or guard.expectNone.';
const readOnceMessage =
  'The page is read once, perhaps too early: expect.poll(() => …), or an expectation of the locator.';
const lateListenerMessage =
  'It listens after the cause: const x = page.waitFor…(…) before it, await x after it.';
const sleepMessage = 'Time is no cause: wait for what is seen, or guard.settled().';
const dayLengthMessage =
  'A day may have 23 or 25 hours, and midnight may fall into the test: atNoon in e2e/clock.ts.';

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** True if something is read as often as a function is called that does nothing else: one that a poll can be given. */
function isLazy(node) {
  for (let current = node.parent; current; current = current.parent)
    if (isFunction(current)) return !current.async;
  return false;
}

/** True if something is the subject of `expect(…)`, awaited there. */
function isExpectSubject(node) {
  let current = node;
  while (current.parent && !isFunction(current) && current.parent.type !== 'CallExpression')
    current = current.parent;
  const { parent } = current;
  return (
    parent?.type === 'CallExpression' && parent.callee.name === 'expect' && parent.arguments[0] === current
  );
}

const awaitCauseRule = {
  create: (context) => ({
    CallExpression(node) {
      const { callee, parent } = node;
      const name = nameOf(callee);
      const report = (message) => context.report({ node, message });
      const isMethodOf = (owner) => callee.type === 'MemberExpression' && callee.object.name === owner;
      const isAwaited = parent.type === 'AwaitExpression';
      if (name === 'calls' && isMethodOf('guard') && !isLazy(node)) report(callsMessage);
      if (
        instantReads.has(name) &&
        isAwaited &&
        callee.type === 'MemberExpression' &&
        isExpectSubject(parent)
      )
        report(readOnceMessage);
      if (lateListeners.has(name) && isAwaited) report(lateListenerMessage);
      if (name === 'waitForTimeout' || callee.name === 'setTimeout') report(sleepMessage);
    },
    Literal(node) {
      if (node.value === 'networkidle') context.report({ node, message: sleepMessage });
      if (node.value === 86_400_000 || node.value === 86_400)
        context.report({ node, message: dayLengthMessage });
    },
  }),
};

export default { meta: { name: 'waits' }, rules: { 'for-the-cause': awaitCauseRule } };
