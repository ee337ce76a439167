import { describe, expect, it } from 'vitest';
import { UsageError, readConformanceOptions } from './conformanceOptions';

describe('readOptions', () => {
  it('takes its options; the token may come from the environment', () => {
    expect(readConformanceOptions(['--url', 'https://a.example/api/', '--token', 'abc'], {})).toEqual({
      url: 'https://a.example/api',
      token: 'abc',
      config: undefined,
      credentials: undefined,
      origin: undefined,
      write: false,
      json: false,
      only: [],
      timeout: 10_000,
    });
    const args = ['--url', 'http://a', '--origin', 'https://b.example/x', '--write', '--json'];
    expect(
      readConformanceOptions([...args, '--only', 'users', '--only', 'x', '--timeout', '5'], {
        CONFORMANCE_TOKEN: 't',
      }),
    ).toMatchObject({
      token: 't',
      origin: 'https://b.example',
      write: true,
      json: true,
      only: ['users', 'x'],
      timeout: 5,
    });
  });

  it('takes a user in place of the token, whose password comes from the environment', () => {
    const args = ['--url', 'http://a', '--config', 'c.json', '--user', 'ana'];
    expect(readConformanceOptions(args, { CONFORMANCE_PASSWORD: 's' })).toMatchObject({
      token: undefined,
      config: 'c.json',
      credentials: { user: 'ana', password: 's' },
    });
    expect(() => readConformanceOptions(args, {})).toThrow('The password of --user is missing');
  });

  it.each([
    [[], '--url is missing'],
    [['--url', 'https://a'], 'The token is missing'],
    [['--url', 'https://a', '--config', 'c.json'], 'The token is missing'],
    [['--url', 'a.example', '--token', 't'], '--url must be'],
    [['--url', 'ftp://a', '--token', 't'], '--url must be'],
    [['--url', 'https://u:p@a', '--token', 't'], '--url must be'],
    [['--url', 'https://a/?x=1', '--token', 't'], '--url must be'],
    [['--url', 'https://a', '--token', 'a b'], 'The token has characters'],
    [['--url', 'https://a', '--token', 'a\nb'], 'The token has characters'],
    [['--url', 'https://a', '--token', 't', '--timeout', '0'], '--timeout'],
    [['--url', 'https://a', '--token', 't', '--timeout', 'x'], '--timeout'],
    [['--url', 'https://a', '--token', 't', '--origin', 'x'], '--origin must be'],
    [['--url', 'https://a', '--token', 't', '--nada'], 'Invalid option: --nada.'],
    [['--url', 'https://a', 'sec-ret'], 'Invalid options.'],
  ])('%j is one clear line without the token', (args, expected) => {
    const read = () => readConformanceOptions(args, {});
    expect(read).toThrow(UsageError);
    expect(read).toThrow(expected);
    expect(read).not.toThrow(/\n/);
  });
});
