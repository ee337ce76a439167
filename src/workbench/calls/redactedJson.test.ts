import { expect, it } from 'vitest';
import { workbenchTexts } from '../texts';
import { formatRedactedJson, redactUrl } from './redactedJson';

it('shows no secret, however it is written, and hides nothing that tells nobody anything', () => {
  const value = {
    name: 'Norte',
    token: 'abc',
    tokens: ['abc'],
    password: 1234,
    deep: [{ api_key: { value: 'abc' } }],
    has_password: true,
    secret: '',
    old_token: null,
  };
  const text = formatRedactedJson(value);
  expect(text).not.toMatch(/abc|1234/);
  expect(JSON.parse(text)).toMatchObject({ name: 'Norte', has_password: true, secret: '', old_token: null });
  expect(redactUrl('/pumps?page=1&access_token=abc&name=x')).toBe(
    `/pumps?page=1&access_token=${workbenchTexts.hidden}&name=x`,
  );
});
