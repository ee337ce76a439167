import { expect, it } from 'vitest';
import { normaliseOutcome } from '../../src/config/normalise/ending';
import { endOf } from '../../src/writes/endOf';
import { resultOf } from '../../src/writes/result';
import { linkActions } from './_linkActions';

const outcomes = (linkActions.grantUser.outcomes ?? []).map(normaliseOutcome);

it.each([
  [{ added: [1], existing: [] }, /%\{result\.added_count\}/],
  [{ data: { added: [], existing: [1], failed: [] } }, /%\{result\.added_count\}/],
  [{}, /^Acceso dado$/],
  [null, /^Acceso dado$/],
  [{ added: [1] }, /^Acceso dado$/],
])('a bulk grant answered %j counts only what the host counted [PASSET-13]', (body, text) => {
  const end = endOf({ status: 200 }, outcomes, { result: resultOf(body) });
  expect('text' in end && end.text).toMatch(text);
});
