import { expect, it } from 'vitest';
import { normaliseOutcome } from '../../src/config/normalise/outcome';
import { resolveOutcome } from '../../src/mutations/executeMutation';
import { toResponseScope } from '../../src/mutations/outcome/responseScope';
import { linkActions } from './_linkActions';

const outcomes = (linkActions.grantUser.outcomes ?? []).map(normaliseOutcome);

it.each([
  [{ added: [1], existing: [] }, /%\{result\.added_count\}/],
  [{ data: { added: [], existing: [1], failed: [] } }, /%\{result\.added_count\}/],
  [{ added: [1], existing: [2], failed: [{ deployment_id: 'D1' }] }, /^No se ha podido dar acceso/],
  [{}, /^El servicio no dice/],
  [null, /^El servicio no dice/],
  ['', /^El servicio no dice/],
  [[], /^El servicio no dice/],
  [{ added: [1] }, /^El servicio no dice/],
  [{ added: null, existing: null, failed: null }, /^El servicio no dice/],
  [{ added: 'x', existing: {} }, /^El servicio no dice/],
  [{ added: [1], existing: [], failed: {} }, /^El servicio no dice/],
])('a bulk grant answered %j says what the host said, and no more [PASSET-11, PASSET-13]', (body, text) => {
  const end = resolveOutcome({ status: 200 }, outcomes, { result: toResponseScope(body) });
  expect('text' in end && end.text).toMatch(text);
});
